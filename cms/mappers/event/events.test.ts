import { describe, expect, test } from 'vitest';
import { changeWire } from '#tests/fixtures/content.fixture.ts';
import { eventWire, mappedEvents } from '#tests/fixtures/mapped-events.ts';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapEventKinds, mapEvents } from './events.ts';

const good = eventWire('worship');

test('highlighted events come first; otherwise the order stays', () => {
  const highlighted = (id: string) => eventWire(id, { highlightedEvent: true });
  const { slugs } = mappedEvents([
    eventWire('a'),
    highlighted('b'),
    eventWire('c', { highlightedEvent: null }),
    highlighted('d'),
  ]);
  expect(slugs).toEqual(['b', 'd', 'a', 'c']);
});

test('an event has the palette of its leading kind, and without a kind the one that its entry names', () => {
  const food = { slug: 'food', title: 'Food and warmth', palette: 2 as const };
  const { mapping } = recordingMapping({ kinds: new Map([['food', food]]) });
  const wires = [{ kinds: ['food'], palette: 1 }, { palette: 1 }, { palette: null }];
  const events = mapEvents(
    { eventPageCollection: listOf(...wires.map((fields) => eventWire('event', fields))) },
    mapping,
  );
  expect(events.map(({ palette }) => palette)).toEqual([2, 1, 0]);
});

test('an event has the kinds that its entry names, and a service without any is worship', () => {
  const kinds = new Map(
    recordedResults.ChurchFacts.eventKindCollection?.items.map((kind) => [
      kind?.slug ?? '',
      { slug: kind?.slug ?? '', title: kind?.title ?? '', palette: 0 as const },
    ]),
  );
  const { mapping } = recordingMapping({ kinds });
  const wires = [
    { kinds: ['music', 'unknown', 'food'] },
    { worship: true },
    { worship: true, kinds: [] },
    {},
  ];
  const events = mapEvents(
    { eventPageCollection: listOf(...wires.map((fields) => eventWire('event', fields))) },
    mapping,
  );
  expect(events.map((event) => event.kinds.map(({ slug }) => slug))).toEqual([
    ['music', 'food'],
    ['worship'],
    ['worship'],
    [],
  ]);
});

describe('a bad entry is left out and reported, and affects no other', () => {
  test.each([
    ['no slug', { slug: null }, 'slug'],
    ['no title', { title: null }, 'title'],
  ])('%s', (_, wrong, field) => {
    const { slugs, problems } = mappedEvents([eventWire('bad', wrong), good]);
    expect(slugs).toEqual(['worship']);
    expect(problems).toEqual([`eventPage bad: “${field}” is empty, and must not be.`]);
  });

  test('a left-out line that cannot be read leaves the series', () => {
    const { slugs, problems } = mappedEvents([eventWire('worship', { leftOut: ['Chrismas'] })]);
    expect(slugs).toEqual(['worship']);
    expect(problems).toHaveLength(1);
  });
});

test('a change is for its event and for each further event, once', () => {
  const link = (id: string) => ({ sys: { id } });
  const also = { items: [link('choir'), link('worship'), null] };
  const off = changeWire('snow', 'worship', { lastDate: '2026-12-13', alsoEventsCollection: also });
  const { events, problems } = mappedEvents([good, eventWire('choir'), eventWire('tea')], [off]);
  expect(problems).toEqual([]);
  expect(events.map(({ schedule }) => schedule?.changes.map(({ date }) => `${date}`))).toEqual([
    ['2026-12-06', '2026-12-13'],
    ['2026-12-06', '2026-12-13'],
    [],
  ]);
});

test('a change counts as a publication of its event', () => {
  const later = { id: 'off', publishedAt: '2026-12-01T08:00:00.000Z' };
  const { events } = mappedEvents([good], [changeWire('off', 'worship', { sys: later })]);
  expect(events[0]?.publishedAt).toBe('2026-12-01T08:00:00.000Z');
});

test('a change with only a room stays at the event’s place; one with a place does not have the event’s room', () => {
  const newPlace = { sys: { id: 'hall' } };
  const { events } = mappedEvents(
    [good],
    [
      changeWire('room', 'worship', { status: 'moved', newRoom: 'Side chapel' }),
      changeWire('hall', 'worship', { date: '2026-12-13', status: 'moved', newPlace }),
    ],
  );
  const places = events[0]?.schedule?.changes.map(({ where }) => [where?.place?.name, where?.room]);
  expect(places).toEqual([
    ['The church', 'Side chapel'],
    ['The hall', undefined],
  ]);
});

test('the language of an event is a tag of a language, or else the church’s own', () => {
  const { mapping, messages } = recordingMapping();
  const languages = ['pl', 'cy-GB', null, '', 'Polish!'].map((language) => eventWire('mass', { language }));
  const list = { items: languages, total: languages.length };
  const events = mapEvents({ eventPageCollection: list }, mapping);
  expect(events.map(({ language }) => language)).toEqual(['pl', 'cy-GB', undefined, undefined, undefined]);
  expect(messages()).toEqual([
    'eventPage mass: “language” must be the letters of a language, like cy, not “Polish!”.',
  ]);
});

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
