import { expect, test } from 'vitest';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { placeholderContacts, placeholderDetails, placeholderInWords } from './placeholder-contacts.ts';
import type { Safeguarding } from './safeguarding.ts';

const council = { name: 'City council', group: 'council', field: 'telephone' } as const;

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
  expect(placeholderContacts(page, 'https://stoswins.org.uk').map(({ value }) => value)).toEqual([
    'https://chat.example.org/',
  ]);
});

test('invented numbers are allowed on a site that is not public', () => {
  const page: Safeguarding = {
    contacts: undefined,
    helplines: [helplineOf('City council', { telephone: '0113 496 0150', group: 'council' })],
  };
  expect(placeholderContacts(page, 'http://localhost:3000')).toEqual([]);
  expect(placeholderContacts(page, 'https://stoswins.org.uk').map(({ value }) => value)).toEqual([
    '0113 496 0150',
  ]);
});
