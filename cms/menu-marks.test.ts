import { expect, test } from 'vitest';
import { inLondon, LONDON } from '#tests/fixtures/schedule.fixture.ts';
import type { ContentClient } from './client.ts';
import { changeWire, clientOf, eventWire } from './events-for-tests.ts';
import { getMenuMarks } from './menu-marks.ts';

const now = inLondon('2026-12-03T09:00');
const marks = async (client: ContentClient) => [...(await getMenuMarks(client, now, LONDON)).bySlug];

test('events that are off are marked, as a whole or on their next date', async () => {
  const events = [
    eventWire('worship', {}),
    eventWire('choir', { status: 'cancelled' }),
    eventWire('tea', {}),
  ];
  const client = clientOf(events, [changeWire('off', 'worship', {})]);
  expect(await marks(client)).toEqual([
    ['worship', 'Cancelled on Sunday 6 December'],
    ['choir', 'Cancelled'],
  ]);
});

test('an event that is moved as a whole is marked so', async () => {
  expect(await marks(clientOf([eventWire('tea', { status: 'moved' })]))).toEqual([['tea', 'Moved']]);
});

test('another place alone is no cancellation', async () => {
  const moved = changeWire('moved', 'worship', { status: 'moved', newRoom: 'Side chapel' });
  expect(await marks(clientOf([eventWire('worship', {})], [moved]))).toEqual([]);
});

test('a date that is moved to another day is marked with both days', async () => {
  const moved = changeWire('moved', 'worship', { status: 'moved', newDate: '2026-12-10T00:00:00.000Z' });
  expect(await marks(clientOf([eventWire('worship', {})], [moved]))).toEqual([
    ['worship', 'Moved from Sunday 6 December to Thursday 10 December'],
  ]);
});

test('a bad entry marks nothing and takes no other down', async () => {
  const events = [
    eventWire('bad', { status: 'cancelled', firstDate: 'soon' }),
    eventWire('choir', { status: 'postponed' }),
  ];
  expect(await marks(clientOf(events))).toEqual([['choir', 'Postponed']]);
});

test('the marks are true until a marked date is over; without any there is nothing to turn', async () => {
  const off = [eventWire('worship', {})];
  const client = clientOf(off, [changeWire('off', 'worship', {})]);
  const sunday = await getMenuMarks(client, inLondon('2026-12-06T11:00'), LONDON);
  expect(sunday.until).toEqual(inLondon('2026-12-06T11:45'));
  const none = await getMenuMarks(clientOf([]), now, LONDON);
  expect(none.until).toBeUndefined();
});

test('the question is the same every day: an answer of yesterday serves while the service fails', async () => {
  const asked: unknown[] = [];
  const client: ContentClient = {
    query: (operation, variables) => {
      asked.push(variables);
      return clientOf([]).query(operation, variables);
    },
  };
  await getMenuMarks(client, now, LONDON);
  expect(asked).toEqual([{}]);
});
