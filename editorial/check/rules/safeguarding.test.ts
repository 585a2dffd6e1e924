import { expect, test } from 'vitest';
import type { ContentEntry } from '#cms/content-entries.ts';
import { mapContent } from '#cms/map-content.ts';
import { firstForChoices, helplineGroups } from '#domain/safeguarding/safeguarding.ts';
import { missingHelp } from '#server/refuse-unsafe-content.ts';
import { entryOf, inShort } from '#tests/fixtures/content-entry.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { alwaysShownProblems, missingOnSafeguarding, safeguardingProblems } from './safeguarding.ts';

const austrian = { ...british, country: 'AT' } as const;

function officer(more: Readonly<Record<string, string | null>> = {}) {
  const title = 'Parish safeguarding officer';
  return { title, name: 'Miriam Threadgold', telephone: '0113 496 0110', ...more };
}

/** A safeguarding entry that names a role with these fields; undefined for one that is not published. */
const contactsWith = (role: object | undefined) =>
  entryOf('safeguarding', 'safeguarding-contacts', {
    localContact: role === undefined ? null : entryOf('role', 'officer', { ...role }).fields,
  });
const contacts = contactsWith(officer());

const lines = helplineGroups.map((group) =>
  entryOf('helpline', group, {
    group,
    telephone: '0113 496 0150',
    ...(group === 'council' && { firstFor: [...firstForChoices], dayAndNight: true }),
  }),
);

const found = (...entries: readonly ContentEntry[]) =>
  [...safeguardingProblems(entries, british), ...missingOnSafeguarding(entries, british)].map(inShort);

/** What is said of the contact in the church, which stops a public site from starting. */
function ofContact(...items: ReturnType<typeof contactsWith>[]) {
  const safeguardingCollection = { items: items.map(({ fields }) => fields) };
  const fallback = { title: '', city: '', telephone: undefined };
  const mapped = mapContent({ ChurchFacts: { safeguardingCollection } }, fallback);
  return missingHelp(mapped)
    .map(inShort)
    .filter((line) => !line.includes('in an emergency'));
}

test('a contact with a telephone number or an email address passes', () => {
  expect(ofContact(contacts)).toEqual([]);
  expect(ofContact(contactsWith(officer({ telephone: null, email: 'officer@church.uk' })))).toEqual([]);
});

test.each([
  ['no entry at all', [], 'nobody to turn to: this entry must be there and be published.'],
  [
    'an entry that names no published role',
    [contactsWith(undefined)],
    'nobody to turn to: choose a role that is published.',
  ],
  [
    'a role that cannot be reached',
    [contactsWith(officer({ telephone: null }))],
    'nobody who can be reached: give the role “Parish safeguarding officer” a telephone number or an email address.',
  ],
  [
    'a role with blanks only',
    [contactsWith(officer({ telephone: ' ', email: '' }))],
    'nobody who can be reached: give the role “Parish safeguarding officer” a telephone number or an email address.',
  ],
])('%s is an error that says what to do', (_, items, what) => {
  expect(ofContact(...items)).toEqual([
    `error safeguarding safeguarding-contacts localContact: The Safeguarding page names ${what}`,
  ]);
});

test('a contact without a name is reported', () => {
  expect(found(contacts, ...lines)).toEqual([]);
  expect(found(contactsWith(officer({ name: ' ' })), ...lines)).toEqual([
    'warning role officer name: The Safeguarding page names no person to tell: write the name of the Parish safeguarding officer, if they agree.',
  ]);
});

test('a page without anybody outside the church, and in Britain without the council, is warned of', () => {
  const others = lines.filter(({ id }) => !['outside', 'council'].includes(id));
  const groups = (locale: typeof british | typeof austrian) =>
    missingOnSafeguarding([contacts, ...others], locale)
      .map(({ sentence }) => sentence)
      .filter((sentence) => sentence.includes('a helpline of the group'));
  const outside = 'Nobody outside the church is named: add a helpline of the group “outside”.';
  const council = 'The council’s numbers are missing: add a helpline of the group “council”.';
  expect(groups(british)).toEqual([outside, council]);
  expect(groups(austrian)).toEqual([outside]);
});

test('a national number needs a source, a local one does not', () => {
  const line = (telephone: string, source: string | null) =>
    entryOf('helpline', 'line', { name: 'Childline', telephone, source });
  const childline = line('0800 1111', 'https://www.childline.org.uk/');
  expect(found(contacts, ...lines, childline, line('0113 496 0150', null))).toEqual([]);
  expect(found(contacts, ...lines, line('0800 1111', null), line('999', ''))).toEqual([
    expect.stringMatching(/^warning helpline line source: .*0800 1111/),
    expect.stringMatching(/^warning helpline line source: .*999/),
  ]);
});

test('for each worry one number is the first, and that of an office has hours that can be read', () => {
  const council = (id: string, fields: Readonly<Record<string, unknown>>) =>
    entryOf('helpline', id, { name: id, group: 'council', telephone: '0113 496 0150', ...fields });
  const others = lines.filter(({ id }) => id !== 'council');
  const of = (...councils: ReturnType<typeof council>[]) => found(contacts, ...others, ...councils);
  const [nightChild, dayChild, ...adults] = firstForChoices;
  const rest = council('rest', { firstFor: [nightChild, ...adults], dayAndNight: true });
  const children = (when: string | null) => council('children', { firstFor: [dayChild], when });
  expect(of(rest, children('Monday to Friday, 9am to 5pm, not on bank holidays'))).toEqual([]);
  expect(of(rest, children('by day'))).toEqual([
    expect.stringMatching(/helpline children when: “by day” cannot/),
  ]);
  expect(of(rest, children(null))).toEqual([
    expect.stringMatching(/helpline children when: There are no hours/),
  ]);
  expect(of(rest)).toEqual([
    'warning safeguarding safeguarding-contacts localContact: No number is the first for “a child, in office hours”: add each of them to “firstFor” of the helpline to ring.',
  ]);
  expect(of(rest, council('other', { firstFor: [...firstForChoices], dayAndNight: true }))).toContain(
    'warning helpline other firstFor: “rest” is the first for “an adult, in office hours” already; keep only one of the two.',
  );
});

const line = (id: string, group: string, ...firstFor: string[]) =>
  entryOf('helpline', id, { name: id, group, telephone: '0800 1111', firstFor });

const whole = [
  line('police', 'police'),
  line('childline', 'helpline', 'somebody under 19'),
  line('refuge', 'helpline', 'a woman hurt at home'),
  line('respect', 'helpline', 'a man hurt at home'),
  line('samaritans', 'helpline', 'somebody who cannot go on'),
  line('safe-spaces', 'helpline', 'abuse in a church'),
  line('relay', 'helpline', 'deaf people'),
];

const tasks = (entries: readonly ContentEntry[], locale: typeof british | typeof austrian = british) =>
  missingOnSafeguarding(entries, locale).map(({ severity, sentence }) =>
    `${severity}: ${sentence}`.replace('To fill in before the site is public: ', ''),
  );

test('each need without a line is named once, with what to do', () => {
  expect(tasks([], austrian)).toEqual([
    'warning: the number of the police. Add a line of the group “police”.',
    expect.stringMatching(/^warning: a line for children and young people\. .*“somebody under 19”/),
    expect.stringMatching(
      /^warning: lines for women and for men .*“a woman hurt at home” and “a man hurt at home”/,
    ),
    expect.stringMatching(/^warning: a line for people who cannot go on\. .*“somebody who cannot go on”/),
    expect.stringMatching(/^warning: how people who cannot hear or speak .*“deaf people”/),
    expect.stringMatching(/^warning: a line outside this church .*“abuse in a church”/),
  ]);
  expect(tasks(whole)).toEqual([]);
});

test.each(whole.map(({ id }) => id))('without the line “%s” one need is named', (id) => {
  expect(tasks(whole.filter((each) => each.id !== id))).toHaveLength(1);
});

test('one line for women and men is enough, and so is one for a worry about a child at night', () => {
  const others = whole.filter(({ id }) => !['childline', 'refuge', 'respect'].includes(id));
  const both = line('live-fear-free', 'helpline', 'a woman hurt at home', 'a man hurt at home');
  expect(tasks([...others, both, line('101', 'police', 'a child, now or at night')])).toEqual([]);
});

test('in Britain the police are asked for with their number', () => {
  expect(tasks(whole.filter(({ id }) => id !== 'police'))).toEqual([
    expect.stringContaining('the police for what is no emergency, 101.'),
  ]);
});

test('the only helpline of its part of Safeguarding is shown on all days, which a warning says', () => {
  const ended = entryOf('helpline', 'police', { group: 'police', showUntil: '2026-12-01' });
  const next = entryOf('helpline', 'police-2', { group: 'police', showFrom: '2026-12-02' });
  expect(alwaysShownProblems([ended])).toEqual([
    expect.objectContaining({
      severity: 'warning',
      field: 'showUntil',
      sentence:
        'This is shown on all days: it is the only number for “police” on the Safeguarding page. Add the one that follows it.',
    }),
  ]);
  expect(alwaysShownProblems([ended, next])).toEqual([]);
  const danger = ['999', '18000'].map((id) =>
    entryOf('helpline', id, { group: 'emergency', showUntil: '2026-12-01' }),
  );
  expect(alwaysShownProblems(danger).map(({ sentence }) => sentence)).toEqual(
    danger.map(() => 'This is shown on all days: an emergency number never goes.'),
  );
});
