import type { Space } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { linkTo } from '#tests/fixtures/content-entry.fixture.ts';
import { draftOfService, olderFieldProblems, publishedMilestones } from './beyond-queries.ts';

/** An entry with its values in the default locale; a draft where they say so. */
type Written = readonly [type: string, id: string, values?: { readonly [field: string]: unknown }];

function spaceOf(...entries: readonly Written[]): Space {
  return {
    contentTypes: [],
    assets: [],
    tags: [],
    locales: [{ code: 'en-GB', name: 'English', default: true, fallbackCode: null }],
    entries: entries.map(([type, id, { draft, ...values } = {}]) => ({
      sys: {
        ...{ id, type: 'Entry' as const },
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } as const,
        ...(!draft && { publishedVersion: 1 }),
      },
      fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { 'en-GB': value }])),
    })),
  };
}

test('an export with fields of an earlier version has one error, which names the entries and the command', () => {
  const space = spaceOf(
    ['eventPage', 'yoga', { repeats: 'every week', weekdays: ['Monday'] }],
    ['eventPage', 'choir', { repeats: 'every Sunday', weekdays: [] }],
    ['eventPage', 'tea', { startsAt: '2027-07-05T10:30+01:00' }],
    ['page', 'about-us', { picture: linkTo('nave') }],
    ['page', 'contact', { picture: linkTo('nave'), illustration: linkTo('nave-picture') }],
    ['room', 'hall', { picture: linkTo('nave-picture') }],
  );
  expect(olderFieldProblems(space).map(({ entry, sentence }) => [entry, sentence])).toEqual([
    [
      'eventPage yoga',
      expect.stringMatching(/: yoga \(weekdays\), tea \(startsAt\), about-us \(picture\)\. Run npm run/),
    ],
  ]);
  expect(olderFieldProblems(spaceOf())).toEqual([]);
});

test('steps that are published are found, and a service that is a draft', () => {
  const space = spaceOf(
    ['milestone', 'roof'],
    ['milestone', 'spire', { draft: true }],
    ['eventPage', 'matins', { draft: true, worship: true }],
  );
  expect(publishedMilestones(space)).toEqual(['roof']);
  expect(draftOfService(space)).toBe('matins');
});
