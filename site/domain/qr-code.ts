import qrcode from 'qrcode-generator';

/** A QR code, drawn: one path in a square of so many units, its quiet zone included (ISO/IEC 18004: four modules). */
export interface QrCode {
  /** What a telephone reads from it. */
  readonly text: string;
  /** Width and height of the square, in modules. */
  readonly size: number;
  /** SVG path data of the dark modules. */
  readonly path: string;
}

const quietZone = 4;

/**
 * Draws a QR code. Used on the server only: the library is no part of what a browser is sent.
 * @param text an address, in ASCII
 * @throws when the text is longer than a QR code holds (2,331 bytes at this level of correction)
 */
export function drawQrCode(text: string): QrCode {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (const [start, length] of darkRuns((column) => code.isDark(row, column), count)) {
      path += `M${start + quietZone} ${row + quietZone}h${length}v1h-${length}z`;
    }
  }
  return { text, size: count + 2 * quietZone, path };
}

function darkRuns(
  isDark: (column: number) => boolean,
  count: number,
): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (let column = 0; column < count; column += 1) {
    if (!isDark(column)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === column) last[1] += 1;
    else runs.push([column, 1]);
  }
  return runs;
}
