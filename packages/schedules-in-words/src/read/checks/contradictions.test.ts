import { expect, test } from 'vitest';
import { london } from '#tests/fixtures/schedule.fixture.ts';
import { parseSchedule } from '../parse-schedule.ts';
import type { RawSchedule } from '../raw-schedule.ts';

const sundays: RawSchedule = { repeats: 'every Sunday', firstDate: '2026-09-06' };

test.each<[RawSchedule, string, string]>([
  [
    { repeats: 'once', firstDate: '2026-12-24', startTime: '00:00' },
    'startTime',
    '"00:00" is the beginning of the date, in the night before it; if the end of that day is meant, write the next date.',
  ],
  [
    { ...sundays, alsoOn: ['5 August 2027'], leftOut: ['August: holidays'] },
    'leftOut',
    '2027-08-05 is both among the dates and left out, so it does not happen; take it out of one of the two.',
  ],
  [
    { ...sundays, leftOut: ['2026-12-27 - Christmas'] },
    'leftOut',
    '"2026-12-27 to Christmas" ends before it starts; write the earlier date first.',
  ],
  [
    { ...sundays, startTime: '10.30am', timeInWords: 'after lunch' },
    'timeInWords',
    '"after lunch" is passed over, since there is a start time; keep only one of the two.',
  ],
  [
    { repeats: 'Sundays at 6pm', firstDate: '2026-09-06', startTime: '10.30am' },
    'repeats',
    'How often it happens says 6pm, but the start time 10.30am; the start time counts.',
  ],
])('%o says what follows', (raw, field, message) => {
  const { problems } = parseSchedule(raw, { zone: london });
  expect(problems.map((problem) => [problem.field, problem.message])).toEqual([[field, message]]);
});

test('in term time without any terms there is no schedule, and the report says how to mend it', () => {
  const { schedule, problems } = parseSchedule({ ...sundays, termTimeOnly: true }, { zone: london });
  expect(schedule).toBeNull();
  expect(problems.map(({ field, message }) => [field, message])).toEqual([
    [
      'termTimeOnly',
      'It happens in term time only, but no school terms are entered; add the terms with their dates.',
    ],
  ]);
});
