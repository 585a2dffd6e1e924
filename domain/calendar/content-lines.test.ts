import { expect, test } from 'vitest';
import { fold } from './content-lines.ts';

test('a line of 75 octets is not folded', () => {
  expect(fold('x'.repeat(75))).toBe('x'.repeat(75));
});

test('the space of a continued line counts among its 75 octets', () => {
  expect(fold('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
});

test('a character of several octets is not split', () => {
  expect(fold(`${'x'.repeat(73)}😀`)).toBe(`${'x'.repeat(73)}\r\n 😀`);
  expect(fold(`${'x'.repeat(74)}é`)).toBe(`${'x'.repeat(74)}\r\n é`);
});
