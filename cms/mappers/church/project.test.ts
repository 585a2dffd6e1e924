import { expect, test } from 'vitest';
import type { Path } from '#domain/page/route-pattern.ts';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapPeople } from './contact.ts';
import { mapProjects } from './giving.ts';

const { projectCollection, roleCollection } = recordedResults.ChurchFacts;
const people = mapPeople(roleCollection, recordingMapping().mapping);
const project = entryLike(projectCollection);
const mapProject = (...args: Parameters<typeof mapProjects>) => mapProjects(...args)[0];

const wire = {
  title: 'A kitchen for everybody',
  target: 120_000,
  raised: 43_500,
  asOf: '2026-11-01',
  story: null,
  waysToHelp: ['Paint a wall.', 'Bake.'],
  giftExamples: ['£10 buys a pan.'],
};
const words = {
  nextStep: 'The floor is next.',
  ifMissed: 'Then we build half.',
  ifPassed: 'Then we buy an oven.',
  restrictedFund: 'Gifts go to nothing else.',
};
const [milestone] = project.milestonesCollection?.items ?? [];
const milestones = (...all: readonly object[]) => ({
  milestonesCollection: { items: all.map((fields) => ({ ...milestone, ...fields })) as never },
});

test('the appeal has its sums, its words, its milestones and a contact', () => {
  const { mapping, problems } = recordingMapping({ people });
  const roof = { title: 'The roof', when: 'in May', state: 'done', cost: 9_000, summary: 'It is tight.' };
  const mapped = mapProject(listOf({ ...project, ...wire, ...words, ...milestones(roof) }), mapping);
  const { story, ...facts } = wire;
  expect(mapped).toEqual({
    ...facts,
    ...words,
    path: undefined,
    story: [],
    contact: people.get(project.contact?.sys.id ?? ''),
    milestones: [roof],
  });
  expect(mapped?.contact?.role).toMatch(/\w/);
  expect(problems).toEqual([]);
});

test('what content leaves out of an appeal is empty, of a milestone too', () => {
  const { mapping, problems } = recordingMapping();
  const nothing = { nextStep: null, ifMissed: null, ifPassed: null, restrictedFund: null };
  const bare = { title: 'The roof', when: null, state: 'next', cost: null, summary: null };
  expect(
    // An appeal of an earlier release has no examples of what gifts pay for.
    mapProject(listOf({ ...project, ...wire, ...nothing, giftExamples: null, ...milestones(bare) }), mapping),
  ).toMatchObject({
    ...{ nextStep: '', ifMissed: '', ifPassed: '', restrictedFund: '', giftExamples: [] },
    milestones: [{ title: 'The roof', when: '', state: 'next', cost: undefined, summary: '' }],
  });
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

test.each(['title', 'target', 'raised', 'asOf'])(
  'an appeal without its “%s” is left out, and says so',
  (name) => {
    const { mapping, messages } = recordingMapping();
    expect(mapProject(listOf({ ...project, [name]: null }), mapping)).toBeUndefined();
    expect(messages()).toEqual([`project ${project.sys.id}: “${name}” is empty, and must not be.`]);
  },
);

test.each([
  [{ title: null }, '“title” is empty, and must not be.'],
  [{ state: 'soon' }, '“state” must be one of done, now, next, not “soon”.'],
])('a milestone with %o is left out alone, and says so', (fields, sentence) => {
  const { mapping, messages } = recordingMapping();
  const mapped = mapProject(listOf({ ...project, ...milestones(fields, {}) }), mapping);
  expect(mapped?.milestones).toHaveLength(1);
  expect(messages()).toEqual([`milestone ${milestone?.sys.id}: ${sentence}`]);
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
