import { expect, test } from 'vitest';
import type { ContentEntry } from '#cms/content-entries.ts';
import { entryOf } from '#tests/fixtures/content-entry.fixture.ts';
import { eventKindProblems, formerSlugProblems, relativeDayProblems } from './event-rules.ts';

const lunch = entryOf('eventPage', 'lunch', { kinds: ['food', 'worship'] });
const kinds = ['food', 'music'].map((slug) => entryOf('eventKind', slug, { slug }));

test('a kind that has no entry is an error of the event, and a kind that no event has is none', () => {
  expect(eventKindProblems([lunch, ...kinds])).toEqual([
    expect.objectContaining({
      severity: 'error',
      entry: 'eventPage lunch',
      field: 'kinds',
      sentence: 'There is no “Kind of event” with the short name “worship”.',
    }),
  ]);
});

test('a former address that is another event’s, or stands twice, is an error at both places', () => {
  const named = (id: string, slug: string, ...formerSlugs: readonly string[]) =>
    entryOf('eventPage', id, { slug, formerSlugs });
  const found = (...events: readonly ContentEntry[]) =>
    formerSlugProblems(events).map(({ entry, field, sentence }) => `${entry} ${field}: ${sentence}`);
  const rest = 'as well, and an address leads to one event: leave it in one place only.';
  expect(found(named('a', 'tea', 'carols'), named('b', 'carols'))).toEqual([
    `eventPage a formerSlugs: “carols” stands in “slug” of eventPage/b ${rest}`,
    `eventPage b slug: “carols” stands in “formerSlugs” of eventPage/a ${rest}`,
  ]);
  expect(found(named('a', 'tea', 'fair', 'fair'), named('b', 'cake', 'fair'))).toHaveLength(3);
  expect(found(named('a', 'tea', 'tea'))).toHaveLength(2);
  expect(found(named('a', 'tea', 'fair'), named('b', 'cake', 'bake'), named('c', 'cake'))).toEqual([]);
});

test('“today” and “next Tuesday” are reported in a note, which people read on other days', () => {
  const found = (note: string) =>
    relativeDayProblems([entryOf('eventChange', 'one', { note, title: 'On today' })]).map(({ near }) => near);
  expect(found('The ladder is being fixed today. We are back next Wednesday.')).toEqual([
    'today',
    'next Wednesday',
  ]);
  expect(found('We are back on 2 December, as on every Wednesday. See you then.')).toEqual([]);
});
