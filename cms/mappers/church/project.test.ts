import { expect, test } from 'vitest';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapPeople } from './people.ts';
import { mapProject } from './project.ts';

const { projectCollection, roleCollection } = recordedResults.AllFacts;
const people = mapPeople(roleCollection, { report: () => {} });
const project = entryLike(projectCollection);
const noPages = { textPages: new Map() };

test('the appeal has its sums, its milestones and a contact', () => {
  const { mapping, problems } = recordingMapping({ people });
  const mapped = mapProject(projectCollection, noPages, mapping);
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
  expect(mapProject(listOf({ ...project, story }), noPages, mapping)?.story).toEqual([
    { kind: 'paragraph', inlines: [{ kind: 'text', text: 'Once.' }] },
  ]);
  expect(mapProject(listOf({ ...project, story: null }), noPages, mapping)?.story).toEqual([]);
});

test('an appeal of an earlier release has no examples of what gifts pay for', () => {
  const { mapping } = recordingMapping();
  expect(mapProject(listOf({ ...project, giftExamples: null }), noPages, mapping)?.giftExamples).toEqual([]);
});

test('an appeal without a target is left out and reported', () => {
  const { mapping, problems } = recordingMapping();
  expect(mapProject(listOf({ ...project, target: null }), noPages, mapping)).toBeUndefined();
  expect(problems).toHaveLength(1);
});

test('a milestone with an unknown state is left out and reported', () => {
  const { mapping, problems } = recordingMapping();
  const [one, ...others] = project.milestonesCollection?.items ?? [];
  const milestonesCollection = { items: [{ ...one, state: 'soon' } as typeof one, ...others] as never };
  const mapped = mapProject(listOf({ ...project, milestonesCollection }), noPages, mapping);
  expect(mapped?.milestones).toHaveLength(others.length);
  expect(problems).toHaveLength(1);
});

test('an unpublished contact is left out', () => {
  const { mapping } = recordingMapping();
  expect(mapProject(projectCollection, noPages, mapping)?.contact).toBeUndefined();
});

test('the project is on the page that it names, else on Building A Haven, or on none', () => {
  const { mapping } = recordingMapping({ paths: new Map([['roof', '/the-roof']]) });
  const pathOf = (page: object | null, slug = 'building-a-haven') =>
    mapProject(
      listOf({ ...project, page } as typeof project),
      { textPages: new Map([[slug, pageContent()]]) },
      mapping,
    )?.path;
  expect(pathOf(null)).toBe('/building-a-haven');
  expect(pathOf({ sys: { id: 'roof' } })).toBe('/the-roof');
  expect(pathOf(null, 'the-roof')).toBeUndefined();
});
