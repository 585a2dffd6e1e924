import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsed, text } from '#tests/helpers/read-xml.ts';
import { element, xmlDocument } from './xml.ts';

test('a text is the same after parsing', () => {
  const value = 'Soup & bread <free> – “it’s” ]]> \u{1f56f}';
  expect(text(parsed(xmlDocument(element('p', { title: value }, value))), 'p')).toBe(value);
});

test('the document is well formed for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const document = parsed(xmlDocument(element('p', { title: value }, value)));
      expect(document.documentElement?.tagName).toBe('p');
    }),
  );
});

test('characters that XML forbids are removed', () => {
  expect(text(parsed(xmlDocument(element('p', {}, 'a\u0000b\u000bc\ud800d\uffff'))), 'p')).toBe('abcd');
});

test('elements nest, and undefined children are left out', () => {
  const inner = element('b', { lang: undefined }, 'two');
  expect(xmlDocument(element('a', {}, ['one', undefined, inner]))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a>one<b>two</b></a>\n',
  );
});
