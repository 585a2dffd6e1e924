import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxTyped } from '#domain/page/typed-words.ts';
import { localeAt, localeOf } from '#languages/locale.ts';
import { contentWith, eventWire, siteWith } from '#tests/fixtures/content.fixture.ts';
import { hostileText } from '#tests/fixtures/hostile-text.arbitrary.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { needsIn } from './needs.ts';
import { search } from './search.ts';
import { diaryOf, typedDays } from './typed-days.ts';

// A Thursday.
const now = Temporal.Instant.from('2026-11-26T09:00:00Z');
const content = contentWith([
  eventWire('crib', { title: 'Crib service', firstDate: '2026-12-24T00:00:00.000Z', repeats: 'once' }),
]);
const site = { ...siteWith({ content, now }), content, locale: localeAt(content.locale, now) };
const inBerlin = localeOf({ language: 'de', nation: 'germany', zone: 'Europe/Berlin' });
const german = { ...site, locale: localeAt(inBerlin, now) };

test.each([
  ['24 December', '2026-12-24'],
  ['24th dec', '2026-12-24'],
  ['24/12', '2026-12-24'],
  ['Thursday 24 December 2026', '2026-12-24'],
  ['Christmas Eve', '2026-12-24'],
  ['xmas', '2026-12-25'],
  ["New Year's Eve", '2026-12-31'],
  ['1 February', '2027-02-01'],
  ['sunday', '2026-11-29'],
  ['next Sunday', '2026-11-29'],
  ['What’s on sunday?', '2026-11-29'],
  ['services on Good Friday', '2027-03-26'],
  ['today', '2026-11-26'],
  ['Tonight', '2026-11-26'],
  ['tomorrow', '2026-11-27'],
  ['weekend', '2026-11-28 2026-11-29'],
])('“%s” is %s', (typed, days) => {
  expect(typedDays(typed, site).join(' ')).toBe(days);
});

test.each([
  ['24.12.', '2026-12-24'],
  ['24. Dezember', '2026-12-24'],
  ['am Sonntag', '2026-11-29'],
  ['Gottesdienst an Heiligabend', '2026-12-24'],
  ['heute Abend', '2026-11-26'],
  ['morgen', '2026-11-27'],
  ['1. Advent', '2026-11-29'],
  ['Buß- und Bettag', '2027-11-17'],
])('in German “%s” is %s', (typed, days) => {
  expect(typedDays(typed, german).join(' ')).toBe(days);
});

test('what can be two days is both', () => {
  expect(typedDays('1/2/2027', site).join(' ')).toBe('2027-01-02 2027-02-01');
  expect(typedDays('Sunday 29 December', site).join(' ')).toBe('2026-12-27 2026-12-29');
  expect(typedDays('Weihnachten', german).join(' ')).toBe('2026-12-25 2026-12-26');
});

test('other words, times, seasons and days that are over are no date', () => {
  const others = [
    'soup',
    'may',
    'Lent',
    'every day',
    'once',
    'second',
    '10.30',
    '116 123',
    'psalm 23',
    'mass',
  ];
  for (const typed of [...others, '31 February', '24 December 2025', 'summer', ''])
    expect(typedDays(typed, site), typed).toEqual([]);
});

test('a day lists what is on then, also beyond the weeks of Coming Up', () => {
  const { events, days } = diaryOf(typedDays('Christmas Eve', site), site);
  expect(events).toMatchObject([{ title: 'Crib service' }]);
  expect(days).toMatchObject([{ date: '2026-12-24', dated: 'Thursday 24 December', lines: [{ event: 0 }] }]);
  expect(diaryOf(typedDays('1 February', site), site).days).toMatchObject([{ lines: [] }]);
});

const piece = fc.oneof(
  fc.constantFrom(
    'sunday',
    '24.',
    '24/12',
    'December',
    'next',
    '99999',
    'Sonntag',
    'first',
    'to',
    '(',
    '[a-',
    '.*',
    '“',
    "'",
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  hostileText,
);

test('anything at all can be typed', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom(site, german), (pieces, where) => {
      const typed = pieces.join(' ').slice(0, maxTyped);
      const days = typedDays(typed, where);
      expect(days.length, typed).toBeLessThan(7);
      expect(diaryOf(days, where).days).toHaveLength(days.length);
      search(typed, where);
      needsIn(typed, where.locale.words);
    }),
    { numRuns: runs(300) },
  );
});
