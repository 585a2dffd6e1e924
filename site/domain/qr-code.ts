import qrcode from 'qrcode-generator';

/** A QR code as its modules: small enough to be sent with a page's data. */
export interface QrCode {
  /** What a telephone reads from it. */
  readonly text: string;
  /** Modules along each side. */
  readonly count: number;
  /** One bit for each module, row by row, 1 for dark; four to a hexadecimal digit, each row filled up with 0. */
  readonly bits: string;
}

/**
 * Makes a QR code. Used on the server only: the library is no part of what a browser is sent.
 * @param text an address, in ASCII
 * @throws when the text is longer than a QR code holds (2,331 bytes at this level of correction)
 */
export function makeQrCode(text: string): QrCode {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let bits = '';
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 4) bits += hexDigit(code, row, column, count);
  }
  return { text, count, bits };
}

function hexDigit(code: QRCode, row: number, start: number, count: number): string {
  let digit = 0;
  for (let column = start; column < start + 4; column += 1) {
    digit = digit * 2 + (column < count && code.isDark(row, column) ? 1 : 0);
  }
  return digit.toString(16);
}
