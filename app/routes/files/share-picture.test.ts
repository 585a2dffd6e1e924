import { expect, test } from 'vitest';
import { mapContent } from '#cms/map-content.ts';
import { recordedResults } from '#tests/fixtures/results.fixture.ts';
import { sharePicture } from '../../seo/share-picture.ts';
import { findShareSubject } from '../../share-picture/subject.ts';
import { handle } from './share-picture.ts';

const fallback = { title: 'A church', city: 'Leeds', telephone: '0113 496 0100' };
const { content } = mapContent(recordedResults, fallback);
const isVersion = (value: string, picture: string) =>
  handle.searchParameters.v?.(value, { '*': picture }, content);

test('only the current version of a picture makes a difference, so that invented ones cost nothing', () => {
  const subject = findShareSubject({ kind: 'page', slug: 'about-us', type: 'image/png' }, content);
  if (subject === undefined) throw new Error('About has no picture.');
  const { version } = sharePicture({ ...subject, picture: undefined });
  expect(isVersion(version, 'about-us.png')).toBe(true);
  expect(isVersion('unknown', 'about-us.png')).toBe(false);
  expect(isVersion(version, 'home.png')).toBe(false);
  expect(isVersion(version, 'unknown.png')).toBe(false);
});
