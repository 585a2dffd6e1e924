import { expect, test } from 'vitest';
import { listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapShortLinks } from './short-links.ts';

const always = { showFrom: null, showUntil: null };

test('short links have the target of content', () => {
  const { mapping, problems } = recordingMapping();
  const links = mapShortLinks(recordedResults.AllPages.shortLinkCollection, mapping);
  expect(links).toHaveLength(2);
  expect(links[0]).toEqual({ slug: expect.any(String), target: expect.stringMatching(/^(\/|https:)/) });
  expect(problems).toEqual([]);
});

test('a short link without a valid target is left out and reported', () => {
  const { mapping, problems } = recordingMapping();
  const list = listOf(
    { ...always, sys: { id: 'a' }, slug: 'x', target: 'javascript:alert(1)' },
    { ...always, sys: { id: 'b' }, slug: 'give', target: '/donate' },
  );
  expect(mapShortLinks(list, mapping)).toEqual([{ slug: 'give', target: '/donate' }]);
  expect(problems).toHaveLength(1);
});
