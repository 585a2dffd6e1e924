import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeMarkdown } from './read-markdown.ts';
import { parseSimpleMarkdown } from './simple-markdown.ts';

function whole(text: string) {
  const faults: string[] = [];
  const { document, links } = wholeMarkdown(text, 5, (_line, message) => faults.push(message));
  expect(faults, text).toEqual([]);
  return { blocks: document.content, links };
}

test.each([
  'One line\nand another.\n\n## A heading\n\nMore: “words” (and so on)!\n',
  '',
  '# A\nb\n',
  'a #1 b',
  '- a\n- b\n  goes on\n\n- c\nand on\n\nAfter.',
  '1. a\n2. b\n\n# C',
  '**Bold** and (**more bold.**)\n\n- **x:** y',
  'See [the hall](entry:hall), or\n[write](mailto:a@church.example) and [look](asset:map).',
])('%j is simple', (text) => {
  expect(parseSimpleMarkdown(text, 5)).toEqual(whole(text));
});

test.each([
  'a *b*',
  'a_b_',
  '-a\n===',
  'a\n- b',
  '- a\n  - b',
  '- a\n1. b',
  '2. a',
  'a  \nb',
  '    a',
  'a\n===',
  '[a](b)',
  '[a](https://x.example "title")',
  '[**a**](entry:b)',
  '**a\n\nb**',
  'a**b**',
  'a &amp; b',
  '<b>',
  '#hash',
  '# a #',
  '![](asset:x)',
])('%j is left to the whole parser', (text) => {
  expect(parseSimpleMarkdown(text)).toBeUndefined();
});

test('whatever is taken for simple is what the whole parser reads', () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'b c',
      '.',
      '12',
      '1.',
      '2)',
      '#',
      '##',
      ' ',
      '  ',
      '-',
      '+',
      '=',
      '!',
      ':',
      'https://x.example',
      '“',
      "'",
    ],
    ...[
      '\n',
      '\n',
      '\n\n',
      '*',
      '_',
      '(',
      ')',
      '"',
      '\u00a0',
      'é',
      ';',
      '@',
      '%',
      '{',
      '}',
      '^',
      '$',
      '\u3000',
    ],
    ...['- a', '\n- ', '\n\n- ', '1. a\n', '\n2. b', '  ', '**', '**b**', ' **b c.** ', '# ', '\n  a'],
    ...['[a](entry:b)', '[b c](https://x.example/?a=b)', '](', '[', ']', '\n\n1. '],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const text = pieces.join('');
      const simple = parseSimpleMarkdown(text, 5);
      if (simple !== undefined) expect(simple, JSON.stringify(text)).toEqual(whole(text));
    }),
    { numRuns: 5000 },
  );
});
