import { expect, test } from 'vitest';
import { entryOf } from '#tests/fixtures/content-entry.fixture.ts';
import { reviewDateProblems } from './review-dates.ts';

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
