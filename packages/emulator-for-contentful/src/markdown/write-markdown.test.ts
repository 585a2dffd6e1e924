import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/helpers/long-runs.ts';
import type { RichTextNode } from '../model/rich-text.ts';
import { linkTo } from '../model/space.ts';
import { richTextFromMarkdown } from './read-markdown.ts';
import { isSameRichText, markdownFromRichText } from './write-markdown.ts';

const text = (value: string, ...marks: string[]): RichTextNode => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, ...content: RichTextNode[]): RichTextNode => ({
  nodeType,
  data: {},
  content,
});
const paragraph = (...content: RichTextNode[]) => node('paragraph', ...content);
const link = (uri: string, ...content: RichTextNode[]): RichTextNode => ({
  nodeType: 'hyperlink',
  data: { uri },
  content,
});
const target = (nodeType: string, id: string, ...content: RichTextNode[]): RichTextNode => ({
  nodeType,
  data: { target: linkTo(nodeType.includes('asset') ? 'Asset' : 'Entry', id) },
  content,
});
const document = (...content: RichTextNode[]) => ({ nodeType: 'document' as const, data: {}, content });

test.each<[string, RichTextNode[], string]>([
  ['plain words', [paragraph(text('Come in.'))], 'Come in.\n'],
  [
    'marks, with spaces outside',
    [paragraph(text('a '), text('b ', 'bold'), text('c', 'italic'), text(' x', 'code'))],
    'a **b** *c*` x`\n',
  ],
  ['a mark inside a word', [paragraph(text('re'), text('read', 'italic'), text('able'))], 're*read*able\n'],
  [
    'marks in marks',
    [paragraph(text('a', 'bold'), text('b', 'bold', 'italic'), text(' c', 'bold'))],
    '**a*b* c**\n',
  ],
  ['a heading', [node('heading-2', text('Hours #'))], '## Hours \\#\n'],
  ['signs that mean something', [paragraph(text('1. a * b\n# c [d] <e> &amp; f_g _h'))], ''],
  [
    'lists in lists',
    [
      node(
        'unordered-list',
        node(
          'list-item',
          paragraph(text('a')),
          node('ordered-list', node('list-item', paragraph(text('b')))),
        ),
        node('list-item', paragraph(text('c'))),
      ),
    ],
    '- a\n  1. b\n- c\n',
  ],
  [
    'two lists in a row',
    [
      node('unordered-list', node('list-item', paragraph(text('a')))),
      node('unordered-list', node('list-item', paragraph(text('b')))),
    ],
    '- a\n\n* b\n',
  ],
  [
    'links and embeds',
    [
      paragraph(text('See '), link('https://x.example/a_(b)', text('here', 'bold')), text('!')),
      paragraph(
        text('Oh!'),
        target('entry-hyperlink', 'e', text('there')),
        target('embedded-entry-inline', 'i'),
      ),
      target('embedded-asset-block', 'p'),
      node('hr'),
      node('blockquote', paragraph(text('q')), paragraph(text('r'))),
    ],
    'See [**here**](https://x.example/a_\\(b\\))!\n\nOh\\![there](entry:e)![](entry:i)\n\n![](asset:p)\n\n---\n\n> q\n>\n> r\n',
  ],
  ['several spaces beside a line break', [paragraph(text('a  ', 'bold'), text(' \n b'))], '**a**\\\nb\n'],
  ['an empty paragraph at the end', [paragraph(text('a')), paragraph(text(''))], 'a\n'],
])('%s can be written in Markdown', (_what, content, expected) => {
  const whole = document(...content);
  const written = markdownFromRichText(whole);
  if (expected !== '') expect(written).toBe(expected);
  const faults: string[] = [];
  const read = richTextFromMarkdown(written ?? '', 0, (_line, message) => void faults.push(message));
  expect(faults).toEqual([]);
  expect(isSameRichText(whole, read.document)).toBe(true);
});

test.each<[string, RichTextNode]>([
  ['underlined words', paragraph(text('a', 'underline'))],
  ['a table', node('table', node('table-row', node('table-cell', paragraph(text('a')))))],
  ['an address that would not be accepted', paragraph(link('www.x.example', text('a')))],
  ['an entry of another space', { nodeType: 'embedded-resource-block', data: { target: {} }, content: [] }],
  ['an empty text', paragraph(text(' '))],
])('%s cannot', (_what, content) => {
  expect(markdownFromRichText(document(content))).toBeUndefined();
});

test('documents with different content are not the same', () => {
  const one = document(paragraph(text('a b')));
  for (const other of [
    document(paragraph(text('ab'))),
    document(paragraph(text('a b', 'bold'))),
    document(paragraph(text('a b')), paragraph(text('c'))),
    document(node('heading-1', text('a b'))),
  ]) {
    expect(isSameRichText(one, other)).toBe(false);
  }
  expect(isSameRichText(one, document(paragraph(text('a'), text(' b ')), paragraph()))).toBe(true);
});

const words = fc.string({
  unit: fc.constantFrom(...'ab1 .,-_*#[]()<>&!`\\\n=+~|:"'),
  minLength: 1,
  maxLength: 8,
});
const run = fc
  .tuple(words, fc.subarray(['bold', 'italic', 'code']))
  .map(([value, marks]) => text(value, ...marks));
const inline = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: run },
    fc
      .array(run, { minLength: 1, maxLength: 2 })
      .map((inner) => link('https://x.example/?a=b&c=(d)', ...inner)),
    fc.constant(target('embedded-entry-inline', 'i')),
  ),
  { maxLength: 4 },
);
const block = fc.oneof(
  inline.map((content) => paragraph(...content)),
  inline.map((content) => node('heading-3', ...content)),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) =>
      node('ordered-list', ...items.map((content) => node('list-item', paragraph(...content)))),
    ),
  fc.constant(target('embedded-entry-block', 'b')),
);

test('rich text written as Markdown is the same when it is read back', () => {
  const tried = runs(2000);
  let expressible = 0;
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (content) => {
      const whole = document(...content);
      const markdown = markdownFromRichText(whole);
      if (markdown === undefined) return;
      expressible += 1;
      expect(isSameRichText(whole, richTextFromMarkdown(markdown, 0, () => {}).document)).toBe(true);
    }),
    { numRuns: tried },
  );
  expect(expressible).toBeGreaterThan(0.4 * tried);
});

test('a changed word changes one line of Markdown', () => {
  const page = (word: string) =>
    document(
      node('heading-2', text('Hours')),
      paragraph(text('We meet '), text('every', 'bold'), text(` ${word}.\nCome in.`)),
      node(
        'unordered-list',
        node('list-item', paragraph(text('a'))),
        node('list-item', paragraph(text('b'))),
      ),
    );
  const [before = [], after = []] = ['Sunday', 'Monday'].map((word) =>
    markdownFromRichText(page(word))?.split('\n'),
  );
  expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
});
