import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapPictures } from './pictures.ts';

const { assetCollection, pictureCollection } = recordedResults.AllPages;
const asset = (fields: object) =>
  entryLike(assetCollection, { sys: { id: 'choir', publishedVersion: 7 }, ...fields });
const entry = (fields: object) =>
  entryLike(pictureCollection, {
    sys: { id: 'choir-at-carols' },
    file: { sys: { id: 'choir' } },
    alt: 'A choir by candlelight.',
    decorative: null,
    credit: 'Photograph by Ada Green',
    consent: 'everybody has agreed in writing',
    ...fields,
  });

function mapped(assets: readonly object[], entries: readonly object[] = []) {
  const { mapping, messages } = recordingMapping();
  const pictures = mapPictures(
    {
      assetCollection: listOf(...assets.map(asset)),
      pictureCollection: listOf(...entries.map(entry)),
    },
    mapping,
  );
  return { ...pictures, file: pictures.stored.get('choir')?.picture, messages: messages() };
}

test('every picture has its id and the address of its file', () => {
  const { stored } = mapPictures({ assetCollection }, recordingMapping().mapping);
  expect([...stored.keys()].sort()).toEqual(['haven-plan', 'lit-street', 'map-st-oswins']);
  expect(stored.get('lit-street')).toMatchObject({
    picture: { type: 'image/jpeg', path: expect.stringMatching(/^\/pictures\/lit-street\/\d+$/) },
    url: expect.any(URL),
  });
});

test('the address of a picture names the version of its file', () => {
  expect(mapped([{}]).file?.path).toBe('/pictures/choir/7');
});

test.each([
  ['it has no description', { description: null }],
  ['it has no file', { url: null }],
  ['its file has no address', { url: 'choir.jpg' }],
  ['it is no picture', { contentType: 'application/pdf' }],
])('an asset is no picture when %s', (_, fields) => {
  expect(mapped([fields]).stored.size).toBe(0);
});

test('a missing list has no pictures', () => {
  expect(mapPictures({}, recordingMapping().mapping).stored.size).toBe(0);
});

test('the entry of a picture gives its file the alternative text and the credit', () => {
  const { file, byEntry } = mapped([{ description: 'Another text.' }], [{}]);
  expect(file).toMatchObject({ description: 'A choir by candlelight.', credit: 'Photograph by Ada Green' });
  expect(byEntry.get('choir-at-carols')).toBe(file);
});

test.each([
  ['is decoration', { decorative: true }, ''],
  ['has no text of its own', { alt: null }, 'The file.'],
])('the alternative text of a picture that %s', (_, fields, alt) => {
  expect(mapped([{ description: 'The file.' }], [fields]).file?.description).toBe(alt);
});

test.each([['not everybody has agreed yet'], [null], ['yes']])(
  'with the consent “%s” neither the picture nor its file is shown, and it is reported',
  (consent) => {
    const { stored, byEntry, messages } = mapped([{}], [{ consent }, {}]);
    expect(stored.size + byEntry.size).toBe(0);
    expect(messages).toEqual([
      'picture choir-at-carols: “consent”: Visitors do not see this picture until everybody in it has agreed.',
    ]);
  },
);

test('a picture whose file is not published is left out', () => {
  expect(mapped([], [{}]).byEntry.size).toBe(0);
});

test('a picture has its size, its type, its credit and the address of its file', () => {
  const size = {
    contentType: 'image/webp',
    width: 640,
    height: 480,
    url: 'https://files.example/choir.webp',
  };
  expect(mapped([size], [{}]).stored.get('choir')).toEqual({
    picture: {
      id: 'choir',
      type: 'image/webp',
      path: '/pictures/choir/7',
      description: 'A choir by candlelight.',
      credit: 'Photograph by Ada Green',
      width: 640,
      height: 480,
    },
    url: new URL(size.url),
  });
});
