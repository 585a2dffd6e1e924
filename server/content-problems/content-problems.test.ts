import { expect, test } from 'vitest';
import { entryProblem } from '#cms/entry-problem.ts';
import type { Problem } from '#domain/problem.ts';
import { createContentProblems, reported } from './content-problems.ts';
import type { ContentSources } from './content-sources.ts';

const late = entryProblem('eventPage carols', 'endTime', 'is not right', 'served');
const noTitle = entryProblem('eventPage carols', 'title', 'is empty');
const ofFile: Problem = {
  file: 'content/entries/page/home.md',
  line: 2,
  entry: '',
  field: 'title',
  severity: 'error',
  outcome: 'last-good',
  sentence: '“title” is missing.',
};
const files: ContentSources = {
  problems: async () => [ofFile],
  readWhole: () => undefined,
  placeOf: async ({ field }) => ({
    file: 'content/entries/eventPage/carols.md',
    line: field === 'title' ? 3 : 9,
  }),
};

function made(sources?: ContentSources) {
  let now = 0;
  const logged: unknown[] = [];
  const problems = createContentProblems({
    sources,
    log: (_, event, fields) => logged.push([event, fields]),
    time: () => now,
  });
  return {
    problems,
    logged,
    wait(milliseconds: number) {
      now += milliseconds;
    },
    async later(next: readonly Problem[]) {
      now += 1000;
      problems.setEntries(next);
      const current = await problems.current();
      // The log is written once the files of the problems are known.
      await new Promise((resolve) => setTimeout(resolve));
      return current;
    },
  };
}

test('files and entries are listed together, an entry with all its faults and their lines', async () => {
  const { later } = made(files);
  expect(reported(await later([late, noTitle]))).toEqual([
    {
      file: 'content/entries/page/home.md',
      entry: undefined,
      outcome: 'last-good',
      faults: [{ line: 2, field: 'title', message: '“title” is missing.' }],
    },
    {
      file: 'content/entries/eventPage/carols.md',
      entry: 'eventPage carols',
      outcome: 'left-out',
      faults: [
        { line: 9, field: 'endTime', message: '“endTime” is not right.' },
        { line: 3, field: 'title', message: '“title” is empty.' },
      ],
    },
  ]);
});

test('without files an entry is named by its type and id', async () => {
  const { later } = made();
  const found = await later([late]);
  expect(found).toMatchObject([{ entry: 'eventPage carols', outcome: 'served' }]);
  expect(found[0]).not.toHaveProperty('file');
});

test('an entry is logged once, again when it changes, and once when it is fixed', async () => {
  const { later, logged } = made();
  await later([late]);
  await later([late]);
  await later([late, noTitle]);
  await later([]);
  await later([]);
  expect(logged).toEqual([
    ['entry-part-skipped', expect.objectContaining({ entry: 'eventPage carols' })],
    ['entry-skipped', expect.objectContaining({ faults: [expect.anything(), expect.anything()] })],
    ['entry-recovered', { entry: 'eventPage carols' }],
  ]);
});

test('warnings are in the log only', async () => {
  const { later, logged } = made();
  expect(await later([entryProblem('eventPage carols', 'endTime', 'is late', 'warning')])).toEqual([]);
  expect(logged).toEqual([['entry-warning', expect.objectContaining({ entry: 'eventPage carols' })]]);
});

test('problems of drafts are for the preview only', async () => {
  const { problems, later, logged } = made();
  await later([]);
  expect(await problems.ofDrafts([noTitle])).toHaveLength(1);
  expect(await problems.current()).toEqual([]);
  expect(logged).toEqual([]);
});

test('requests share one list for some 300 ms, and the next one has what has changed since', async () => {
  let fetches = 0;
  const { problems, wait } = made({
    ...files,
    problems: async () => {
      fetches += 1;
      return fetches === 1 ? [ofFile] : [];
    },
  });
  const lists = await Promise.all(Array.from({ length: 50 }, () => problems.current()));
  expect(lists).toEqual(Array(50).fill([ofFile]));
  wait(299);
  expect(await problems.current()).toEqual([ofFile]);
  expect(fetches).toBe(1);
  wait(1);
  expect(await problems.current()).toEqual([]);
  expect(fetches).toBe(2);
});
