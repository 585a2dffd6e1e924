import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsed, text } from '#tests/helpers/read-xml.ts';
import { element, xmlDocument } from './xml.ts';

test('a text comes back as it was written', () => {
  const words = 'Soup & bread <free> – “it’s” ]]> \u{1f56f}';
  expect(text(parsed(xmlDocument(element('p', { title: words }, words))), 'p')).toBe(words);
});

test('whatever an editor types, the document is well formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const document = parsed(xmlDocument(element('p', { title: words }, words)));
      expect(document.documentElement?.tagName).toBe('p');
    }),
  );
});

test('what XML allows in no form is left out', () => {
  expect(text(parsed(xmlDocument(element('p', {}, 'a\u0000b\u000bc\ud800d\uffff'))), 'p')).toBe('abcd');
});

test('elements stand in elements, and what is undefined nowhere', () => {
  const inner = element('b', { lang: undefined }, 'two');
  expect(xmlDocument(element('a', {}, ['one', undefined, inner]))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a>one<b>two</b></a>\n',
  );
});
