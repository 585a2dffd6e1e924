import fc from 'fast-check';
import { expect, test } from 'vitest';
import { british, englishWords, london } from '#tests/fixtures/schedule.fixture.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { datesToCheck } from '../dates/dates-to-check.ts';
import { german } from '../words/de/index.ts';
import { scheduleInWords } from '../words/schedule-words.ts';
import { parseSchedule } from './parse-schedule.ts';
import type { RawSchedule } from './raw-schedule.ts';

const today = Temporal.PlainDate.from('2026-11-22');
const now = today.toZonedDateTime(london).toInstant();

const knownWords =
  'every each other second first 3rd fifth last but one Sunday Tuesdays weekday weekend day week month year quarter fortnightly of the in and to until from ' +
  'between before after nearest not except during term time school holidays Lent Advent Easter Day Holy Week Christmas January Feb April August 5 12 29 30 31 99 0 2027 ' +
  '7pm 10.30 24:00 noon midnight half past seven , - : / . & ( 2027-02-30 01/02/2027 2026-12-06T00:00:00.000Z 13th 1st once daily all only these dates by arrangement';

const germanWords =
  'jeden jede zweite erster 3. letzten vorletzten Sonntag dienstags Di Mo–Fr Wochenende Tag Woche Monat Jahr 14-täglich alle zwei Wochen am im und bis ab von ' +
  'zwischen vor nach um nicht außer Schulferien Feiertagen Passionszeit 1. Advent Ostersonntag Karwoche Weihnachten Januar Feb. April August 5. 12.1. 29. 31. 0 2027 ' +
  '7 Uhr 10.30 24 Uhr 9–12 Uhr Mitternacht halb sieben , – : / . ( 30.02.2027 01.02.2027 täglich alle nur an folgenden Terminen nach Vereinbarung abends';

/** Entries of such words, or of any characters, with the date and the new date of a change. */
function entriesOf(words: string) {
  const some = fc.array(fc.constantFrom(...words.split(' ')), { maxLength: 9 });
  const texts = fc.oneof(
    { weight: 4, arbitrary: some.map((each) => each.join(' ')) },
    { weight: 1, arbitrary: fc.string({ maxLength: 30, unit: 'binary' }) },
  );
  const lines = fc.array(texts, { maxLength: 2 });
  const entry: fc.Arbitrary<RawSchedule> = fc.record(
    {
      repeats: fc.oneof(texts, fc.constantFrom('once', 'every Sunday', 'every week', 'every month')),
      firstDate: fc.oneof(texts, fc.constant('2026-12-06')),
      lastDate: texts,
      startTime: texts,
      endTime: texts,
      endDate: texts,
      alsoOn: lines,
      otherTimes: lines,
      leftOut: lines,
      timeInWords: fc.constant('after the service'),
      termTimeOnly: fc.boolean(),
    },
    { requiredKeys: ['repeats', 'firstDate'] },
  );
  return fc.tuple(entry, texts, texts);
}

test.each([
  ['English', knownWords, undefined],
  ['German', germanWords, german],
])('whatever is typed in %s is read or reported in it, and never breaks the site', (_, words, typedIn) => {
  fc.assert(
    fc.property(entriesOf(words), ([raw, date, newDate]) => {
      const changes = [{ id: 'change', date, newDate, status: 'moved', startTime: date, lastDate: newDate }];
      const { schedule, byArrangement, problems } = parseSchedule(raw, {
        zone: london,
        changes,
        typedIn,
        today,
      });
      const isSilent = problems.every(({ severity }) => severity === 'warning');
      if (schedule === null && byArrangement === null) expect(isSilent).toBe(false);
      if (schedule !== null) {
        expect(scheduleInWords(schedule, today, british.words)).not.toMatch(/undefined|null| {2}|, ,/);
        expect(datesToCheck(schedule, now, london).length).toBeLessThanOrEqual(12);
      }
      for (const { message } of problems) {
        expect(message).toMatch(/[.?]$/);
        if (typedIn) expect(message).not.toMatch(englishWords);
      }
    }),
    { numRuns: runs(10_000) },
  );
});
