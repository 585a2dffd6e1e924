import { expect, test } from 'vitest';
import { datedLocale, localeAt, localeOf } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { type Helpline, oneFirstFor } from './safeguarding.ts';
import { urgentContacts } from './urgent-contacts.ts';

const office = { hours: 'Monday to Friday, 9am to 5pm, not on bank holidays' };
const police = helplineOf('Police', { firstFor: ['a child, now or at night'], dayAndNight: true });
const children = helplineOf('Children', { firstFor: ['a child, in office hours'], ...office });
const night = helplineOf('Night', { firstFor: ['an adult, now or at night'], hours: 'Nights and weekends' });
const adults = helplineOf('Adults', { firstFor: ['an adult, in office hours'], ...office });
const worried = [children, adults, night, police];

const [friday, evening] = [inLondon('2026-11-20T11:00'), inLondon('2026-11-20T22:00')];

/** The lines of each row, as words. */
function listed(helplines: readonly Helpline[], now: Temporal.Instant, locale = british) {
  return Object.fromEntries(
    urgentContacts(helplines, localeAt(locale, now)).map(({ name, lines }) => [
      name,
      lines.map((line) => `${line.label ? `${line.label}: ` : ''}${line.helpline.name}. ${line.sentence}`),
    ]),
  );
}

test('in office hours a worry goes to the offices, with the hour at which they close', () => {
  expect(listed(worried, friday)).toEqual({
    worried: [
      'A child: Children. Open now, until 5 this afternoon.',
      'An adult: Adults. Open now, until 5 this afternoon.',
    ],
  });
});

test('at ten in the evening a worry goes to the numbers for the night, which are open until the office opens', () => {
  expect(listed(worried, evening)).toEqual({
    worried: ['A child: Police. Open now, day and night.', 'An adult: Night. Open now, until 9am on Monday.'],
  });
});

test('where nobody knows when it is read, a worry has both numbers with their hours at any time', () => {
  const both = [
    'A child: Police. Day and night.',
    'A child: Children. Monday to Friday, 9am to 5pm, not on bank holidays.',
    'An adult: Adults. Monday to Friday, 9am to 5pm, not on bank holidays.',
    'An adult: Night. Nights and weekends.',
  ];
  for (const now of [friday, evening])
    expect(listed(worried, now, datedLocale(british))).toEqual({ worried: both });
});

test.each([
  ['2026-12-24T21:00', '9am on Tuesday 29 December'],
  ['2026-12-25T11:00', '9am on Tuesday 29 December'],
  ['2026-12-26T11:00', '9am on Tuesday'],
  ['2026-12-28T11:00', '9am tomorrow'],
  ['2027-03-26T11:00', '9am on Tuesday 30 March'],
])('at %s, around a bank holiday, the number for the night is open until %s', (time, until) => {
  expect(listed([adults, night], inLondon(time))).toEqual({
    worried: [`An adult: Night. Open now, until ${until}.`],
  });
});

test('where nobody knows the holidays, the number for the night is open at least until the office opens', () => {
  expect(listed([adults, night], inLondon('2026-12-26T11:00'), localeOf())).toEqual({
    worried: ['An adult: Night. Open now, at least until 9am on Monday.'],
  });
});

test('when the office may be open on a holiday, the number for the night is open at least until then', () => {
  const silent = { ...adults, hours: 'Monday to Friday, 9am to 5pm' };
  const hoursAt = (time: string) =>
    urgentContacts([silent, night], localeAt(british, inLondon(time)))[0]?.lines[0]?.sentence;
  expect(hoursAt('2026-12-24T21:00')).toBe('Open now, at least until 9am tomorrow.');
  expect(hoursAt('2026-12-25T11:00')).toBe('Nights and weekends.');
  expect(hoursAt('2026-12-28T18:00')).toBe('Open now, until 9am tomorrow.');
});

test('a number for the night with hours of its own is open by these', () => {
  const early = { ...night, hours: 'Every day, 5pm to 11pm' };
  expect(listed([adults, early], inLondon('2026-11-20T23:30'))).toEqual({
    worried: ['An adult: Night. Closed now, opens tomorrow at 5pm.'],
  });
});

test('hours that cannot be read claim nothing: the number for the night comes first', () => {
  expect(listed([{ ...adults, hours: 'In office hours' }, night], friday)).toEqual({
    worried: ['An adult: Night. Nights and weekends.'],
  });
});

test('a council with one number for everything is named once, and an office without a number for the night too', () => {
  const one = helplineOf('Council', { firstFor: oneFirstFor, dayAndNight: true });
  expect(listed([one], friday)).toEqual({ worried: ['Council. Open now, day and night.'] });
  expect(listed([children], evening)).toEqual({
    worried: ['A child: Children. Closed now, opens on Monday at 9am.'],
  });
});

const women = helplineOf('Women', { firstFor: ['a woman hurt at home'], dayAndNight: true });
const men = helplineOf('Men', { firstFor: ['a man hurt at home'], ...office });
const anybody = helplineOf('Anybody', {
  firstFor: ['a woman hurt at home', 'a man hurt at home'],
  dayAndNight: true,
});

test('a man hurt at home is sent to the line for men while it is open, and at night to one that is open for anybody', () => {
  const lines = [women, men, anybody];
  expect(listed(lines, friday)).toEqual({
    'hurt at home': [
      'For women: Women. Open now, day and night.',
      'For men: Men. Open now, until 5 this afternoon.',
    ],
  });
  expect(listed(lines, evening)).toEqual({
    'hurt at home': ['For women: Women. Open now, day and night.', 'Anybody. Open now, day and night.'],
  });
});

test('a line that may be closed comes after one that is open, and before one that is closed', () => {
  const of = (name: string, more: Partial<Helpline>) =>
    helplineOf(name, { firstFor: ['abuse long ago'], ...more });
  const closed = of('Closed', office);
  const perhaps = of('Perhaps', {});
  expect(listed([closed, perhaps, of('Open', { dayAndNight: true })], evening)['church or long ago']).toEqual(
    [
      'Long ago: Open. Open now, day and night.',
      'Long ago: Perhaps. It may be closed at night and at weekends.',
    ],
  );
  expect(listed([closed, perhaps], evening)['church or long ago']).toEqual([
    'Long ago: Perhaps. It may be closed at night and at weekends.',
    'Long ago: Closed. Closed now, opens on Monday at 9am.',
  ]);
});

test('a row has at most two numbers and one line that only takes messages', () => {
  const of = (name: string, more: Partial<Helpline> = {}) =>
    helplineOf(name, { firstFor: ['somebody who cannot go on'], dayAndNight: true, ...more });
  const written = { telephone: undefined };
  const lines = [of('One'), of('Text', written), of('Two'), of('Three'), of('Other text', written)];
  const [row] = urgentContacts(lines, localeAt(british, evening));
  expect(row?.lines.map(({ helpline }) => helpline.name)).toEqual(['One', 'Two', 'Text']);
});

test('rows come in their order, and those without a line are not there', () => {
  const child = helplineOf('Childline', { firstFor: ['somebody under 19'] });
  expect(urgentContacts([police, women, child], localeAt(british, friday)).map(({ name }) => name)).toEqual([
    'under 19',
    'hurt at home',
    'worried',
  ]);
  expect(urgentContacts([helplineOf('Others')], localeAt(british, friday))).toEqual([]);
});

test('hours that have no translation are read in the language of their line', () => {
  const german = { ...children, language: 'de', hours: 'Montag bis Freitag, 9 bis 16.30 Uhr' };
  expect(listed([german, police], friday)).toEqual({
    worried: ['A child: Children. Open now, until 4.30 this afternoon.'],
  });
});
