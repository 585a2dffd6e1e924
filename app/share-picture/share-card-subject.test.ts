import { expect, test } from 'vitest';
import { mapContent } from '#cms/map-content.ts';
import { recordedResults } from '#tests/fixtures/results.fixture.ts';
import { canonicalPath, knownParameters } from '../canonical-path.ts';
import { findSharePicture } from './share-card-subject.ts';
import { sharePicturePattern } from './share-picture.ts';

const fallback = { title: 'A church', city: 'Leeds', telephone: '0113 496 0100' };
const { content } = mapContent(recordedResults, fallback);

const route = (rest: string) => ({ pattern: sharePicturePattern, params: { '*': rest } });
const isKnownVersion = (version: string, rest: string) =>
  knownParameters(route(rest), new URLSearchParams({ v: version }), content).has('v');

test('a page and an event have a picture when they are published', () => {
  expect(findSharePicture('about-us.png', content)?.isDrawn).toBe(true);
  expect(findSharePicture('unknown.png', content)).toBeUndefined();
  expect(findSharePicture('whats-on/unknown.png', content)).toBeUndefined();
  expect(canonicalPath(route('about-us.png'), content)).toBe('/og/about-us.png');
});

test('only the current version of a picture makes a difference, so that invented ones cost nothing', () => {
  const version = findSharePicture('about-us.png', content)?.version ?? '';
  expect(isKnownVersion(version, 'about-us.png')).toBe(true);
  expect(isKnownVersion('unknown', 'about-us.png')).toBe(false);
  expect(isKnownVersion(version, 'home.png')).toBe(false);
  expect(isKnownVersion(version, 'unknown.png')).toBe(false);
});
