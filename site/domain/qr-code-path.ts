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
    let length = 0;
    // One column more than there are: the last run ends there.
    for (let column = 0; column <= count; column += 1) {
      if (column < count && isDark(bits, row * digits * 4 + column)) length += 1;
      else if (length > 0) {
        path += `M${column - length + margin} ${row + margin}h${length}v1h-${length}z`;
        length = 0;
      }
    }
  }
  return { size: count + 2 * margin, path };
}

function isDark(bits: string, at: number): boolean {
  return ((Number.parseInt(bits.charAt(at >> 2), 16) >> (3 - (at & 3))) & 1) === 1;
}
