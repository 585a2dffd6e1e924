const decode = (label: string, bytes: Uint8Array) =>
  new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);

/**
 * Reads the text of a file: UTF-16 by its mark, then UTF-8, or else windows-1252, in which each byte is a letter and which older
 * Windows programs write as “ANSI” (https://encoding.spec.whatwg.org/#names-and-labels).
 */
export function decodeText(bytes: Uint8Array): {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252';
} {
  const [first, second] = bytes;
  const isPaired = bytes.length % 2 === 0;
  try {
    if (isPaired && first === 0xff && second === 0xfe)
      return { text: decode('utf-16le', bytes.subarray(2)), encoding: 'utf-16' };
    if (isPaired && first === 0xfe && second === 0xff)
      return { text: decode('utf-16be', bytes.subarray(2)), encoding: 'utf-16' };
    return { text: decode('utf-8', bytes), encoding: 'utf-8' };
  } catch {
    return { text: windows1252(bytes), encoding: 'windows-1252' };
  }
}

/** The letters of windows-1252 from 0x80 to 0x9F; all others are those of Latin-1 (https://encoding.spec.whatwg.org/index-windows-1252.txt). */
const letters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Not by `TextDecoder`, which before Node.js 24 takes windows-1252 for Latin-1. */
function windows1252(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString('latin1');
  return latin.replace(/[\x80-\x9f]/g, (letter) => letters[letter.charCodeAt(0) - 0x80] ?? letter);
}

export const notUtf8 =
  'The file is not UTF-8, so it was read as windows-1252 (“ANSI”): look at its £, dashes, quotation marks and accents, and save it as UTF-8.';
