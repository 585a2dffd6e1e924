import fc from 'fast-check';
import { expect, test } from 'vitest';
import { occurrencesBetween } from '#tests/fixtures/occurrences-between.ts';
import { inLondon, london } from '#tests/fixtures/schedule.fixture.ts';
import { runs, seed } from '#tests/helpers/long-runs.ts';
import { weekdayNames } from '../words/en-GB/names.ts';
import { parseSchedule } from './parse-schedule.ts';

/** What is so on a day: on which weekdays, from 1 for Monday, at which hour, and where. */
interface State {
  readonly weekdays: readonly number[];
  readonly hour: number;
  readonly place: string;
}

const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 });
const news = fc
  .record(
    { weekdays, hour: fc.integer({ min: 13, max: 21 }), place: fc.constantFrom('Upper room', 'Nave') },
    { requiredKeys: [] },
  )
  .filter((state) => Object.keys(state).length > 0);
const first = Temporal.PlainDate.from('2026-09-07');
/** Some of the beginnings lie before an end, and contradict it. */
const dated = (min: number, max: number) => fc.record({ days: fc.integer({ min, max }), news });

/** The words of a line: "Mondays and Fridays, 20:00, Nave". */
function inWords({ weekdays: days, hour, place }: Partial<State>): string {
  const named = days?.map((day) => `${weekdayNames[day - 1]}s`).join(' and ');
  return [named, hour && `${hour}:00`, place].filter(Boolean).join(', ');
}

test('dates, hours and places are those that the lines say day by day: later beginnings add to earlier ones, earlier ends to later ones', () => {
  let read = 0;
  const lists = fc.tuple(
    weekdays,
    fc.array(dated(140, 400), { maxLength: 3 }),
    fc.array(dated(8, 150), { maxLength: 2 }),
  );
  fc.assert(
    fc.property(lists, ([usualDays, begins, ends]) => {
      const usual: State = { weekdays: usualDays, hour: 10, place: '' };
      const on = (days: number) => first.add({ days }).toString();
      const otherTimes = [
        ...begins.map((each) => `from ${on(each.days)}: ${inWords(each.news)}`),
        ...ends.map((each) => `until ${on(each.days)}: ${inWords(each.news)}`),
      ];
      const raw = {
        repeats: inWords({ weekdays: usualDays }),
        firstDate: on(0),
        startTime: '10:00',
        otherTimes,
      };
      const placeNamed = (name: string) => name;
      const { schedule, problems } = parseSchedule<string>(raw, { zone: london, placeNamed });
      const isClear = ends.every((end) => begins.every(({ days }) => days > end.days));
      const isOnce = [begins, ends].every(
        (each) => new Set(each.map(({ days }) => days)).size === each.length,
      );
      if (!isClear || !isOnce) {
        expect(problems.map(({ code }) => code)).toContain('ambiguous');
        return;
      }
      // A line may be for no date: one of some days between two others.
      const errors = problems.flatMap(({ severity, code }) => (severity === 'error' ? [code] : []));
      expect(errors.every((code) => code === 'invalid')).toBe(true);
      if (errors.length > 0) return;
      read += 1;
      const meant: string[] = [];
      for (let day = 0; day < 500; day += 1) {
        const lines = [
          ...begins.filter(({ days }) => days <= day).toSorted((one, other) => one.days - other.days),
          ...ends.filter(({ days }) => days >= day).toSorted((one, other) => other.days - one.days),
        ];
        const state = Object.assign({}, usual, ...lines.map((line) => line.news)) as State;
        if (state.weekdays.includes((day % 7) + 1))
          meant.push(`${on(day)} ${state.hour} ${state.place}`.trim());
      }
      const [from, to] = [inLondon(`${on(0)}T00:00`), inLondon(`${on(500)}T00:00`)];
      const found = schedule ? occurrencesBetween(schedule, from, to, london) : [];
      expect(
        found.map(({ when, where }) =>
          when.kind === 'timed'
            ? `${when.start.toPlainDate()} ${when.start.hour} ${where ?? ''}`.trim()
            : when.kind,
        ),
        otherTimes.join('; '),
      ).toEqual(meant);
    }),
    { numRuns: runs(4000), seed },
  );
  expect(read).toBeGreaterThan(runs(4000) / 2);
});
