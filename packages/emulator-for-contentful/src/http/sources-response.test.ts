import { expect, test } from 'vitest';
import { handlerFor, spaceOf } from '#tests/helpers/space-of.ts';
import type { FaultyFile } from '../text/content-fault.ts';

const problems: readonly FaultyFile[] = [
  {
    file: 'content/entries/label/a.md',
    outcome: 'left-out',
    faults: [{ line: 2, field: 'name', message: '“name” is missing.' }],
  },
];
const handler = handlerFor(spaceOf({ contentTypes: [], entries: [] }), {
  sources: {
    faulty: () => problems,
    readWhole: () => new Date('2026-11-23T09:00:00Z'),
    sourceOf: (id, field) => (id === 'red' ? { file: `content/${field}.md`, line: 3 } : undefined),
  },
});
const get = (path: string, token = 'delivery') =>
  handler(new Request(`https://content.example${path}`, { headers: { authorization: `Bearer ${token}` } }));

test('the response has the faults of the files, and the file of each entry', async () => {
  expect(await (await get('/problems')).json()).toEqual({
    problems: problems,
    readWhole: '2026-11-23T09:00:00.000Z',
  });
  expect(await (await get('/sources/red?field=name')).json()).toEqual({ file: 'content/name.md', line: 3 });
  expect((await get('/sources/other?field=name')).status).toBe(404);
  expect((await get('/problems/other')).status).toBe(404);
});

test('without a token nothing about the files is returned', async () => {
  expect((await get('/problems', 'wrong')).status).toBe(401);
  expect((await get('/sources/red', 'wrong')).status).toBe(401);
});
