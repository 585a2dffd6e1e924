import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { QueryResults } from '../fetch-content.ts';
import { carryOverSchedules } from './carry-over-schedules.ts';

const event = entryLike(recordedResults.AllEvents.eventPageCollection);

function withEvent(fields: Partial<typeof event>): QueryResults {
  const eventPageCollection = listOf({
    ...event,
    ...fields,
  }) as QueryResults['AllEvents']['eventPageCollection'];
  return { ...recordedResults, AllEvents: { ...recordedResults.AllEvents, eventPageCollection } };
}

const good = withEvent({ repeats: 'every Sunday', firstDate: '2026-09-06' });
const slip = withEvent({
  repeats: 'every Sundey',
  firstDate: '2026-09-06',
  title: 'A new title',
});
const eventOf = ({ AllEvents }: QueryResults) => entryLike(AllEvents.eventPageCollection);

test('an event whose dates can no longer be read keeps its last good times, and its slip is reported', () => {
  const { results, problems } = carryOverSchedules(slip, good);
  expect(eventOf(results)).toMatchObject({ repeats: 'every Sunday', title: 'A new title' });
  expect(problems.map(({ field, outcome }) => [field, outcome])).toEqual([['repeats', 'served']]);
  expect(eventOf(carryOverSchedules(slip, results).results).repeats).toBe('every Sunday');
});

test('times that can be read, or that are gone on purpose, are taken', () => {
  for (const fields of [{ repeats: 'every Monday' }, { repeats: 'by arrangement' }]) {
    const fresh = withEvent({ ...eventOf(good), ...fields });
    expect(carryOverSchedules(fresh, good)).toEqual({ results: fresh, problems: [] });
  }
  const undated = withEvent({ ...eventOf(good), repeats: 'once', firstDate: null });
  expect(carryOverSchedules(undated, good).results).toBe(undated);
});

test('nothing is carried over at the first start, or from times that were no better', () => {
  expect(carryOverSchedules(slip, undefined).results).toBe(slip);
  const other = withEvent({ ...eventOf(slip), repeats: 'every Mondey' });
  expect(carryOverSchedules(slip, other).results).toBe(slip);
});
