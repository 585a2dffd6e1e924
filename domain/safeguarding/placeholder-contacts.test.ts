import { expect, test } from 'vitest';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { placeholderContacts } from './placeholder-contacts.ts';
import type { Safeguarding } from './safeguarding.ts';

const pageWith = (line: Parameters<typeof helplineOf>[1]): Safeguarding => ({
  contacts: undefined,
  helplines: [helplineOf('City council', line)],
});

test.each([
  ['telephone', '0113 496 0150'],
  ['email', 'safeguarding@example.org'],
  ['email', 'help@mail.church.test'],
  ['url', 'https://www.example.org/safeguarding'],
] as const)('the %s %s reaches nobody', (field, value) => {
  expect(placeholderContacts(pageWith({ [field]: value }))).toMatchObject([{ field, near: value }]);
});

test.each([
  ['telephone', '0808 800 5000'],
  ['email', 'help@nspcc.org.uk'],
  ['email', 'example.org@nspcc.org.uk'],
  ['url', 'https://safespacesenglandandwales.org.uk'],
] as const)('the %s %s may reach somebody', (field, value) => {
  expect(placeholderContacts(pageWith({ [field]: value }))).toEqual([]);
});

test('a number and an address within a text are found, each once, and hours by their name in content', () => {
  const text = 'Ring 0113 496 0150, or write to help@example.org. Again: 0113 496 0150. In danger: 999.';
  expect(placeholderContacts(pageWith({ hours: text })).map(({ field, near }) => [field, near])).toEqual([
    ['when', '0113 496 0150'],
    ['when', 'help@example.org'],
  ]);
});

test.each([
  ['emergency', 'the one that the police’s website gives'],
  ['police', 'the one that the police’s website gives'],
  ['local', 'one at which somebody can really be reached'],
  ['outside', 'the one that your diocese’s or denomination’s page on safeguarding gives'],
  ['council', 'the one that the authority’s own website gives for a worry about a child or an adult'],
  ['helpline', 'the one that the organisation’s own website gives'],
] as const)('who has an invented number of the group %s is told where the right one is', (group, where) => {
  expect(placeholderContacts(pageWith({ group, telephone: '0113 496 0100' }))[0]?.sentence).toBe(
    `0113 496 0100 (City council) reaches nobody: Ofcom reserves it for television and radio drama. Write ${where}.`,
  );
});

test('a chat at an invented address reaches nobody', () => {
  const channels = [{ kind: 'chat', url: 'https://chat.example.org/' } as const];
  expect(placeholderContacts(pageWith({ channels })).map(({ near }) => near)).toEqual([
    'https://chat.example.org/',
  ]);
});

test('the numbers and addresses of the page’s own text are looked through, in its words and its links', () => {
  const link = {
    kind: 'link',
    href: 'tel:+441134960199',
    inlines: [{ kind: 'text', text: 'ring' }],
  } as const;
  const page: Safeguarding = { contacts: undefined, helplines: [] };
  expect(placeholderContacts(page, [{ kind: 'paragraph', inlines: [link] }])).toMatchObject([
    { entry: 'page safeguarding', field: 'body', near: '+441134960199' },
  ]);
});
