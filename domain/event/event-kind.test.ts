import { expect, test } from 'vitest';
import { type EventKind, kindsOfEvent } from './event-kind.ts';

const kinds = new Map<string, EventKind>(
  (['worship', 'children', 'food'] as const).map((slug) => [slug, { slug, title: slug, palette: 0 }]),
);
const named = (slugs: readonly string[], isService = false) =>
  kindsOfEvent(slugs, isService, kinds).map(({ slug }) => slug);

test('an event has its kinds in the order of its entry, each once', () => {
  expect(named(['food', 'children', 'food'])).toEqual(['food', 'children']);
});

test('a kind without an entry is left out', () => {
  expect(named(['bingo', 'food'])).toEqual(['food']);
});

test('a service that names no kind is worship, and one that does is what it says', () => {
  expect(named([], true)).toEqual(['worship']);
  expect(named(['children'], true)).toEqual(['children']);
  expect(named([])).toEqual([]);
});
