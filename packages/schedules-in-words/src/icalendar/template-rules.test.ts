import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileOf } from '#tests/fixtures/calendar-entry.fixture.ts';
import { daySets, leftOutSets } from '#tests/fixtures/day-set.arbitrary.ts';
import { hundred } from '#tests/fixtures/hundred-schedules.ts';
import { part } from '#tests/fixtures/parted-schedules.ts';
import { london } from '#tests/fixtures/schedule.fixture.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { wallClock } from '../dates/wall-clock.ts';
import { recurrenceRule } from './recurrence-rule.ts';
import { templateRules } from './template-rules.ts';

const clock = wallClock(london);

const weekday = '(?:SU|MO|TU|WE|TH|FR|SA)';
const common = `(?:;INTERVAL=\\d+)?(?:;UNTIL=\\d{8}(?:T\\d{6}Z)?)?(?:;WKST=${weekday})?`;
/** One weekday with its place (MS-OXCICAL §2.1.3.2.1.6), which programs write for BYSETPOS of the templates. */
const nth = `;BYDAY=(?:-1|[1-4])${weekday}`;
/** A day that every month has: Outlook takes the last one where there is none. */
const monthDay = ';BYMONTHDAY=(?:-1|[1-9]|1\\d|2[0-8])';
const month = ';BYMONTH=(?:[1-9]|1[0-2])';

/**
 * The templates of MS-OXCICAL §2.1.3.2.2.1 to 6, without the hours and counts that we do not write. An event with another rule is
 * skipped by Outlook: https://github.com/w3c/calendar/issues/25
 */
const templates = {
  daily: `DAILY${common}`,
  weekly: `WEEKLY;BYDAY=${weekday}(?:,${weekday})*${common}`,
  monthly: `MONTHLY${monthDay}${common}`,
  'monthly nth': `MONTHLY${nth}${common}`,
  yearly: `YEARLY;BYMONTHDAY=(?:[1-9]|[12]\\d|3[01])${month}${common}`,
  'yearly nth': `YEARLY${nth}${month}${common}`,
};

/** The rules of the events in a file, without those of its time zone. */
const rulesOf = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('END:VTIMEZONE')[1]
    ?.match(/(?<=^RRULE:FREQ=).*/gm) ?? [];

const templateOf = (rule: string) =>
  Object.entries(templates).find(([, pattern]) => new RegExp(`^${pattern}$`).test(rule))?.[0];

test('every rule of a hundred schedules has a template of Outlook, and each template is used', () => {
  const used = new Set(
    hundred.flatMap(([typed, schedule]) =>
      rulesOf(fileOf(schedule)).map((rule) => templateOf(rule) ?? `${typed}: ${rule}`),
    ),
  );
  expect([...used].toSorted()).toEqual(Object.keys(templates).toSorted());
});

test('every rule of any days, limited and left out in any way, has a template of Outlook, with an end or without', () => {
  const parts = fc
    .record({ days: daySets, only: fc.option(daySets), without: fc.array(leftOutSets, { maxLength: 2 }) })
    .map(({ days, ...limits }) => part(days, '10:30-11:45', limits));
  const lasts = fc.option(fc.integer({ min: 20_000, max: 30_000 }));
  fc.assert(
    fc.property(parts, fc.array(leftOutSets, { maxLength: 2 }), lasts, (each, left, last) => {
      const { rules } = templateRules(
        each,
        left.map((days) => ({ days, reason: null })),
      );
      const written = rules.map((rule) => recurrenceRule({ part: each, rule, last }, clock));
      expect(written.filter((rule) => templateOf(rule.replace('RRULE:FREQ=', '')) === undefined)).toEqual([]);
    }),
    { numRuns: runs(20_000) },
  );
});
