import { expect, test } from 'vitest';
import type { Safeguarding } from './safeguarding.ts';
import {
  checkUnreachable,
  unreachableContacts,
  unreachableInWords,
  unreachableWays,
} from './unreachable-contacts.ts';

const council = { name: 'City council', group: 'council', field: 'telephone' } as const;
const record = { type: 'helpline', id: 'council' };

test.each([
  ['telephone', '0113 496 0150'],
  ['email', 'safeguarding@example.org'],
  ['email', 'help@mail.church.test'],
  ['url', 'https://www.example.org/safeguarding'],
  ['dioceseUrl', 'https://diocese.example/'],
] as const)('the %s %s reaches nobody', (field, value) => {
  expect(unreachableWays([{ ...council, field, value }])).toHaveLength(1);
});

test.each([
  ['telephone', '0808 800 5000'],
  ['email', 'help@nspcc.org.uk'],
  ['email', 'example.org@nspcc.org.uk'],
  ['url', 'https://safespacesenglandandwales.org.uk'],
] as const)('the %s %s may reach somebody', (field, value) => {
  expect(unreachableWays([{ ...council, field, value }])).toEqual([]);
});

test('a number and an address in running words are found, each once', () => {
  const value =
    'At night ring 0113 496 0150, or write to help@example.org. Again: 0113 496 0150. In danger: 999.';
  expect(unreachableWays([{ ...council, field: 'forWhom', value }]).map((way) => way.value)).toEqual([
    '0113 496 0150',
    'help@example.org',
  ]);
});

test('what to write instead is said by who is to be reached', () => {
  expect(unreachableInWords({ ...council, value: '0113 496 0150' })).toBe(
    '0113 496 0150 (City council) reaches nobody: Ofcom keeps it for television and radio drama. Write the one that your council’s website gives for a worry about a child or an adult.',
  );
});

test('for a public site each is an error, and otherwise all are one warning', () => {
  const ways = ['0113 496 0150', '0113 496 0151'].map((value) => ({ ...council, value, record }));
  expect(checkUnreachable(ways, true).map(({ severity }) => severity)).toEqual(['error', 'error']);
  expect(checkUnreachable(ways, false).map(({ severity }) => severity)).toEqual(['warning']);
  expect(checkUnreachable([], false)).toEqual([]);
});

test('a page may send to invented numbers where nobody can come', () => {
  const page: Safeguarding = {
    contacts: undefined,
    helplines: [
      {
        name: 'City council',
        telephone: '0113 496 0150',
        group: 'council',
        forWhom: 'Anyone.',
        dayAndNight: false,
        free: false,
        hours: undefined,
        email: undefined,
        url: undefined,
        lastChecked: undefined,
      },
    ],
  };
  expect(unreachableContacts(page, 'http://localhost:3000')).toEqual([]);
  expect(unreachableContacts(page, 'https://stoswins.org.uk').map(({ value }) => value)).toEqual([
    '0113 496 0150',
  ]);
});
