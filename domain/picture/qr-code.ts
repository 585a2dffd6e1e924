import qrcode from 'qrcode-generator';

/** A QR code, drawn: one line in a square of so many units, with the light margin that ISO/IEC 18004 asks for. */
export interface QrCode {
  /** Width and height of the square, in modules. */
  readonly size: number;
  /**
   * SVG path data of a line, one module wide, through the dark modules. Beside the drawing itself it costs a page's data
   * next to nothing: compressed, it is the same line again.
   */
  readonly path: string;
}

/** In modules. */
const margin = 4;

/** The longest text that the largest code holds at level M of error correction, in bytes (ISO/IEC 18004, table 7: version 40). */
const maxBytes = 2_331;

/**
 * Makes a QR code: each run of dark modules in a row is one dash. Used on the server only: the library is no part of what
 * a browser is sent.
 * @param text an address, in ASCII
 * @returns undefined when the text is longer than a QR code holds: the page then goes without one
 */
export function makeQrCode(text: string): QrCode | undefined {
  if (Buffer.byteLength(text) > maxBytes) return undefined;
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1) {
    const modules = Array.from({ length: count }, (_, column) => (code.isDark(row, column) ? '1' : '0')).join(
      '',
    );
    let pen = 0;
    for (const { 0: dash, index } of modules.matchAll(/1+/g)) {
      path += pen === 0 ? `M${margin + index} ${margin + row}.5` : `m${index - pen} 0`;
      path += `h${dash.length}`;
      pen = index + dash.length;
    }
  }
  return { size: count + 2 * margin, path };
}
