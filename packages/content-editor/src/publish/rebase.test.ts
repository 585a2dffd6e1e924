import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { someOf } from '../../../../tests/helpers/long-runs.ts';
import type { Choice } from './merge-entry.ts';
import { type Outcome, publish } from './publish.ts';
import { choir, contextOf, lunch, noteOf, soup, type TwoEditors, twoEditors } from './two-editors.fixture.ts';

const published = { kind: 'published' } as const;
let two: TwoEditors;
let context: ReturnType<typeof contextOf>;
beforeEach(async () => {
  two = await twoEditors();
  context = contextOf(two.folder);
});
afterEach(() => two.remove());

const send = () => publish(context, 'Anna');

/** Decides about all that is in conflict, and publishes. */
async function decide(choice: Choice, outcome: Outcome): Promise<Outcome> {
  if (outcome.kind !== 'conflict') throw new Error(`There is no conflict, but ${JSON.stringify(outcome)}.`);
  return publish(context, 'Anna', { choose: () => choice, at: outcome.at });
}

test('other fields of the same entry are merged, though they stand on neighbouring lines', async () => {
  two.others({ [lunch]: soup.replace('time: noon', 'time: 1pm') }, 'Later');
  await two.save(
    { [lunch]: soup.replace('title: Lunch', 'title: Dinner').replace('All', 'We all') },
    'Title',
  );
  expect(await send()).toEqual(published);
  const both = noteOf({ title: 'Dinner', time: '1pm', text: 'Soup.' }, 'We all are welcome.\n');
  expect([two.read(lunch), two.published(lunch)]).toEqual([both, both]);
});

test('a change that somebody else has made as well goes as theirs alone', async () => {
  const later = { [lunch]: soup.replace('noon', '1pm') };
  two.others(later, 'Theirs');
  await two.save(later, 'Ours');
  await two.save({ [choir]: soup }, 'More');
  expect(await send()).toEqual(published);
  expect(two.git('remote', 'log', '--format=%s', 'main')).toBe('More\nTheirs\nStart\n');
});

test('when both have changed what no form shows, the file is chosen as a whole', async () => {
  two.others({ [lunch]: soup.replace('time: noon', 'shelf: 2\ntime: noon') }, 'Two');
  await two.save({ [lunch]: soup.replace('time: noon', 'shelf: 3\ntime: noon') }, 'Three');
  const outcome = await send();
  expect(outcome).toMatchObject({ conflicts: [{ path: lunch, field: '', canBeBoth: false }] });
  expect(await decide('mine', outcome)).toEqual(published);
  expect(two.published(lunch)).toContain('shelf: 3');
});

const kept = [
  ['both', 'Pie.\n\nStew.'],
  ['mine', 'Stew.'],
  ['theirs', 'Pie.'],
] as const;

test.each(someOf(kept))(
  'of the same field %s is kept as decided, and nothing is sent before',
  async (choice, text) => {
    two.others({ [lunch]: soup.replace('Soup', 'Pie') }, 'Pie');
    await two.save({ [lunch]: soup.replace('Soup', 'Salad') }, 'Salad');
    await two.save({ [lunch]: soup.replace('Soup', 'Stew') }, 'Stew');
    const before = two.heads();
    const outcome = await send();
    const conflict = { path: lunch, field: 'text', mine: 'Stew.', theirs: 'Pie.', canBeBoth: true };
    expect(outcome).toMatchObject({ kind: 'conflict', conflicts: [conflict] });
    expect(two.heads()).toEqual(before);
    expect(await decide(choice, outcome)).toEqual(published);
    expect(two.read(lunch).replaceAll(/\n +/g, '\n')).toContain(text);
    // What was given up is still in the log of the branch.
    expect(two.git('folder', 'rev-parse', 'main@{1}')).toBe(before[0]);
    expect(two.isAllSent()).toBe(true);
  },
);

test('a decision counts for what was seen when it was made', async () => {
  two.others({ [lunch]: soup.replace('noon', '1pm') }, 'One');
  await two.save({ [lunch]: soup.replace('noon', '2pm') }, 'Two');
  const seen = await send();
  two.others({ [lunch]: soup.replace('noon', '3pm') }, 'Three');
  const at = seen.kind === 'conflict' ? seen.at : '';
  const again = await publish(context, 'Anna', { choose: () => 'mine', at });
  expect(again).toMatchObject({ kind: 'conflict', conflicts: [{ field: 'time', theirs: '3pm' }] });
});

const later = soup.replace('noon', '2pm');
const gone = { path: lunch, field: '', canBeBoth: false };
const deletions = [
  [
    'deleted there and changed here',
    'mine',
    undefined,
    later,
    { ...gone, mine: '', theirs: undefined },
    true,
  ],
  [
    'deleted there and changed here',
    'theirs',
    undefined,
    later,
    { ...gone, mine: '', theirs: undefined },
    false,
  ],
  [
    'changed there and deleted here',
    'mine',
    later,
    undefined,
    { ...gone, mine: undefined, theirs: '' },
    false,
  ],
  [
    'changed there and deleted here',
    'theirs',
    later,
    undefined,
    { ...gone, mine: undefined, theirs: '' },
    true,
  ],
] as const;

test.each(someOf(deletions))(
  'of an entry that is %s, %s is kept as chosen',
  async (_, choice, theirs, mine, conflict, isThere) => {
    two.others({ [lunch]: theirs }, 'Theirs');
    await two.save({ [lunch]: mine }, 'Mine');
    const outcome = await send();
    expect(outcome).toMatchObject({ kind: 'conflict', conflicts: [conflict] });
    expect(await decide(choice, outcome)).toEqual(published);
    expect(existsSync(join(two.folder, lunch))).toBe(isThere);
    expect(two.isAllSent()).toBe(true);
  },
);

test('of an entry that has another name there, the one that is changed here can be kept beside it', async () => {
  two.others({ [lunch]: undefined, 'entries/note/dinner.md': soup }, 'Rename');
  await two.save({ [lunch]: soup.replace('noon', '2pm') }, 'Two');
  expect(await decide('mine', await send())).toEqual(published);
  expect([two.published('entries/note/dinner.md'), two.published(lunch)]).toEqual([
    soup,
    soup.replace('noon', '2pm'),
  ]);
});

test('of a picture that both have replaced, one is kept as it was', async () => {
  const path = 'assets/table.jpg';
  two.others({ [path]: Buffer.from([1, 2]) }, 'Theirs');
  await two.save({ [path]: Buffer.from([3]) }, 'Ours');
  const outcome = await send();
  expect(outcome).toMatchObject({ conflicts: [{ path, field: '', canBeBoth: false }] });
  expect(await decide('mine', outcome)).toEqual(published);
  expect(two.git('remote', 'cat-file', '-s', `main:${path}`)).toBe('1\n');
});
