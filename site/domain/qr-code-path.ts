import type { QrCode } from './qr-code.ts';

/** A QR code, drawn: one path in a square of so many units, with the light margin of four modules that ISO/IEC 18004 asks for. */
export interface DrawnQrCode {
  /** Width and height of the square, in modules. */
  readonly size: number;
  /** SVG path data of the dark modules. */
  readonly path: string;
}

const margin = 4;

/** Draws a QR code: each run of dark modules in a row is one bar. */
export function drawQrCode({ count, bits }: QrCode): DrawnQrCode {
  const digits = Math.ceil(count / 4);
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (const run of rowText(bits, row * digits, digits).matchAll(/1+/g)) {
      const length = run[0].length;
      path += `M${run.index + margin} ${row + margin}h${length}v1h-${length}z`;
    }
  }
  return { size: count + 2 * margin, path };
}

function rowText(bits: string, start: number, digits: number): string {
  const hex = [...bits.slice(start, start + digits)];
  return hex.map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
}
