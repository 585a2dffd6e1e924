import { expect, test } from 'vitest';
import { HALL } from '#tests/fixtures/event.fixture.ts';
import { listOf, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapRooms } from './rooms.ts';

const wire = {
  showFrom: null,
  showUntil: null,
  sys: { id: 'main-hall' },
  name: 'The main hall',
  place: { sys: { id: HALL.id } },
  goodFor: null,
  seated: 60,
  standing: null,
  price: '£18 an hour',
  inside: ['a piano', null],
  stepFree: 'Yes.',
  contact: null,
  picture: null,
  lastChecked: null,
};

test('a room has its building’s address, and says nothing that its entry does not', () => {
  const { mapping, problems } = recordingMapping();
  expect(mapRooms(listOf(wire), mapping)).toMatchObject([
    {
      id: 'main-hall',
      place: { id: HALL.id, name: 'The hall' },
      seated: 60,
      standing: undefined,
      inside: ['a piano'],
    },
  ]);
  expect(problems).toEqual([]);
});

test('a room without a price is left out alone, and reported', () => {
  const { mapping, messages } = recordingMapping();
  const bad: typeof wire = { ...wire, sys: { id: 'bad' }, price: '' };
  expect(mapRooms(listOf(bad, wire), mapping).map(({ id }) => id)).toEqual(['main-hall']);
  expect(messages()).toEqual(['room bad: “price” is empty, and must not be.']);
});

test('results of an earlier release have no rooms', () => {
  expect(mapRooms(undefined, recordingMapping().mapping)).toEqual([]);
});
