import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapNotices } from './notices.ts';

const { noticeCollection } = recordedResults.ChurchFacts;

test('a notice has its days as they were typed', () => {
  const { mapping, problems } = recordingMapping();
  const typed = { from: '2026-12-01T00:00:00.000Z', until: '2026-12-06T00:00:00.000Z' };
  const [notice] = mapNotices(listOf(entryLike(noticeCollection, typed)), mapping);
  expect(notice).toMatchObject({ from: '2026-12-01', until: '2026-12-06' });
  expect(problems).toEqual([]);
});

test('a notice with an unsafe link is shown without it', () => {
  const { mapping } = recordingMapping();
  const wire = entryLike(noticeCollection, { linkText: 'More', linkUrl: 'javascript:alert(1)' });
  expect(mapNotices(listOf(wire), mapping)).toMatchObject([{ link: undefined }]);
});

test.each([
  ['with an impossible date', { from: '2026-02-30' }],
  ['without text', { text: null }],
])('a notice %s is left out alone, and reported', (_, fields) => {
  const { mapping, problems } = recordingMapping();
  const list = listOf(entryLike(noticeCollection, fields), entryLike(noticeCollection));
  expect(mapNotices(list, mapping)).toHaveLength(1);
  expect(problems).toHaveLength(1);
});
