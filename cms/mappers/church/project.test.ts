import { expect, test } from 'vitest';
import type { Path } from '#domain/page/route-pattern.ts';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapPeople } from './people.ts';
import { mapProjects } from './project.ts';

const { projectCollection, roleCollection } = recordedResults.ChurchFacts;
const people = mapPeople(roleCollection, recordingMapping().mapping);
const project = entryLike(projectCollection);
const mapProject = (...args: Parameters<typeof mapProjects>) => mapProjects(...args)[0];

test('the appeal has its sums, its milestones and a contact', () => {
  const { mapping, problems } = recordingMapping({ people });
  const mapped = mapProject(projectCollection, mapping);
  expect(mapped).toMatchObject({
    target: expect.any(Number),
    asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(mapped?.contact?.role).toBeDefined();
  expect(mapped?.milestones.length).toBeGreaterThan(3);
  expect(problems).toEqual([]);
});

test('the story is read as rich text, and may be missing', () => {
  const { mapping } = recordingMapping();
  const paragraph = {
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value: 'Once.', marks: [], data: {} }],
  };
  const story = { json: { nodeType: 'document', data: {}, content: [paragraph] } };
  expect(mapProject(listOf({ ...project, story }), mapping)?.story).toEqual([
    { kind: 'paragraph', inlines: [{ kind: 'text', text: 'Once.' }] },
  ]);
  expect(mapProject(listOf({ ...project, story: null }), mapping)?.story).toEqual([]);
});

test('an appeal of an earlier release has no examples of what gifts pay for', () => {
  const { mapping } = recordingMapping();
  expect(mapProject(listOf({ ...project, giftExamples: null }), mapping)?.giftExamples).toEqual([]);
});

test('an appeal without a target is left out and reported', () => {
  const { mapping, problems } = recordingMapping();
  expect(mapProject(listOf({ ...project, target: null }), mapping)).toBeUndefined();
  expect(problems).toHaveLength(1);
});

test('a milestone with an unknown state is left out and reported', () => {
  const { mapping, problems } = recordingMapping();
  const [one, ...others] = project.milestonesCollection?.items ?? [];
  const milestonesCollection = { items: [{ ...one, state: 'soon' } as typeof one, ...others] as never };
  const mapped = mapProject(listOf({ ...project, milestonesCollection }), mapping);
  expect(mapped?.milestones).toHaveLength(others.length);
  expect(problems).toHaveLength(1);
});

test('an unpublished contact is left out', () => {
  const { mapping } = recordingMapping();
  expect(mapProject(projectCollection, mapping)?.contact).toBeUndefined();
});

test('the project is on the page that it names, else on Building A Haven, or on none', () => {
  const pathOf = (page: object | null, ...paths: Path[]) => {
    const { mapping } = recordingMapping({ paths: new Map(paths.map((path) => [path, path])) });
    return mapProject(listOf({ ...project, page } as typeof project), mapping)?.path;
  };
  expect(pathOf(null, '/the-roof', '/building-a-haven')).toBe('/building-a-haven');
  expect(pathOf({ sys: { id: '/the-roof' } }, '/the-roof', '/building-a-haven')).toBe('/the-roof');
  expect(pathOf(null, '/the-roof')).toBeUndefined();
});
