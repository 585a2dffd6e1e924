import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  contactDetails,
  contactFields,
  placeholderContacts,
  placeholderInWords,
} from './placeholder-contacts.ts';
import {
  canBeReached,
  defaultExitUrl,
  firstForChoices,
  hasLocalContact,
  helplineGroups,
} from './safeguarding.ts';

interface Field {
  readonly id: string;
  readonly validations: readonly { readonly in?: readonly string[] }[];
  readonly items?: Field;
}

const { fields }: { readonly fields: readonly Field[] } = JSON.parse(
  readFileSync(new URL('../../content/model/helpline.json', import.meta.url), 'utf8'),
);
const choicesOf = (name: string) => {
  const field = fields.find(({ id }) => id === name);
  return (field?.items ?? field)?.validations.flatMap((each) => each.in ?? []);
};

test('the site knows exactly the groups and the worries that editors can choose', () => {
  expect(helplineGroups).toEqual(choicesOf('group'));
  expect(firstForChoices).toEqual(choicesOf('firstFor'));
  expect(defaultExitUrl).toBe('https://www.bbc.co.uk/weather');
});

const contacts = {
  id: 'contacts',
  localContact: {
    id: 'officer',
    role: 'Safeguarding officer',
    name: undefined,
    telephone: '0113 496 0100',
    email: undefined,
    ringFor: [],
    responsibilities: 'Anything that worries you.',
    lastChecked: undefined,
  },
  mailbox: 'Our officer reads help@church.example.',
  dioceseUrl: 'https://diocese.example/safeguarding',
  policyTitle: 'Our policy',
  policyUrl: undefined,
  policyAdopted: undefined,
  statement: 'We act.',
  exitWords: 'Leaving this page does not clear its history.',
  exitUrl: defaultExitUrl,
  lastChecked: undefined,
};

test.each([
  [{ telephone: '999', email: 'a@b.uk' }, true],
  [{ telephone: '999', email: ' ' }, true],
  [{ telephone: ' ', email: 'a@b.uk' }, true],
  [{ telephone: ' ' }, false],
  [{}, false],
])('by %o somebody can be reached: %s', (details, expected) => {
  const ways = { telephone: undefined, email: undefined, ...details };
  expect(canBeReached(ways)).toBe(expected);
  const localContact = { ...contacts.localContact, ...ways };
  const safeguarding = { contacts: { ...contacts, localContact }, helplines: [] };
  expect(hasLocalContact(safeguarding as Parameters<typeof hasLocalContact>[0])).toBe(expected);
});

test('a church without contacts of its own has none who can be reached', () => {
  expect(hasLocalContact({ contacts: undefined, helplines: [] })).toBe(false);
});

test('the officer, the mailbox and the diocese’s page are looked through, in the order of the page', () => {
  expect(placeholderContacts({ contacts, helplines: [] })).toEqual([
    {
      entry: 'role officer',
      name: 'Safeguarding officer',
      group: 'local',
      field: 'telephone',
      value: '0113 496 0100',
    },
    {
      entry: 'safeguarding contacts',
      name: 'the diocese, or somebody at church',
      group: 'outside',
      field: 'dioceseUrl',
      value: 'https://diocese.example/safeguarding',
    },
    {
      entry: 'safeguarding contacts',
      name: 'the diocese, or somebody at church',
      group: 'outside',
      field: 'mailbox',
      value: 'help@church.example',
    },
  ]);
});

test('every detail of an entry is looked through', () => {
  const entry = Object.fromEntries(contactFields.map((field) => [field, `in ${field}`]));
  expect(
    contactDetails({ ...entry, entry: 'role a', name: 'A', group: 'local' }).map(({ field }) => field),
  ).toEqual([
    ...['telephone', 'email', 'channels', 'url', 'dioceseUrl', 'forWhom', 'when', 'responsibilities'],
    ...['mailbox', 'statement', 'exitWords', 'body'],
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
  expect(
    placeholderInWords({ entry: 'role a', name: 'A', group, field: 'telephone', value: '0113 496 0100' }),
  ).toBe(
    `0113 496 0100 (A) reaches nobody: Ofcom reserves it for television and radio drama. Write ${where}.`,
  );
});
