import { expect, test } from 'vitest';
import { datedLocale, localeAt, localeOf } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { hoursStatus } from './hours-status.ts';

const office = { hours: 'Monday to Friday, 9am to 5pm, not on bank holidays' };
const wardens = { hours: 'Every day, 9am to 9pm. At other times leave a message' };
const desk = { hours: 'Monday to Friday, 9am to 5pm' };
const german = localeOf({ language: 'de', nation: 'germany' });

function said(who: typeof office, time: string, locale = british) {
  return hoursStatus(who, localeAt(locale, inLondon(time))).sentence;
}

test.each([
  [
    'Friday, 25 December 2026',
    office,
    '2026-12-25T11:00',
    'Closed now, opens on Tuesday 29 December at 9am.',
  ],
  ['the eve of it', office, '2026-12-24T21:00', 'Closed now, opens on Tuesday 29 December at 9am.'],
  ['Saturday, 26 December', office, '2026-12-26T11:00', 'Closed now, opens on Tuesday at 9am.'],
  ['Monday, its substitute', office, '2026-12-28T11:00', 'Closed now, opens tomorrow at 9am.'],
  ['New Year’s Day', office, '2027-01-01T11:00', 'Closed now, opens on Monday at 9am.'],
  ['Good Friday', office, '2027-03-26T11:00', 'Closed now, opens on Tuesday 30 March at 9am.'],
  ['Easter Monday', office, '2027-03-29T11:00', 'Closed now, opens tomorrow at 9am.'],
  ['Christmas, wardens', wardens, '2026-12-25T11:00', 'Open now, until 9 this evening.'],
  ['Christmas, nothing said', desk, '2026-12-25T11:00', 'It may be closed today, a bank holiday.'],
  ['a working day', office, '2026-11-23T11:00', 'Open now, until 5 this afternoon.'],
  ['a morning', office, '2026-11-23T07:00', 'Closed now, opens today at 9am.'],
  ['an evening', office, '2026-11-23T18:00', 'Closed now, opens tomorrow at 9am.'],
  ['a Friday evening', office, '2026-11-27T18:00', 'Closed now, opens on Monday at 9am.'],
])('on %s the sentence is right', (_, who, time, sentence) => {
  expect(said(who, time)).toBe(sentence);
});

test('a building is open now, but never called closed, since something may be on there outside its hours', () => {
  const hall = { ...office, isPlace: true };
  expect(said(hall, '2026-11-23T11:00')).toBe('Open now, until 5 this afternoon.');
  for (const time of ['2026-11-23T18:00', '2026-12-25T11:00']) expect(said(hall, time), time).toBeUndefined();
  expect(said({ ...desk, isPlace: true } as typeof hall, '2026-12-25T11:00')).toBe(
    'It may be closed today, a bank holiday.',
  );
  const where = { hours: 'Montag bis Freitag 9–17 Uhr', isPlace: true };
  expect(said(where, '2026-11-23T11:00', german)).toBe('Jetzt geöffnet, heute bis 17\u00a0Uhr.');
  expect(said(where, '2026-11-23T11:00', datedLocale(german))).toBeUndefined();
});

const twice = 'Monday to Friday, 10am to noon; Monday to Friday, 2pm to 4pm';
const overlapping = 'Mondays, 11am to 3pm; Mondays, 9am to noon';

test.each([
  [twice, '2026-11-23T09:00', 'Closed now, opens today at 10am.'],
  [twice, '2026-11-23T10:30', 'Open now, until noon.'],
  [twice, '2026-11-23T12:30', 'Closed now, opens today at 2pm.'],
  [twice, '2026-11-23T14:30', 'Open now, until 4 this afternoon.'],
  [twice, '2026-11-23T16:30', 'Closed now, opens tomorrow at 10am.'],
  [overlapping, '2026-11-23T11:30', 'Open now, until 3 this afternoon.'],
  ['Fridays, 6pm to midnight', '2026-11-20T20:00', 'Open now, until midnight.'],
  ['Mondays, 9am to noon', '2026-11-23T10:00', 'Open now, until noon.'],
  ['Fridays, 10pm to 6.30am', '2026-11-20T23:00', 'Open now, until 6.30am tomorrow.'],
  ['Fridays, 10pm to 6.30am', '2026-11-21T01:00', 'Open now, until 6.30 this morning.'],
  [
    'the first Monday of January, 9am to 5pm',
    '2026-11-23T10:00',
    'Closed now, opens on Monday 4 January 2027 at 9am.',
  ],
])('by the hours “%s” it says at %s: %s', (hours, time, sentence) => {
  expect(said({ hours }, time)).toBe(sentence);
});

test('what is open day and night is so on every day; hours that cannot be read say nothing', () => {
  expect(
    hoursStatus({ hours: undefined, dayAndNight: true }, localeAt(british, inLondon('2026-12-25T11:00'))),
  ).toEqual({
    state: 'open',
    sentence: 'Open now, day and night.',
  });
  for (const hours of [undefined, 'In office hours'])
    expect(hoursStatus({ hours }, localeAt(british, inLondon('2026-11-23T11:00')))).toEqual({
      state: 'unknown',
    });
});

test('without a nation every claim has the holiday as its exception', () => {
  expect(said(office, '2026-12-25T11:00', localeOf())).toBe(
    'Open now, until 5 this afternoon, unless it is a public holiday.',
  );
  expect(said(office, '2026-12-25T18:00', localeOf())).toBe(
    'Closed now, opens on Monday at 9am, unless that is a public holiday.',
  );
  expect(said(wardens, '2026-12-25T11:00', localeOf())).toBe('Open now, until 9 this evening.');
});

test.each([
  ['Ireland', 'ireland', 'It may be closed today, a public holiday.'],
  ['Scotland', 'scotland', 'It may be closed today, a bank holiday.'],
] as const)('a holiday is called as in %s', (_, nation, sentence) => {
  expect(said(desk, '2026-12-25T11:00', localeOf({ nation }))).toBe(sentence);
});

test.each([
  ['2026-11-23T11:00', 'Jetzt erreichbar, heute bis 17 Uhr.'],
  ['2026-11-23T07:00', 'Jetzt nicht erreichbar, wieder heute ab 9 Uhr.'],
  ['2026-11-27T18:00', 'Jetzt nicht erreichbar, wieder am Montag ab 9 Uhr.'],
  ['2027-03-25T18:00', 'Jetzt nicht erreichbar, wieder am Dienstag, 30. März, ab 9 Uhr.'],
])('in German it says at %s: %s', (time, sentence) => {
  const who = { hours: 'Mo–Fr 9–17 Uhr, nicht an Feiertagen' };
  expect(said(who, time, german)?.replaceAll('\u00a0', ' ')).toBe(sentence);
});

test.each([
  ['it closes', office, '2026-11-23T11:00', '2026-11-23T17:00'],
  ['“today” is another day', office, '2026-11-22T23:00', '2026-11-23T00:00'],
  ['midnight, at the latest', office, '2026-12-24T21:00', '2026-12-25T00:00'],
  ['the holiday ends, or the hours within it', desk, '2026-12-25T11:00', '2026-12-25T17:00'],
])('the sentence is valid until %s', (_, who, time, until) => {
  const { validUntil } = hoursStatus(who, localeAt(british, inLondon(time)));
  expect(validUntil).toEqual(inLondon(until));
});
