import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryOf } from '#tests/fixtures/content-entry.fixture.ts';
import { pairsOfDaysProblems } from './pairs-of-days.ts';

test('a notice whose last day is before its first is an error, since it would never be shown', () => {
  const notice = (from: string, until: string) => [entryOf('notice', 'heating', { from, until })];
  expect(pairsOfDaysProblems(notice('2026-12-06', '2026-12-01'))).toEqual([
    {
      severity: 'error',
      entry: 'notice heating',
      field: 'until',
      near: undefined,
      sentence:
        'This would never be shown: “from” is 6 December 2026, and “until” is 1 December 2026. Change one of the two days.',
    },
  ]);
  expect(pairsOfDaysProblems(notice('2026-12-06', '2026-12-06'))).toEqual([]);
});

test.each([
  ['eventChange', { date: '2026-12-02', showUntil: '2026-01-01' }, 'This would not count on its own day'],
  [
    'eventChange',
    { date: '2026-12-02', newDate: '2026-12-09', showUntil: '2026-12-05' },
    'This would not count on the new day',
  ],
  [
    'eventPage',
    { firstDate: '2026-12-02', showUntil: '2026-01-01' },
    'This would disappear before it begins',
  ],
  ['eventPage', { lastDate: '2026-12-02', showFrom: '2026-12-03' }, 'This would appear after it has ended'],
] as const)('an %s with the days %o is an error', (type, fields, message) => {
  const faults = pairsOfDaysProblems([entryOf(type, 'one', fields)]);
  expect(faults.map((fault) => [fault.severity, fault.sentence.split(':')[0]])).toEqual([['error', message]]);
});

/** Days that belong to no other day of their entry. */
const single: readonly string[] = ['page updated', 'picture reviewBy', 'project asOf'];

/** Days that `schedules-in-words` compares while it reads them. */
const ofSchedules = ['eventPage', 'eventChange', 'term'];

const types = readdirSync('content/model').map((file) =>
  JSON.parse(readFileSync(`content/model/${file}`, 'utf8')),
);

test.each(
  types.map(({ sys, fields }) => {
    const days: string[] = fields.flatMap(({ id, type }: { id: string; type: string }) =>
      type === 'Date' && !single.includes(`${sys.id} ${id}`) ? [id] : [],
    );
    return [sys.id, days] as const;
  }),
)('every day of an entry of the type %s is compared with another', (type, days) => {
  const own = ofSchedules.includes(type) ? days.filter((name) => name.startsWith('show')) : days;
  const faults = own.flatMap((last) => {
    const fields = Object.fromEntries(own.map((name) => [name, name === last ? '2026-01-01' : '2026-06-01']));
    return pairsOfDaysProblems([entryOf(type, 'one', fields)]).map(({ field }) => field);
  });
  const compared = own.filter((name) => !['from', 'showFrom', 'lastChecked', 'policyAdopted'].includes(name));
  expect(new Set(faults)).toEqual(new Set(compared));
});
