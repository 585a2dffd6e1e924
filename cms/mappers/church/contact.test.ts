import { expect, test } from 'vitest';
import type { Picture } from '#domain/picture/picture.ts';
import { theHall } from '#tests/fixtures/event.fixture.ts';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapPictures } from '../page/pictures.ts';
import { mapPeople, mapPlaces, mapRooms } from './contact.ts';

const { roleCollection } = recordedResults.ChurchFacts;

test('people are known by their entry, in the order of the list', () => {
  const { mapping, problems } = recordingMapping();
  const people = mapPeople(roleCollection, mapping);
  expect([...people.keys()].slice(0, 1)).toEqual(['vicar']);
  expect(people.get('vicar')).toMatchObject({
    role: expect.any(String),
    responsibilities: expect.any(String),
  });
  expect(problems).toEqual([]);
});

test('a person has the portrait of their role', () => {
  const portrait = {
    id: 'hands',
    type: 'image/svg+xml',
    path: '/pictures/hands/1',
    description: 'Hands.',
    width: 400,
    height: 500,
  } satisfies Picture;
  const wire = entryLike(roleCollection, { portrait: { sys: { id: 'hands' } } });
  const { mapping } = recordingMapping({ pictureEntries: new Map([['hands', portrait]]) });
  const people = mapPeople(listOf(wire), mapping);
  expect(people.get('vicar')?.portrait).toBe(portrait);
});

test('a role without a title is left out alone, and reported', () => {
  const { mapping, messages } = recordingMapping();
  const bad = entryLike(roleCollection, { sys: { id: 'bad' }, title: null });
  expect([...mapPeople(listOf(bad, null, entryLike(roleCollection)), mapping).keys()]).toEqual(['vicar']);
  expect(messages()).toEqual(['role bad: “title” is empty, and must not be.']);
});

const { placeCollection } = recordedResults.ChurchFacts;
const { stored } = mapPictures(recordedResults.AllPages, recordingMapping().mapping);
const files = new Map([...stored].map(([id, { picture }]) => [id, picture]));
const pictures = { pictures: files, pictureEntries: files };

test('every place has its address, and a map if it has one', () => {
  const { mapping, problems } = recordingMapping(pictures);
  const places = mapPlaces(placeCollection, mapping);
  expect(places).toHaveLength(3);
  const church = places.find(({ id }) => id === 'st-oswins');
  expect(church).toMatchObject({ locality: 'Leeds', map: { id: 'map-st-oswins' } });
  expect(problems).toEqual([]);
});

test('a place has its pictures in their order, without those that are not shown', () => {
  const { mapping } = recordingMapping(pictures);
  const links = ['lit-street', 'gone', 'haven-plan'].map((id) => ({ sys: { id } }));
  const list = listOf(entryLike(placeCollection, { picturesCollection: { items: [...links, null] } }));
  const [place] = mapPlaces(list, mapping);
  expect(place?.pictures.map(({ id }) => id)).toEqual(['lit-street', 'haven-plan']);
});

test('a place without a postcode is left out alone, and reported', () => {
  const { mapping, problems } = recordingMapping(pictures);
  const list = listOf(entryLike(placeCollection, { postcode: null }), entryLike(placeCollection));
  expect(mapPlaces(list, mapping)).toHaveLength(1);
  expect(problems).toHaveLength(1);
});

const wire = {
  showFrom: null,
  showUntil: null,
  sys: { id: 'main-hall' },
  name: 'The main hall',
  place: { sys: { id: theHall.id } },
  goodFor: null,
  seated: 60,
  standing: null,
  ...{ deposit: null, endTime: null, alcohol: null, freeDays: null },
  price: '£18 an hour',
  inside: ['a piano', null],
  stepFree: 'Yes.',
  contact: null,
  picture: null,
  lastChecked: null,
  reviewBy: null,
};

test('a room has its building’s address, and says nothing that its entry does not', () => {
  const { mapping, problems } = recordingMapping();
  expect(mapRooms(listOf(wire), mapping)).toMatchObject([
    {
      id: 'main-hall',
      place: { id: theHall.id, name: 'The hall' },
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
