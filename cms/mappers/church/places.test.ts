import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapPictures } from '../page/pictures.ts';
import { mapPlaces } from './places.ts';

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
