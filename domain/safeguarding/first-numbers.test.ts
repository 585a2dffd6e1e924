import { expect, test } from 'vitest';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { BRITISH, inLondon } from '#tests/fixtures/schedule.fixture.ts';
import { localeOf } from '../languages/locale.ts';
import { firstNumbers } from './first-numbers.ts';
import { firstForChoices } from './safeguarding.ts';

const office = { hours: 'Monday to Friday, 9am to 5pm, not on bank holidays' };
const police = helplineOf('Police', { firstFor: ['a child, now or at night'], dayAndNight: true });
const children = helplineOf('Children', { firstFor: ['a child, in office hours'], ...office });
const night = helplineOf('Night', { firstFor: ['an adult, now or at night'], hours: 'Nights and weekends' });
const adults = helplineOf('Adults', { firstFor: ['an adult, in office hours'], ...office });
const all = [children, adults, night, police];

const [friday, evening] = ['2026-11-20T11:00:00Z', '2026-11-20T22:00:00Z'].map((time) =>
  Temporal.Instant.from(time),
) as [Temporal.Instant, Temporal.Instant];

function listed(helplines: Parameters<typeof firstNumbers>[0], time: Temporal.Instant) {
  const { now, otherwise } = firstNumbers(helplines, time, BRITISH);
  const text = (list: typeof now) => list.map(({ label, name, hours }) => `${label}: ${name}. ${hours}`);
  return { now: text(now), otherwise: text(otherwise) };
}

test('at ten in the evening the numbers for the night come first', () => {
  expect(listed(all, evening)).toEqual({
    now: [
      'A child, now or at night: Police. Open now, day and night.',
      'An adult, now or at night: Night. Open now, until 9am on Monday.',
    ],
    otherwise: [
      'A child, in office hours: Children. Monday to Friday, 9am to 5pm, not on bank holidays.',
      'An adult, in office hours: Adults. Monday to Friday, 9am to 5pm, not on bank holidays.',
    ],
  });
});

test('in office hours the offices come first, with the hour at which they close', () => {
  expect(listed(all, friday)).toEqual({
    now: [
      'A child, in office hours: Children. Open now, until 5 this afternoon.',
      'An adult, in office hours: Adults. Open now, until 5 this afternoon.',
    ],
    otherwise: [
      'A child, now or at night: Police. Open now, day and night.',
      'An adult, at night or at a weekend: Night. Nights and weekends.',
    ],
  });
});

test('the order is valid until the first of the offices opens or closes', () => {
  const early = { ...adults, hours: 'Monday to Friday, 9am to 4.30pm' };
  const until = (time: Temporal.Instant) => String(firstNumbers([...all, early], time, BRITISH).validUntil);
  expect(until(evening)).toBe('2026-11-21T00:00:00Z');
  expect(String(firstNumbers([early, children], friday, BRITISH).validUntil)).toBe('2026-11-20T16:30:00Z');
});

test('each office opens and closes by its own hours', () => {
  const early = { ...children, hours: 'Monday to Friday, 9am to 4.30pm' };
  const { now } = listed([early, police, adults, night], Temporal.Instant.from('2026-11-20T16:45:00Z'));
  expect(now.map((line) => line.split(':')[0])).toEqual([
    'A child, now or at night',
    'An adult, in office hours',
  ]);
});

test('hours that cannot be read claim nothing: the number for the night comes first', () => {
  const helplines = [{ ...adults, hours: 'In office hours' }, night];
  const { now, otherwise } = listed(helplines, friday);
  expect(now).toEqual(['An adult, now or at night: Night. Nights and weekends.']);
  expect(otherwise).toEqual(['An adult, in office hours: Adults. In office hours.']);
  expect(firstNumbers(helplines, friday, BRITISH).validUntil).toBeUndefined();
});

test.each([
  ['2026-12-24T21:00', '9am on Tuesday 29 December'],
  ['2026-12-25T11:00', '9am on Tuesday 29 December'],
  ['2026-12-26T11:00', '9am on Tuesday'],
  ['2026-12-28T11:00', '9am tomorrow'],
  ['2027-01-01T11:00', '9am on Monday'],
  ['2027-03-26T11:00', '9am on Tuesday 30 March'],
  ['2027-03-29T11:00', '9am tomorrow'],
])('at %s, around a bank holiday, the number for the night is open until %s', (time, until) => {
  const { now } = listed([adults, night], inLondon(time));
  expect(now).toEqual([`An adult, now or at night: Night. Open now, until ${until}.`]);
});

test('where nobody knows the holidays, the number for the night is open at least until the office opens', () => {
  const [now] = firstNumbers([adults, night], inLondon('2026-12-26T11:00'), localeOf()).now;
  expect(now?.hours).toBe('Open now, at least until 9am on Monday.');
});

test('when the office may be open on a holiday, the number for the night is open at least until then', () => {
  const silent = { ...adults, hours: 'Monday to Friday, 9am to 5pm' };
  const hoursAt = (time: string) => firstNumbers([silent, night], inLondon(time), BRITISH).now[0]?.hours;
  expect(hoursAt('2026-12-24T21:00')).toBe('Open now, at least until 9am tomorrow.');
  expect(hoursAt('2026-12-25T11:00')).toBe('Nights and weekends.');
  expect(hoursAt('2026-12-25T18:00')).toBe('Open now, at least until 9am on Monday.');
  expect(hoursAt('2026-12-28T18:00')).toBe('Open now, until 9am tomorrow.');
});

test('a number for the night with hours of its own is open by these', () => {
  const early = { ...night, hours: 'Every day, 5pm to 11pm' };
  const { now } = listed([adults, early], inLondon('2026-11-20T23:30'));
  expect(now).toEqual(['An adult, now or at night: Night. Closed now, opens tomorrow at 5pm.']);
});

test('a council with one number for everything is named once for each', () => {
  const one = helplineOf('Council', { firstFor: firstForChoices, dayAndNight: true });
  expect(listed([one], friday)).toEqual({
    now: [
      'A child, at any time: Council. Open now, day and night.',
      'An adult, at any time: Council. Open now, day and night.',
    ],
    otherwise: [],
  });
});

test('an office without a number for the night is named alone, and content without any has none', () => {
  expect(listed([children], evening).now).toEqual([
    'A child, in office hours: Children. Monday to Friday, 9am to 5pm, not on bank holidays.',
  ]);
  expect(listed([helplineOf('Childline')], evening)).toEqual({ now: [], otherwise: [] });
});

test('hours that have no translation are read in the language of their number', () => {
  const hours = 'Montag bis Freitag, 9 bis 16.30 Uhr';
  const german = { ...children, language: 'de', hours };
  const [now] = firstNumbers([german, police], friday, BRITISH).now;
  expect(now?.hours).toBe('Open now, until 4.30 this afternoon.');
  const unknown = firstNumbers([{ ...german, language: 'tlh' }, police], friday, BRITISH);
  expect(unknown.now.map(({ name }) => name)).toEqual(['Police']);
});
