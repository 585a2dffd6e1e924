import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linksInRichText, richTextToPlainText } from '../model/rich-text.ts';
import { richTextFromMarkdown } from './read-markdown.ts';

function convert(text: string) {
  const faults: string[] = [];
  const { document } = richTextFromMarkdown(
    text,
    10,
    (line, message) => void faults.push(`${line}: ${message}`),
  );
  return { document, content: document.content, faults };
}

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', data: {}, content });
const target = (linkType: string, id: string) => ({ target: { sys: { type: 'Link', linkType, id } } });

test('text keeps its marks, nested ones too', () => {
  const { content } = convert('Plain **bold *both*** `code`');
  expect(content).toEqual([
    paragraph(
      text('Plain '),
      text('bold ', 'bold'),
      text('both', 'bold', 'italic'),
      text(' '),
      text('code', 'code'),
    ),
  ]);
});

test('a line ending becomes a space, a hard break stays', () => {
  expect(convert('one\ntwo  \nthree').content).toEqual([paragraph(text('one two\nthree'))]);
});

test('headings, lists, quotations and rules become their nodes', () => {
  const { document, faults } = convert('## H\n\n- a\n- b\n\n1. c\n\n> q\n\n---\n');
  expect(document.content.map((node) => node.nodeType)).toEqual([
    'heading-2',
    'unordered-list',
    'ordered-list',
    'blockquote',
    'hr',
  ]);
  expect(faults).toEqual([]);
});

test('numbers that do not count from one, such as days, stay as they are typed', () => {
  expect(convert('24. Dezember: **Krippenspiel**\n\n25. Dezember\n\n  11 Uhr').content).toEqual([
    paragraph(text('24. Dezember: '), text('Krippenspiel', 'bold')),
    paragraph(text('25. Dezember')),
    paragraph(text('11 Uhr')),
  ]);
  expect(convert('1) Advent\n3) Advent').content).toEqual([
    paragraph(text('1) Advent')),
    paragraph(text('3) Advent')),
  ]);
  expect(convert('4. ![](asset:p1)').content.map(({ nodeType }) => nodeType)).toEqual([
    'paragraph',
    'embedded-asset-block',
  ]);
  expect(convert('1. a\n1. b\n\n> q').content.map(({ nodeType }) => nodeType)).toEqual([
    'ordered-list',
    'blockquote',
  ]);
});

test('links go to addresses, entries and assets', () => {
  const { content } = convert('[a](https://x.example) [b](entry:e1) [c](asset:p1)');
  expect(content).toEqual([
    paragraph(
      { nodeType: 'hyperlink', data: { uri: 'https://x.example' }, content: [text('a')] },
      text(' '),
      { nodeType: 'entry-hyperlink', data: target('Entry', 'e1'), content: [text('b')] },
      text(' '),
      { nodeType: 'asset-hyperlink', data: target('Asset', 'p1'), content: [text('c')] },
    ),
  ]);
});

test('a picture or entry alone in its paragraph is a block, an entry within text is inline', () => {
  const { content } = convert('![](asset:p1)\n\n![](entry:e1)\n\nsee ![](entry:e2)');
  expect(content).toEqual([
    { nodeType: 'embedded-asset-block', data: target('Asset', 'p1'), content: [] },
    { nodeType: 'embedded-entry-block', data: target('Entry', 'e1'), content: [] },
    paragraph(text('see '), { nodeType: 'embedded-entry-inline', data: target('Entry', 'e2'), content: [] }),
  ]);
});

test.each([
  [
    'words ![](asset:p1)',
    '11: A picture must stand in its own paragraph, with an empty line before and after it.',
  ],
  [
    '![x](photo.jpg)',
    '11: A picture must come from the assets folder, not from “photo.jpg”: add its file there first, then write ![](asset:ID).',
  ],
  [
    'a\n\n<b>x</b>',
    '13: HTML such as “<b>” cannot be used here: take it away, and write **words** for bold ones and [words](https://…) for a link, or \\< for the sign itself.',
  ],
  [
    'Times:\n\n| Week | What |\n|---|---|\n| 1 | Soup |',
    '13: A table would be shown as signs. Write a list instead, an item for each row.',
  ],
  ['> - list', '11: A quotation can contain paragraphs only.'],
  [
    '[x](javascript:alert)',
    '11: The link address “javascript:alert” must begin with https://, mailto:, tel:, “/” or “#”, or be entry:ID or asset:ID.',
  ],
  ['[ ](https://x.example)', '11: A link needs a text that says where it leads.'],
])('%j is a fault on its line of the file', (markdown, fault) => {
  expect(convert(markdown).faults).toContain(fault);
});

test('each target is listed once for each kind of embed, in document order', () => {
  const { document } = convert('[a](entry:e2) [b](entry:e1) [c](entry:e2)\n\n![](entry:e2)');
  expect(linksInRichText(document).map(({ place, link }) => `${place} ${link.sys.id}`)).toEqual([
    'hyperlink e2',
    'hyperlink e1',
    'block e2',
  ]);
});

test('plain text stays unchanged, with any marks', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const marked = fc.tuple(word, fc.constantFrom('', '*', '**', '`')).map(([letters, mark]) => ({
    letters,
    markdown: `${mark}${letters}${mark}`,
  }));
  fc.assert(
    fc.property(fc.array(marked, { minLength: 1, maxLength: 12 }), (words) => {
      const { document, faults } = convert(words.map((one) => one.markdown).join(' '));
      expect(faults).toEqual([]);
      expect(richTextToPlainText(document)).toBe(words.map((one) => one.letters).join(' '));
    }),
  );
});
