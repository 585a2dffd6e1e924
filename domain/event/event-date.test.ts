import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HALL } from '#tests/fixtures/event.fixture.ts';
import { placeInParts, placeInWords } from './event-date.ts';

test.each([
  [
    { room: 'Garden room, beside the kitchen', place: HALL },
    { brief: 'Garden room', further: ', beside the kitchen, The hall' },
  ],
  [
    { room: undefined, place: HALL },
    { brief: 'The hall', further: undefined },
  ],
  [{ room: undefined, place: undefined }, undefined],
])('the brief part of a place ends at its first comma', (place, parts) => {
  expect(placeInParts(place)).toEqual(parts);
});

test('the two parts together are the whole text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (room, name) => {
      const place = { room, place: { ...HALL, name } };
      const { brief, further = '' } = placeInParts(place) ?? { brief: '' };
      expect(brief + further).toBe(placeInWords(place) ?? '');
    }),
  );
});
