import { expect, test } from 'vitest';
import { nestedText } from '#tests/fixtures/results.fixture.ts';
import { parseJson } from '../../json.ts';
import { mapRichText } from './rich-text.ts';

const picture = {
  id: 'map',
  type: 'image/png',
  path: '/pictures/map/1',
  description: 'A map',
  width: 1,
  height: 1,
} as const;
const targets = {
  paths: new Map([['carols', '/whats-on/carols' as const]]),
  papers: new Map([
    ['accounts', { type: 'application/pdf', path: '/papers/accounts/3/a.pdf', about: 'PDF, 38 kB' } as const],
  ]),
  pictures: new Map([['map', picture]]),
};

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const linkTo = (nodeType: string, id: string) => ({
  nodeType,
  data: { target: { sys: { id } } },
  content: [text('here')],
});
const map = (...content: readonly unknown[]) =>
  mapRichText({ json: { nodeType: 'document', content } }, targets);

test('a link to an entry leads to its page, and one to a picture to its file', () => {
  const [block] = map({
    nodeType: 'paragraph',
    content: [linkTo('entry-hyperlink', 'carols'), linkTo('asset-hyperlink', 'map')],
  });
  const inlines = [{ kind: 'text', text: 'here' }];
  expect(block).toEqual({
    kind: 'paragraph',
    inlines: [
      { kind: 'link', href: '/whats-on/carols', inlines },
      { kind: 'link', href: '/pictures/map/1', inlines },
    ],
  });
});

test('a link to a paper leads to its file, and says what that is and how large', () => {
  const [block] = map({ nodeType: 'paragraph', content: [linkTo('entry-hyperlink', 'accounts')] });
  const inlines = [text('here'), text(' (PDF, 38 kB)')].map(({ value }) => ({ kind: 'text', text: value }));
  expect(block).toEqual({
    kind: 'paragraph',
    inlines: [{ kind: 'link', href: '/papers/accounts/3/a.pdf', inlines }],
  });
});

test('a link to an address leads there, and one that must not be followed becomes plain text', () => {
  const hyperlink = (uri: string) => ({ nodeType: 'hyperlink', data: { uri }, content: [text('here')] });
  const inlines = [{ kind: 'text', text: 'here' }];
  const content = [hyperlink('https://a.example/b'), hyperlink('javascript:alert(1)')];
  expect(map({ nodeType: 'paragraph', content })).toEqual([
    { kind: 'paragraph', inlines: [{ kind: 'link', href: 'https://a.example/b', inlines }, ...inlines] },
  ]);
});

test('a text whose marks are none keeps its words', () => {
  expect(map({ nodeType: 'paragraph', content: [{ ...text('here'), marks: 'bold' }] })).toEqual([
    { kind: 'paragraph', inlines: [{ kind: 'text', text: 'here' }] },
  ]);
});

test('a link to an unpublished entry becomes plain text', () => {
  const [block] = map({ nodeType: 'paragraph', content: [linkTo('entry-hyperlink', 'gone')] });
  expect(block).toEqual({ kind: 'paragraph', inlines: [{ kind: 'text', text: 'here' }] });
});

test('a picture in a text is shown when its asset is published', () => {
  const embedded = (id: string) => ({ nodeType: 'embedded-asset-block', data: { target: { sys: { id } } } });
  expect(map(embedded('map'), embedded('gone'))).toEqual([{ kind: 'picture', picture }]);
});

test('a missing text has no blocks', () => {
  for (const missing of [null, undefined, { json: null }, { json: 'words' }])
    expect(mapRichText(missing, targets)).toEqual([]);
});

test('a text may be nested as deep as a response may be', () => {
  const { json } = parseJson(JSON.stringify(nestedText(2_500))) as { json: unknown };
  expect(mapRichText({ json }, targets)).toHaveLength(1);
});

test('each kind of block and each mark of a text is kept', () => {
  const marked = (value: string, ...types: readonly string[]) => ({
    ...text(value),
    marks: types.map((type) => ({ type })),
  });
  const paragraph = (...content: readonly unknown[]) => ({ nodeType: 'paragraph', content });
  const inParagraph = (value: string) => ({ kind: 'paragraph', inlines: [{ kind: 'text', text: value }] });
  expect(
    map(
      paragraph(marked('loud', 'bold'), marked('soft', 'italic'), marked('both', 'bold', 'italic')),
      { nodeType: 'blockquote', content: [paragraph(text('said'))] },
      { nodeType: 'hr', content: [] },
      { nodeType: 'ordered-list', content: [{ nodeType: 'list-item', content: [paragraph(text('one'))] }] },
      { nodeType: 'heading-1', content: [text('Top')] },
    ),
  ).toEqual([
    {
      kind: 'paragraph',
      inlines: [
        { kind: 'text', text: 'loud', bold: true },
        { kind: 'text', text: 'soft', italic: true },
        { kind: 'text', text: 'both', bold: true, italic: true },
      ],
    },
    { kind: 'quote', blocks: [inParagraph('said')] },
    { kind: 'rule' },
    { kind: 'list', ordered: true, items: [[inParagraph('one')]] },
    { kind: 'heading', level: 2, inlines: [{ kind: 'text', text: 'Top' }] },
  ]);
});

test('code is marked, and a list without an order has none', () => {
  const code = { ...text('PORT'), marks: [{ type: 'code' }] };
  const item = { nodeType: 'list-item', content: [{ nodeType: 'paragraph', content: [code] }] };
  expect(map({ nodeType: 'unordered-list', content: [item] })).toEqual([
    {
      kind: 'list',
      ordered: false,
      items: [[{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'PORT', code: true }] }]],
    },
  ]);
});

test('a run of text has its marks, and one without words is none', () => {
  const run = (value: unknown, ...marks: readonly string[]) => ({
    ...{ nodeType: 'text', value, data: {} },
    marks: marks.map((type) => ({ type })),
  });
  const content = [
    run('a', 'bold'),
    run('b', 'italic'),
    run('c', 'code'),
    run('d', 'underline'),
    run(''),
    run(7),
  ];
  expect(map({ nodeType: 'paragraph', content }, { nodeType: 'paragraph', content: [run('')] })).toEqual([
    {
      kind: 'paragraph',
      inlines: [
        { kind: 'text', text: 'a', bold: true },
        { kind: 'text', text: 'b', italic: true },
        { kind: 'text', text: 'c', code: true },
        { kind: 'text', text: 'd' },
      ],
    },
  ]);
});
