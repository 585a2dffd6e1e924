import { expect, test } from 'vitest';
import type { Picture } from '#domain/picture/picture.ts';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapPeople } from './people.ts';

const { roleCollection } = recordedResults.ChurchFacts;

test('people are known by their entry, in the order of the list', () => {
  const { mapping, problems } = recordingMapping();
  const people = mapPeople(roleCollection, mapping);
  expect([...people.keys()].slice(0, 1)).toEqual(['vicar']);
  expect(people.get('vicar')).toMatchObject({
    role: expect.any(String),
    responsibilities: expect.any(String),
  });
  expect(problems).toEqual([]);
});

test('a person has the portrait of their role', () => {
  const portrait = {
    id: 'hands',
    type: 'image/svg+xml',
    path: '/pictures/hands/1',
    description: 'Hands.',
    width: 400,
    height: 500,
  } satisfies Picture;
  const wire = entryLike(roleCollection, { portrait: { sys: { id: 'hands' } } });
  const { mapping } = recordingMapping({ pictureEntries: new Map([['hands', portrait]]) });
  const people = mapPeople(listOf(wire), mapping);
  expect(people.get('vicar')?.portrait).toBe(portrait);
});

test('a role without a title is left out alone, and reported', () => {
  const { mapping, messages } = recordingMapping();
  const bad = entryLike(roleCollection, { sys: { id: 'bad' }, title: null });
  expect([...mapPeople(listOf(bad, null, entryLike(roleCollection)), mapping).keys()]).toEqual(['vicar']);
  expect(messages()).toEqual(['role bad: “title” is empty, and must not be.']);
});
