import { expect, test } from 'vitest';
import { type Face, showable } from './face.ts';
import { type SetWords, setWords } from './set-words.ts';

/** A face whose letters are all half as wide as they are high, and which knows printable ASCII alone. */
function faceNamed(name: string): Face {
  return {
    width: (text, size) => (text.length * size) / 2,
    outline: (text, x, y, size) => `[${name} ${text} ${x} ${y} ${size}]`,
    has: (character) => /^[ -~]$/.test(character),
  };
}

const faces = { heavy: faceNamed('heavy'), thin: faceNamed('thin') };
const box = { width: 700, height: 400, largest: 120, smallest: 36 };

function linesOf({ lines }: SetWords): readonly string[] {
  return lines.map((line) => line.map(({ text }) => text).join(' '));
}

test('a short title stands large on one line', () => {
  const set = setWords('Donate', '', faces, box);
  expect(set.size).toBe(120);
  expect(linesOf(set)).toEqual(['Donate']);
});

test('the first words are heavy, the qualifier is thin and follows on', () => {
  const [line] = setWords('Coming Up', 'soon', faces, { ...box, width: 2000 }).lines;
  expect(line?.map(({ text, face }) => [text, face === faces.thin])).toEqual([
    ['Coming', false],
    ['Up', false],
    ['soon', true],
  ]);
});

test('a long title wraps between words and shrinks until it fits', () => {
  const title = 'Christmas lunch for anyone who would otherwise be on their own on the day itself';
  const set = setWords(title, '', faces, box);
  expect(linesOf(set).join(' ')).toBe(title);
  expect(set.size).toBeLessThan(120);
  expect(set.lines.length * set.leading).toBeLessThanOrEqual(box.height);
  const ends = set.lines
    .map((line) => line.at(-1))
    .map((word) => (word ? word.x + faces.heavy.width(word.text, set.size) : 0));
  expect(Math.max(...ends)).toBeLessThanOrEqual(box.width);
});

test('a word is cut only when even the smallest size does not hold it, and loses no letter', () => {
  const word = 'x'.repeat(100);
  const set = setWords(word, '', faces, box);
  expect(set.size).toBe(36);
  expect(linesOf(set).join('')).toBe(word);
  expect(linesOf(set).length).toBeGreaterThan(1);
});

test('no words set no lines', () => {
  expect(setWords('', '', faces, box).lines).toEqual([]);
});

test('letters that the face lacks lose their marks, what it lacks altogether is left out', () => {
  expect(showable('Vážně  日本\nsoup', faces.heavy)).toBe('Vazne soup');
});
