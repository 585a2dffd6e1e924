export type ImageSize = { readonly width: number; readonly height: number };

/**
 * The size in pixels that the bytes of a PNG, GIF, JPEG, WebP, AVIF or SVG say they have. A JPEG's size is that of
 * its stored pixels (EXIF orientation is not applied).
 * @returns undefined for anything else, or when the bytes are broken
 */
export function imageSize(bytes: Buffer, mediaType: string): ImageSize | undefined {
  try {
    switch (mediaType) {
      case 'image/png':
        return positive(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
      case 'image/gif':
        return positive(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
      case 'image/jpeg':
        return jpegSize(bytes);
      case 'image/webp':
        return webpSize(bytes);
      case 'image/avif':
        return avifSize(bytes);
      case 'image/svg+xml':
        return svgSize(bytes.toString('utf8'));
      default:
        return undefined;
    }
  } catch (error) {
    // Reading past the end of a cut-off file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function positive(width: number, height: number): ImageSize | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** ITU-T T.81 B.2.2: the frame header SOF0…SOF15 (but not DHT, JPG, DAC) carries the size. */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return positive(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** RFC 9649: extended (VP8X), lossless (VP8L) and lossy (VP8) files each say it in their own place. */
function webpSize(bytes: Buffer): ImageSize | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return positive(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return positive((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
    }
    case 'VP8 ':
      return positive(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
    default:
      return undefined;
  }
}

/** ISO/IEC 23008-12: the first image spatial extents box. */
function avifSize(bytes: Buffer): ImageSize | undefined {
  const box = bytes.indexOf('ispe', 0, 'latin1');
  return box === -1 ? undefined : positive(bytes.readUInt32BE(box + 8), bytes.readUInt32BE(box + 12));
}

function svgSize(text: string): ImageSize | undefined {
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const side = (name: string) => Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(root)?.[1]);
  if (side('width') > 0 && side('height') > 0)
    return positive(Math.round(side('width')), Math.round(side('height')));
  const box = /\sviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root);
  return box === null ? undefined : positive(Math.round(Number(box[1])), Math.round(Number(box[2])));
}
