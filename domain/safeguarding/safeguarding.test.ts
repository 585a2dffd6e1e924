import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholderContacts } from './placeholder-contacts.ts';
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

test('the officer, the mailbox and the diocese’s page are looked through', () => {
  expect(placeholderContacts({ contacts, helplines: [] })).toMatchObject([
    { entry: 'role officer', field: 'telephone', near: '0113 496 0100' },
    { entry: 'safeguarding contacts', field: 'mailbox', near: 'help@church.example' },
    { entry: 'safeguarding contacts', field: 'dioceseUrl', near: 'https://diocese.example/safeguarding' },
  ]);
});
