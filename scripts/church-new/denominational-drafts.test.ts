import { contentFolder } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';
import { checkFolder } from '#editorial/check/check-folder.ts';
import { readAnswers } from './answers.ts';
import { churchFiles } from './church-files.ts';

/** The files of a new church of a denomination. */
const filesOf = (country: string, denomination: string) =>
  churchFiles(readAnswers({ name: 'Bethel', place: 'Llanfairpwllgwyngyll', country, denomination }));

const draftOf = (country: string, denomination: string, page: string) =>
  filesOf(country, denomination).get(`entries/page/${page}.md`) ?? '';

test.each([
  ['England', 'Church of England', 'weddings', 'has a parent or grandparent who was married here'],
  ['England', 'Anglican', 'funerals', 'Everyone who lives in the parish can have a funeral here'],
  ['Wales', 'the Church in Wales', 'weddings', 'The law does not let the Church in Wales marry you'],
  ['Wales', 'Methodist Church', 'weddings', 'Each church\ndecides, and no minister has to hold one'],
  ['England', 'Baptist', 'christenings', 'there is a service of dedication instead'],
  ['England', 'Roman Catholic', 'christenings', 'There is no fee for a baptism'],
  ['England', 'URC', 'weddings', 'the members of each United Reformed church decide'],
  ['England', 'Church of England', 'in-memory', 'The minister has to agree to it'],
  ['Wales', 'Church in Wales', 'funerals', 'can be buried in its churchyard, if there is space'],
  ['Wales', 'Church in Wales', 'christenings', 'All godparents must be baptised themselves'],
  ['England', 'Baptist', 'funerals', 'Most Baptist churches have no burial ground of their own'],
  ['Wales', 'United Reformed', 'funerals', 'choose hymns and readings'],
  ['Germany', 'Lutheran', 'funerals', 'Jedes Mitglied der evangelischen Kirche hat Anspruch'],
  ['Germany', 'katholisch', 'christenings', 'Es reicht, wenn ein Elternteil katholisch ist'],
])(
  'in %s the drafts of the denomination “%s” say what holds there: %s',
  (country, denomination, page, words) => {
    expect(draftOf(country, denomination, page)).toContain(words);
  },
);

test('where no source has been read, for another nation or denomination, the drafts ask for everything', () => {
  for (const [country, denomination] of [
    ['Scotland', 'Methodist'],
    ['Wales', 'Church of England'],
    ['Austria', 'katholisch'],
    ['England', 'Quaker'],
    ['Germany', 'Methodist'],
  ] as const) {
    const general = draftOf(country, 'none', 'weddings');
    expect(general).toMatch(/^\[(?:To fill in|Bitte ergänzen): .*\]$/m);
    expect(draftOf(country, denomination, 'weddings'), denomination).toBe(general);
  }
});

test.each([
  ...['Church of England', 'Methodist', 'Baptist', 'Catholic', 'United Reformed'].map((name) => [
    'England',
    name,
  ]),
  ...['Church in Wales', 'Methodist', 'Baptist', 'Catholic', 'United Reformed'].map((name) => [
    'Wales',
    name,
  ]),
  ...['evangelisch', 'katholisch'].map((name) => ['Germany', name]),
] as [string, string][])(
  'in %s each page of the denomination “%s” names its sources, or asks for everything, and what it does not know',
  (country, denomination) => {
    for (const page of ['weddings', 'christenings', 'funerals', 'in-memory']) {
      const draft = draftOf(country, denomination, page);
      expect(draft, page).toMatch(/^draft: true$/m);
      expect(draft, page).toMatch(/\[(?:To fill in|Bitte ergänzen): /);
      const own = page !== 'in-memory' || denomination === 'Church of England';
      expect(/^# .*https?:\/\//m.test(draft), page).toBe(own);
    }
  },
);

test('each page for such days is a draft that names its sources, and once it is shown the check asks for what is left', async () => {
  const files = filesOf('England', 'Church of England');
  for (const page of ['weddings', 'christenings', 'funerals', 'in-memory', 'complaints-and-papers'])
    expect(files.get(`entries/page/${page}.md`), page).toMatch(/^draft: true$/m);
  const path = 'entries/page/weddings.md';
  const draft = files.get(path) ?? '';
  expect(draft.match(/^# .*https:\/\//gm)?.length).toBeGreaterThan(4);
  expect(draft).toMatch(/^reviewBy: 20\d\d-01-01$/m);
  const shown = new Map([...files, [path, draft.replace('draft: true\n', '')]]);
  await using folder = await contentFolder(Object.fromEntries(shown));
  const { problems } = await checkFolder(folder.path, Temporal.Now.instant());
  expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(1);
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  expect(warnings.map(({ sentence }) => sentence)).toContainEqual(
    'Visitors read “[To fill in: the name and the telephone number of the vicar]”: write what it asks for, or take it away.',
  );
});
