import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { placeholderContacts, safeguardingFault } from './placeholder-contacts.ts';
import {
  canBeReached,
  defaultExitUrl,
  firstForChoices,
  hasLocalContact,
  helplineGroups,
  neededHelplines,
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

test('a helpline whose days are over stays where its group or its worry would have none, and an emergency number always', () => {
  const one = helplineOf('Ours', { group: 'helpline', firstFor: ['a woman hurt at home'] });
  const over = helplineOf('Former', { group: 'helpline', firstFor: ['a woman hurt at home'] });
  const child = helplineOf('For children', { group: 'helpline', firstFor: ['somebody under 19'] });
  const danger = helplineOf('Ambulance', { group: 'emergency' });
  const all = [one, over, child, danger];
  const namesFor = (...shown: typeof all) =>
    neededHelplines(all, (each) => shown.includes(each)).map(({ name }) => name);
  expect(namesFor(...all)).toEqual(['Ours', 'Former', 'For children', 'Ambulance']);
  expect(namesFor(one, danger)).toEqual(['Ours', 'For children', 'Ambulance']);
  expect(namesFor(one, child)).toEqual(['Ours', 'For children', 'Ambulance']);
  expect(namesFor()).toEqual(['Ours', 'Former', 'For children', 'Ambulance']);
});

test('a page must not replace an earlier one while nobody at church can be reached, or in public a number is invented', () => {
  const { localContact } = contacts;
  const withOfficer = (person: object) => ({
    contacts: { ...contacts, localContact: { ...localContact, ...person } },
    helplines: [],
  });
  const nobody = 'Content names nobody in the church who can be reached.';
  const invented = /0113 496 0100/;
  expect(safeguardingFault({ contacts: undefined, helplines: [] }, 'http://localhost:3000')).toBe(nobody);
  expect(safeguardingFault(withOfficer({ telephone: undefined }), 'https://church.org.uk')).toBe(nobody);
  expect(safeguardingFault(withOfficer({}), 'http://localhost:3000')).toBeUndefined();
  expect(safeguardingFault(withOfficer({}), 'https://church.org.uk')).toMatch(invented);
});
