import { type Face, type Faces, showable } from './face.ts';

/** A word of a line, or a part of one that is longer than a line. */
interface SetWord {
  readonly text: string;
  readonly face: Face;
  readonly x: number;
}

/** Words set in lines; positions count from the left edge of the box. */
export interface SetWords {
  readonly size: number;
  /** From one base line to the next. */
  readonly leading: number;
  readonly lines: readonly (readonly SetWord[])[];
}

/** The room that words may take, and the sizes to try. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
}

type Word = Omit<SetWord, 'x'>;

const leading = 1.02;
const step = 4;

function wordsOf(text: string, face: Face): readonly Word[] {
  return showable(text, face)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ text: word, face }));
}

/** Cuts a word that no line can hold. */
function pieces({ text, face }: Word, size: number, width: number): readonly Word[] {
  if (face.width(text, size) <= width) return [{ text, face }];
  const cut: string[] = [''];
  for (const character of text) {
    const longer = `${cut.at(-1)}${character}`;
    if (face.width(longer, size) <= width || longer === character) cut[cut.length - 1] = longer;
    else cut.push(character);
  }
  return cut.map((piece) => ({ text: piece, face }));
}

function lines(words: readonly Word[], size: number, width: number): readonly (readonly SetWord[])[] {
  const set: SetWord[][] = [];
  let x = 0;
  for (const word of words.flatMap((whole) => pieces(whole, size, width))) {
    const line = set.at(-1);
    const reach = word.face.width(word.text, size);
    const start = line === undefined ? 0 : x + word.face.width(' ', size);
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

/** True when a word would have to be cut. */
function cuts(words: readonly Word[], size: number, width: number): boolean {
  return words.some(({ text, face }) => face.width(text, size) > width);
}

/**
 * Sets a heading, first words heavy, its qualifier thin, as large as its box allows. At the smallest size it may
 * outgrow the box rather than lose words.
 */
export function setWords(title: string, qualifier: string, { heavy, thin }: Faces, box: Box): SetWords {
  const words = [...wordsOf(title, heavy), ...wordsOf(qualifier, thin)];
  for (let size = box.largest; size > box.smallest; size -= step) {
    if (cuts(words, size, box.width)) continue;
    const set = lines(words, size, box.width);
    if (set.length * size * leading <= box.height) return { size, leading: size * leading, lines: set };
  }
  const size = box.smallest;
  return { size, leading: size * leading, lines: lines(words, size, box.width) };
}
