import { expect, test } from 'vitest';
import { currentNotices, type Notice } from './notice.ts';

const zone = 'Europe/London';
const at = (text: string) => Temporal.Instant.from(text);

function notice(from: string, until: string): Notice {
  return { id: `${from} ${until}`, text: 'No service this Sunday: snow.', from, until, link: undefined };
}

function shown(notices: readonly Notice[], now: string): readonly string[] {
  return currentNotices(notices, { now: at(now), zone }).notices.map(({ id }) => id);
}

test('a notice is shown from its first to its last day, and on no other', () => {
  const snow = notice('2027-01-09', '2027-01-10');
  expect(shown([snow], '2027-01-08T23:59:59Z')).toEqual([]);
  expect(shown([snow], '2027-01-09T00:00:00Z')).toEqual([snow.id]);
  expect(shown([snow], '2027-01-10T23:59:59Z')).toEqual([snow.id]);
  expect(shown([snow], '2027-01-11T00:00:00Z')).toEqual([]);
});

test('days begin at midnight in the church’s time zone, in summer too', () => {
  const fair = notice('2027-07-03', '2027-07-03');
  expect(shown([fair], '2027-07-02T22:59:59Z')).toEqual([]);
  expect(shown([fair], '2027-07-02T23:00:00Z')).toEqual([fair.id]);
  expect(shown([fair], '2027-07-03T23:00:00Z')).toEqual([]);
});

test('a notice ends at the midnight after its last day, in the church’s time zone', () => {
  const [snow, fair] = [notice('2027-01-09', '2027-01-10'), notice('2027-06-01', '2027-07-03')];
  const endings = (now: string) =>
    [...currentNotices([snow, fair], { now: at(now), zone }).endings].map(String);
  expect(endings('2027-01-09T12:00:00Z')).toEqual([`${snow.id},2027-01-11T00:00:00Z`]);
  expect(endings('2027-07-03T12:00:00Z')).toEqual([`${fair.id},2027-07-03T23:00:00Z`]);
});

test('several notices are shown together, the oldest first', () => {
  const later = notice('2027-01-10', '2027-01-20');
  const earlier = notice('2027-01-02', '2027-01-12');
  expect(shown([later, earlier], '2027-01-11T09:00:00Z')).toEqual([earlier.id, later.id]);
});

test('the notices are valid until the next one appears or ends', () => {
  const notices = [notice('2027-03-27', '2027-03-28'), notice('2027-04-01', '2027-04-02')];
  const validUntil = (now: string) => currentNotices(notices, { now: at(now), zone }).validUntil?.toString();
  expect(validUntil('2027-03-01T00:00:00Z')).toBe('2027-03-27T00:00:00Z');
  // The clocks go forward on the 28th: the day after begins in summer time.
  expect(validUntil('2027-03-27T00:00:00Z')).toBe('2027-03-28T23:00:00Z');
  expect(validUntil('2027-03-29T12:00:00Z')).toBe('2027-03-31T23:00:00Z');
  expect(validUntil('2027-04-03T00:00:00Z')).toBeUndefined();
});
