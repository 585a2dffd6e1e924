import qrcode from 'qrcode-generator';

/** A QR code as an SVG path in a square, with the light margin that ISO/IEC 18004 requires. */
export type QrCode = NonNullable<ReturnType<typeof makeQrCode>>;

/** The width of the light margin, in modules. */
const margin = 4;

/** The capacity in bytes of the largest code at error correction level M (ISO/IEC 18004, table 7: version 40). */
const maxBytes = 2_331;

/**
 * Makes a QR code, in which each run of dark modules in a row is one dash. Only the server runs this, so that the library
 * is not part of the browser's scripts.
 * @param text an address, in ASCII
 * @returns undefined when the text exceeds the capacity of a QR code
 */
export function makeQrCode(text: string) {
  if (Buffer.byteLength(text) > maxBytes) return undefined;
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  /**
   * SVG path data of a stroke, one module wide, through the dark modules. The page contains it twice, as HTML and as data;
   * compression removes the second copy.
   */
  let path = '';
  for (let row = 0; row < count; row += 1) {
    const modules = Array.from({ length: count }, (_, column) => Number(code.isDark(row, column))).join('');
    let pen = 0;
    for (const { 0: dash, index } of modules.matchAll(/1+/g)) {
      path += pen === 0 ? `M${margin + index} ${margin + row}.5` : `m${index - pen} 0`;
      path += `h${dash.length}`;
      pen = index + dash.length;
    }
  }
  /** Width and height of the square, in modules. */
  const size = count + 2 * margin;
  return { size, path };
}
