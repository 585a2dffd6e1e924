import { expect, test } from 'vitest';
import { defaultStyleVersion } from '#domain/palette/house-style.ts';
import { photograph } from '#tests/fixtures/picture.fixture.ts';
import { type ShareSubject, sharePicture, shareTitle } from './share-picture.ts';

const subject: ShareSubject = {
  path: '/whats-on/carols',
  title: 'Carols',
  qualifier: undefined,
  palette: 1,
  style: defaultStyleVersion,
  picture: undefined,
  church: { title: 'St Oswin’s', city: 'Leeds' },
};

test('a page without a photograph is shared with its window', () => {
  const { path, barePath, type } = sharePicture(subject);
  expect(path).toMatch(/^\/og\/\w+\/whats-on\/carols\.png$/);
  expect(barePath).toBe('/og/whats-on/carols.png');
  expect(type).toBe('image/png');
});

test('a page with a photograph is shared with it and its description', () => {
  const { path, type, description } = sharePicture({ ...subject, picture: photograph });
  expect(path).toMatch(/^\/og\/\w+\/whats-on\/carols\.jpg$/);
  expect(type).toBe('image/jpeg');
  expect(description).toBe('A choir by candlelight.');
});

test.each([
  ['image/svg+xml', 'image/jpeg'],
  ['image/gif', 'image/png'],
])('a page with a picture of the type %s is shared as %s', (type, shared) => {
  expect(sharePicture({ ...subject, picture: { ...photograph, type } }).type).toBe(shared);
});

test.each<[string, Partial<ShareSubject>]>([
  ['title', { title: 'Carols by candlelight' }],
  ['qualifier', { qualifier: 'by candlelight' }],
  ['palette', { palette: 2 }],
  ['style', { style: 'own' }],
  ['church', { church: { title: 'St Mary’s', city: 'Hull' } }],
  ['logo', { church: { ...subject.church, logo: { ...photograph, path: '/pictures/logo/1' } } }],
  ['picture', { picture: photograph }],
])('a picture whose %s changes has another version', (_, change) => {
  expect(sharePicture({ ...subject, ...change }).version).not.toBe(sharePicture(subject).version);
});

test('a new file of the same photograph is another version', () => {
  const newer = { ...photograph, path: '/pictures/choir/8' } as const;
  const versions = [photograph, newer].map((picture) => sharePicture({ ...subject, picture }).version);
  expect(new Set(versions).size).toBe(2);
});

test('in the site’s own style a picture has the version that it had before there were others', () => {
  expect(sharePicture(subject).path).toBe('/og/137pti7/whats-on/carols.png');
});

test('Home shows the church’s name, other pages their own', () => {
  expect(shareTitle({ ...subject, path: '/' })).toEqual({ title: 'St Oswin’s', qualifier: 'Leeds' });
  expect(shareTitle(subject)).toEqual({ title: 'Carols', qualifier: undefined });
});
