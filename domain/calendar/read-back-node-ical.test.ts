import fc from 'fast-check';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { entryOf, HEADING, linesShown, THREE_YEARS } from '#tests/fixtures/calendar-entry.fixture.ts';
import { EXHIBITION } from '#tests/fixtures/event.fixture.ts';
import { PARTED } from '#tests/fixtures/parted-schedules.ts';
import { schedules } from '#tests/fixtures/schedule.arbitrary.ts';
import { LONDON, SUNDAYS, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { calendarFile } from './calendar-file.ts';

const { from: FROM, to: TO } = THREE_YEARS;

// node-ical shares neither code nor author with the library the files are written with.
test('node-ical reads the same occurrences from a file that pages show, for any schedule', () => {
  fc.assert(
    fc.property(
      schedules.filter((each) => keepsKindOfTimes(each) && !beginsInDoubledHour(each)),
      (schedule) => {
        const file = calendarFile(HEADING, [entryOf(schedule)], LONDON);
        expect(readBack(file)).toEqual(linesShown(schedule));
      },
    ),
    { numRuns: 100 },
  );
});

test('node-ical reads series across both clock changes of three years, and through a night with one', () => {
  const night = { ...SUNDAYS, startTime: '00:30', endTime: '03:30' };
  for (const raw of [
    SUNDAYS,
    night,
    { ...night, firstDate: '2026-03-29' },
    { ...night, startTime: '01:30' },
  ]) {
    const schedule = scheduleOf(raw, [{ date: '2027-03-28', status: 'changed', note: 'With breakfast' }]);
    const file = calendarFile(HEADING, [entryOf(schedule)], LONDON);
    expect(readBack(file)).toEqual(linesShown(schedule));
  }
});

test('node-ical reads each day of a run, across a clock change too', () => {
  const run = { ...EXHIBITION, firstDate: '2026-10-23', lastDate: '2026-10-26' };
  const change = { date: '2026-10-24', status: 'moved', newStartTime: '11:00' };
  for (const raw of [EXHIBITION, run, { ...run, leftOut: ['2026-10-25'] }]) {
    const schedule = scheduleOf(raw, raw === EXHIBITION ? [] : [change]);
    const file = calendarFile(HEADING, [entryOf(schedule)], LONDON);
    expect(readBack(file)).toEqual(linesShown(schedule));
  }
});

test.each(Object.entries(PARTED))('node-ical reads the dates of %s', (_, schedule) => {
  const file = calendarFile(HEADING, [entryOf(schedule)], LONDON);
  expect(readBack(file)).toEqual(linesShown(schedule));
});

/** node-ical makes an occurrence without an end as long as the whole day. */
function keepsKindOfTimes({ parts: [{ timing }], changes }: Schedule): boolean {
  return timing.kind === 'timed' || changes.every(({ newStart }) => newStart === null);
}

/** node-ical counts the first occurrence twice when its hour comes twice. */
function beginsInDoubledHour({ firstDate, parts: [{ timing }] }: Schedule): boolean {
  if (timing.kind !== 'timed') return false;
  const first = firstDate.toPlainDateTime(timing.start);
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    first.toZonedDateTime(LONDON, { disambiguation }),
  );
  return earlier?.epochMilliseconds !== later?.epochMilliseconds;
}

/** Every occurrence node-ical finds in the three years, as `lineOf` writes them. */
function readBack(file: string): string[] {
  const components = Object.values(nodeIcal.sync.parseICS(file));
  const events = components.filter((component): component is VEvent => component?.type === 'VEVENT');
  // A year more on both sides, for occurrences moved into the time looked at.
  const [from, to] = [new Date('2023-01-01T00:00Z'), new Date('2036-01-01T00:00Z')];
  return events
    .flatMap((event) => nodeIcal.expandRecurringEvent(event, { from, to, expandOngoing: true }))
    .map((instance) => {
      const times = isDate(instance.start)
        ? `${localDate(instance.start)}/${localDate(instance.end, -1)}`
        : `${utc(instance.start)}/${instance.end && +instance.end !== +instance.start ? utc(instance.end) : ''}`;
      const isOff = instance.event.status === 'CANCELLED';
      return { line: isOff ? `${times} off` : times, instance };
    })
    .filter(({ instance }) => touches(instance))
    .map(({ line }) => line)
    .toSorted();
}

function touches({ start, end }: { start: Date; end: Date }): boolean {
  if (isDate(start)) return localDate(end, -1) >= '2026-01-01' && localDate(start) < '2029-01-01';
  const over = +end === +start ? +start + 3_600_000 : +end;
  return over > FROM.epochMilliseconds && +start < TO.epochMilliseconds;
}

/** node-ical marks the dates it reads as such. */
function isDate(date: Date): boolean {
  return 'dateOnly' in date && date.dateOnly === true;
}

/** node-ical gives whole days as midnight of wherever the tests run. */
function localDate(date: Date, days = 0): string {
  const local = new Temporal.PlainDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
  return local.add({ days }).toString();
}

function utc(date: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(+date).toString();
}
