import { expect, test } from 'vitest';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { Fields } from '../content-entries.ts';
import { mapContent } from '../map-content.ts';

const { ChurchFacts } = recordedResults;
const fallback = { title: 'St Example', city: 'Leeds', telephone: undefined };
type Helpline = Fields<'helpline'>;
const ended = { showUntil: '2026-11-30' };
const later = { showFrom: '2027-01-01' };

/** The names of the helplines that are shown of some. */
function helplinesOf(...lines: Partial<Helpline>[]) {
  const wires = lines.map((fields) => ({
    ...entryLike(ChurchFacts.helplineCollection),
    group: 'helpline',
    firstFor: null,
    ...fields,
  }));
  const results = {
    ...recordedResults,
    ChurchFacts: { ...ChurchFacts, helplineCollection: listOf(...wires) },
  };
  const { content } = mapContent(results, fallback, inLondon('2026-12-01T12:00'));
  return content.safeguarding.helplines.map(({ name }) => name);
}

test('a helpline comes and goes while another is in its part of the page', () => {
  expect(helplinesOf({ name: 'Old', ...ended }, { name: 'New' }, { name: 'Next', ...later })).toEqual([
    'New',
  ]);
});

test('an emergency number, the last helpline of a part of the page, and the only first number for a worry never go', () => {
  const deaf = { name: '18000', group: 'emergency' } as const;
  const emergency = { name: '999', group: 'emergency', ...ended };
  expect(helplinesOf(emergency, deaf)).toEqual(['999', '18000']);
  expect(helplinesOf(emergency, { name: 'Other' })).toEqual(['999', 'Other']);
  const firstFor = ['a child, now or at night'];
  expect(helplinesOf({ name: 'Night', firstFor, ...ended }, { name: 'Other' })).toEqual(['Night', 'Other']);
  expect(helplinesOf({ name: 'Night', firstFor, ...ended }, { name: 'Other', firstFor })).toEqual(['Other']);
});

test('a helpline in whose place stands one with a fault stays', () => {
  const faulty = { name: 'New', telephone: null, email: null, url: null };
  expect(helplinesOf({ name: 'Old', ...ended }, faulty)).toEqual(['Old']);
});
