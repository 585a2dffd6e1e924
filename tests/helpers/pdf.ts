import { inflateSync } from 'node:zlib';
import type { Hex } from '#domain/palette/colour.ts';

/** The number of pages of a PDF (ISO 32000 section 7.7.3.2). */
export function pagesOf(pdf: Buffer): number {
  const counts = [...pdf.toString('latin1').matchAll(/\/Type\s*\/Pages[^>]*?\/Count\s+(\d+)/g)];
  return Math.max(...counts.map(([, count]) => Number(count)));
}

/** A colour as `#rrggbb`, from the three numbers of the operator `rg` (ISO 32000 section 8.6.8). */
const colourOf = (numbers: readonly string[]): Hex =>
  `#${numbers
    .map((part) =>
      Math.round(Number(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** What a page is printed with: the colours of its text, and the coloured rectangles. */
export interface Ink {
  readonly text: ReadonlySet<Hex>;
  readonly rectangles: readonly {
    readonly colour: Hex;
    readonly width: number;
    readonly height: number;
  }[];
}

/** The colours in which a PDF that Chromium wrote is printed. */
export function inkOf(pdf: Buffer): Ink {
  const text = new Set<Hex>();
  const rectangles: Ink['rectangles'][number][] = [];
  for (const stream of contentStreams(pdf)) {
    let colour: Hex = '#000000';
    const saved: Hex[] = [];
    for (const [found, red, green, blue, width, height] of stream.matchAll(
      /\bq\n|\bQ\n|\bBT\n|([\d.]+) ([\d.]+) ([\d.]+) rg\n|[-\d.]+ [-\d.]+ ([-\d.]+) ([-\d.]+) re\nf\n/g,
    )) {
      if (found === 'q\n') saved.push(colour);
      else if (found === 'Q\n') colour = saved.pop() ?? colour;
      else if (found === 'BT\n') text.add(colour);
      else if (red && green && blue) colour = colourOf([red, green, blue]);
      else rectangles.push({ colour, width: Number(width), height: Number(height) });
    }
  }
  return { text, rectangles };
}

/** The content streams of a PDF that Chromium wrote (ISO 32000 sections 7.3.8 and 7.8.2), in the order of its pages. */
function contentStreams(pdf: Buffer): readonly string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].flatMap((found) => {
    const start = found.index + found[0].length;
    const bytes = pdf.subarray(start, text.indexOf('endstream', start));
    try {
      const content = inflateSync(bytes).toString('latin1');
      return /\bBT\b|\bre\b/.test(content) ? [content] : [];
    } catch {
      return [];
    }
  });
}
