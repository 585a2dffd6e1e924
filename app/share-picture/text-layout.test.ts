import { expect, test } from 'vitest';
import { type Font, layOutText, showable, type TextLayout } from './text-layout.ts';

/** A font whose letters are half as wide as they are high, with printable ASCII only. */
function faceNamed(name: string): Font {
  return {
    width: (text, size) => (text.length * size) / 2,
    outline: (text, x, y, size) => `[${name} ${text} ${x} ${y} ${size}]`,
    has: (character) => /^[ -~]$/.test(character),
  };
}

const fonts = { heavy: faceNamed('heavy'), thin: faceNamed('thin') };
const box = { width: 700, height: 400, largest: 120, smallest: 36 };

function linesOf({ lines }: TextLayout): readonly string[] {
  return lines.map((line) => line.map(({ text }) => text).join(' '));
}

test('a short title is large and on one line', () => {
  const set = layOutText('Donate', '', fonts, box);
  expect(set.size).toBe(120);
  expect(linesOf(set)).toEqual(['Donate']);
});

test('the title is heavy, and the qualifier follows and is thin', () => {
  const [line] = layOutText('Coming Up', 'soon', fonts, { ...box, width: 2000 }).lines;
  expect(line?.map(({ text, font }) => [text, font === fonts.thin])).toEqual([
    ['Coming', false],
    ['Up', false],
    ['soon', true],
  ]);
});

test('a long title wraps between words and shrinks until it fits', () => {
  const title = 'Christmas lunch for anyone who would otherwise be on their own on the day itself';
  const set = layOutText(title, '', fonts, box);
  expect(linesOf(set).join(' ')).toBe(title);
  expect(set.size).toBeLessThan(120);
  expect(set.lines.length * set.leading).toBeLessThanOrEqual(box.height);
  const ends = set.lines
    .map((line) => line.at(-1))
    .map((word) => (word ? word.x + fonts.heavy.width(word.text, set.size) : 0));
  expect(Math.max(...ends)).toBeLessThanOrEqual(box.width);
});

test('a word is split only when it is too long for a line at the smallest size, and loses no letter', () => {
  const word = 'x'.repeat(100);
  const set = layOutText(word, '', fonts, box);
  expect(set.size).toBe(36);
  expect(linesOf(set).join('')).toBe(word);
  expect(linesOf(set).length).toBeGreaterThan(1);
});

test('an empty title has no lines', () => {
  expect(layOutText('', '', fonts, box).lines).toEqual([]);
});

test('letters with missing diacritics lose them, and other missing characters are left out', () => {
  expect(showable('Vážně  日本\nsoup', fonts.heavy)).toBe('Vazne soup');
});
