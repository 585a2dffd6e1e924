import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapEventKinds } from './event-kinds.ts';

const { eventKindCollection } = recordedResults.ChurchFacts;
const food = { slug: 'food', title: 'Food and warmth', palette: 2 } as const;

test('a kind of event has its title and its palette, and without one the default palette', () => {
  const { mapping } = recordingMapping();
  const list = listOf(
    entryLike(eventKindCollection, food),
    entryLike(eventKindCollection, { ...food, palette: null }),
  );
  expect(mapEventKinds(list, mapping)).toEqual([food, { ...food, palette: 0 }]);
});

test('a kind without a title is left out alone, and reported', () => {
  const { mapping, messages } = recordingMapping();
  const list = listOf(
    entryLike(eventKindCollection, { ...food, sys: { id: 'kind-food' }, title: null }),
    entryLike(eventKindCollection),
  );
  expect(mapEventKinds(list, mapping)).toHaveLength(1);
  expect(messages()).toEqual([expect.stringContaining('eventKind kind-food')]);
});
