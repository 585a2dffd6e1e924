/** A font, as far as drawing a title needs it. */
export interface Font {
  /** The width of a text, kerning included, in the unit of `size`. */
  width(text: string, size: number): number;
  /** The text's outline as SVG path data, its base line starting at (x, y). */
  outline(text: string, x: number, y: number, size: number): string;
  /** False for a character without a glyph. */
  has(character: string): boolean;
}

/** The two weights of the site's headings. */
export interface Fonts {
  readonly heavy: Font;
  readonly thin: Font;
}

/** The text that a font can show: letters with missing diacritics lose them, other missing characters are left out. */
export function showable(text: string, font: Font): string {
  const characters = [...text.normalize('NFC')].map((character) => {
    if (/\s/u.test(character)) return ' ';
    if (font.has(character)) return character;
    const [base = ''] = character.normalize('NFD');
    return base !== character && font.has(base) ? base : '';
  });
  return characters.join('').replace(/ +/g, ' ').trim();
}

/** A word of a line, or a fragment of a word that is longer than a line. */
interface PlacedWord {
  readonly text: string;
  readonly font: Font;
  readonly x: number;
}

/** The lines of a text; positions count from the left edge of the box. */
export interface TextLayout {
  readonly size: number;
  /** The distance between two base lines. */
  readonly leading: number;
  readonly lines: readonly (readonly PlacedWord[])[];
}

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
}

type Word = Omit<PlacedWord, 'x'>;

const leading = 1.02;
const step = 4;

function wordsOf(text: string, font: Font): readonly Word[] {
  return showable(text, font)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ text: word, font }));
}

/** Splits a word that is longer than a line. */
function pieces({ text, font }: Word, size: number, width: number): readonly Word[] {
  if (font.width(text, size) <= width) return [{ text, font }];
  const cut: string[] = [''];
  for (const character of text) {
    const longer = `${cut.at(-1)}${character}`;
    if (font.width(longer, size) <= width || longer === character) cut[cut.length - 1] = longer;
    else cut.push(character);
  }
  return cut.map((piece) => ({ text: piece, font }));
}

function lines(words: readonly Word[], size: number, width: number): readonly (readonly PlacedWord[])[] {
  const set: PlacedWord[][] = [];
  let x = 0;
  for (const word of words.flatMap((whole) => pieces(whole, size, width))) {
    const line = set.at(-1);
    const reach = word.font.width(word.text, size);
    const start = line === undefined ? 0 : x + word.font.width(' ', size);
    if (line !== undefined && start + reach <= width) {
      line.push({ ...word, x: start });
      x = start + reach;
    } else {
      set.push([{ ...word, x: 0 }]);
      x = reach;
    }
  }
  return set;
}

/** Lays out a heading, the title heavy and the qualifier thin, as large as its box allows. At the smallest size it may overflow the box. */
export function layOutText(title: string, qualifier: string, { heavy, thin }: Fonts, box: Box): TextLayout {
  const words = [...wordsOf(title, heavy), ...wordsOf(qualifier, thin)];
  for (let size = box.largest; size > box.smallest; size -= step) {
    const isSplit = words.some(({ text, font }) => font.width(text, size) > box.width);
    if (isSplit) continue;
    const set = lines(words, size, box.width);
    if (set.length * size * leading <= box.height) return { size, leading: size * leading, lines: set };
  }
  const size = box.smallest;
  return { size, leading: size * leading, lines: lines(words, size, box.width) };
}
