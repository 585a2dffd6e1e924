import { expect, test } from 'vitest';
import { entryOf, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { eventKindFaults } from './event-kinds.ts';

const lunch = entryOf('eventPage', 'lunch', { kinds: ['food', 'worship'] });
const kinds = ['food', 'music'].map((slug) => entryOf('eventKind', slug, { slug }));

test('a kind that has no entry is an error of the event, and a kind that no event has is none', () => {
  expect(eventKindFaults(spaceOf([lunch, ...kinds]))).toEqual([
    expect.objectContaining({
      severity: 'error',
      record: { type: 'eventPage', id: 'lunch' },
      field: 'kinds',
      message: 'There is no “Kind of event” with the short name “worship”.',
    }),
  ]);
});
