import { expect, test } from 'vitest';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { placeholderContacts, placeholderDetails, placeholderInWords } from './placeholder-contacts.ts';
import type { Safeguarding } from './safeguarding.ts';

const council = {
  entry: 'helpline council',
  name: 'City council',
  group: 'council',
  field: 'telephone',
} as const;

test.each([
  ['telephone', '0113 496 0150'],
  ['email', 'safeguarding@example.org'],
  ['email', 'help@mail.church.test'],
  ['url', 'https://www.example.org/safeguarding'],
  ['dioceseUrl', 'https://diocese.example/'],
] as const)('the %s %s reaches nobody', (field, value) => {
  expect(placeholderDetails([{ ...council, field, value }])).toHaveLength(1);
});

test.each([
  ['telephone', '0808 800 5000'],
  ['email', 'help@nspcc.org.uk'],
  ['email', 'example.org@nspcc.org.uk'],
  ['url', 'https://safespacesenglandandwales.org.uk'],
] as const)('the %s %s may reach somebody', (field, value) => {
  expect(placeholderDetails([{ ...council, field, value }])).toEqual([]);
});

test('a number and an address within a text are found, each once', () => {
  const value =
    'At night ring 0113 496 0150, or write to help@example.org. Again: 0113 496 0150. In danger: 999.';
  expect(placeholderDetails([{ ...council, field: 'forWhom', value }]).map((detail) => detail.value)).toEqual(
    ['0113 496 0150', 'help@example.org'],
  );
});

test('the message says where to find the number of that organisation', () => {
  expect(placeholderInWords({ ...council, value: '0113 496 0150' })).toBe(
    '0113 496 0150 (City council) reaches nobody: Ofcom reserves it for television and radio drama. Write the one that the authority’s own website gives for a worry about a child or an adult.',
  );
});

test('a chat at an invented address reaches nobody', () => {
  const channels = [{ kind: 'chat', url: 'https://chat.example.org/' } as const];
  const page: Safeguarding = { contacts: undefined, helplines: [helplineOf('Line', { channels })] };
  expect(placeholderContacts(page).map(({ value }) => value)).toEqual(['https://chat.example.org/']);
});

test('the numbers and addresses of the page’s own text are looked through, in its words and its links', () => {
  const link = {
    kind: 'link',
    href: 'tel:+441134960199',
    inlines: [{ kind: 'text', text: 'ring' }],
  } as const;
  const page: Safeguarding = { contacts: undefined, helplines: [] };
  expect(placeholderContacts(page, [{ kind: 'paragraph', inlines: [link] }])).toMatchObject([
    { entry: 'page safeguarding', field: 'body', value: '+441134960199' },
  ]);
});
