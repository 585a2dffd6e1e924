import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import { mapPictures } from './pictures.ts';

const { assetCollection } = recordedResults.AllPages;
const asset = (fields: object) =>
  entryLike(assetCollection, { sys: { id: 'choir', publishedVersion: 7 }, ...fields });

test('every picture has its id and the address of its file', () => {
  const pictures = mapPictures(assetCollection);
  expect([...pictures.keys()].sort()).toEqual(['haven-plan', 'lit-street', 'map-st-oswins']);
  expect(pictures.get('lit-street')).toMatchObject({
    picture: { type: 'image/jpeg', path: expect.stringMatching(/^\/pictures\/lit-street\/\d+$/) },
    url: expect.any(URL),
  });
});

test('the address of a picture names the version of its file', () => {
  expect(mapPictures(listOf(asset({}))).get('choir')?.picture.path).toBe('/pictures/choir/7');
});

test.each([
  ['it has no description', { description: null }],
  ['it has no file', { url: null }],
  ['its file has no address', { url: 'choir.jpg' }],
  ['it is no picture', { contentType: 'application/pdf' }],
])('an asset is no picture when %s', (_, fields) => {
  expect(mapPictures(listOf(asset(fields))).size).toBe(0);
});

test('a missing list has no pictures', () => {
  expect(mapPictures(undefined).size).toBe(0);
});
