import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryOf } from '#tests/fixtures/content-entry.fixture.ts';
import { pairsOfDaysProblems, reviewDateProblems } from './days.ts';

const today = Temporal.PlainDate.from('2026-11-21');

function findings(lastChecked: string | null, reviewBy: string | null) {
  const entry = entryOf('helpline', 'nspcc', { lastChecked, reviewBy });
  return reviewDateProblems([entry], today, 'GB').map(
    ({ severity, field, sentence }) => `${severity} ${field}: ${sentence}`,
  );
}

test('an entry passes until the day of its review, that day included', () => {
  expect(findings('2026-11-02', '2027-05-02')).toEqual([]);
  expect(findings('2026-11-21', '2026-11-21')).toEqual([]);
});

test('an entry past its review is reported, with the day in words', () => {
  expect(findings('2026-05-02', '2026-11-20')).toEqual([
    'warning reviewBy: This was to be checked again by 20 November 2026. Check it, then change “lastChecked” and “reviewBy”.',
  ]);
});

test('an entry without dates is reported', () => {
  expect(findings(null, null)).toEqual([
    expect.stringMatching(
      /^warning lastChecked: Nobody has said when this entry was last checked\. .*“lastChecked: 2026-11-21” and “reviewBy: 2027-05-21”/,
    ),
  ]);
  expect(findings('2026-11-02', null)).toEqual([expect.stringMatching(/^warning reviewBy/)]);
});

test('entries without dates are reported once for each content type, by their ids', () => {
  const undated = ['helpline nspcc', 'role vicar', 'helpline galop', 'page home'].map((each) => {
    const [type = '', id = ''] = each.split(' ');
    return entryOf(type as 'role', id);
  });
  expect(
    reviewDateProblems(undated, today, 'GB').map(({ entry, sentence }) => [entry.split(' ')[0], sentence]),
  ).toEqual([
    ['helpline', expect.stringMatching(/2 entries of the kind “helpline” were last checked: nspcc, galop\./)],
    ['role', expect.stringMatching(/this entry was last checked\./)],
  ]);
});

test('an entry past its review is reported even if it was never checked', () => {
  expect(findings(null, '2026-11-20')).toEqual([
    expect.stringMatching(/^warning lastChecked/),
    expect.stringMatching(/^warning reviewBy: .*20 November 2026/),
  ]);
});

test('a check in the future is reported', () => {
  expect(findings('2026-11-22', '2027-05-02')).toEqual([
    expect.stringMatching(/^warning lastChecked: .*22 November 2026/),
  ]);
});

test('a date with a time counts as its day, in every time zone', () => {
  expect(findings('2026-11-21T23:30:00.000Z', '2026-11-21T00:00:00.000Z')).toEqual([]);
});

test('an appeal’s sum is reported after a hundred days', () => {
  const findingsFor = (asOf: string) =>
    reviewDateProblems([entryOf('project', 'haven', { asOf })], today, 'GB');
  expect(findingsFor('2026-08-13')).toEqual([]);
  expect(findingsFor('2026-08-12')).toEqual([
    expect.objectContaining({ field: 'asOf', sentence: expect.stringContaining('12 August 2026') }),
  ]);
});

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
