import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { contentLines, fold, textProperty } from './content-lines.ts';

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

test('another reader reads any text as it was, but for its control characters', () => {
  const texts = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/\p{Cc}/gu, ''));
  fc.assert(
    fc.property(fc.array(texts), (lines) => {
      const text = ['Tea; cake, too \\ 1\\n2', ...lines].join('\n');
      const file = contentLines({ name: 'VEVENT', properties: [textProperty('SUMMARY', text)] });
      expect(new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('summary')).toBe(text);
      expect(textProperty('SUMMARY', `\u0000${text}\u001b`)).toBe(textProperty('SUMMARY', text));
    }),
  );
});
