/** The number of bytes before the picture: the file's header and one directory entry. */
const headerSize = 22;

/**
 * A PNG as an `.ico` file, which some programs request even if the page names other icons. The format allows PNGs since 2006.
 * @param size the PNG's width and height in pixels, below 256
 */
export function icoFile(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headerSize + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // an icon
  view.setUint16(4, 1, true); // one picture
  view.setUint8(6, size);
  view.setUint8(7, size);
  view.setUint16(10, 1, true); // colour planes
  view.setUint16(12, 32, true); // bits a pixel
  view.setUint32(14, png.length, true);
  view.setUint32(18, headerSize, true);
  file.set(png, headerSize);
  return file;
}
