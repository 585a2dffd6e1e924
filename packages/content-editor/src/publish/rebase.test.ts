import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Choice } from './merge-entry.ts';
import { type Outcome, publish } from './publish.ts';
import { contextOf, lunch, noteOf, soup, type TwoEditors, twoEditors } from './two-editors.fixture.ts';

const published = { kind: 'published' } as const;
let two: TwoEditors;
let context: ReturnType<typeof contextOf>;
beforeEach(async () => {
  two = await twoEditors();
  context = contextOf(two.folder);
});
afterEach(() => two.remove());

const send = () => publish(context, 'Anna');

/** Publishes, and then decides about all that is in conflict. */
async function decide(choice: Choice): Promise<Outcome> {
  const outcome = await send();
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

test('a comment and a draft of one side stay beside a changed field of the other', async () => {
  two.others({ [lunch]: soup.replace('time: noon', 'draft: true\n# Ask Ada.\ntime: noon') }, 'Comment');
  await two.save({ [lunch]: soup.replace('Soup', 'Stew') }, 'Stew');
  expect(await send()).toEqual(published);
  expect(two.published(lunch)).toMatch(/draft: true\n# Ask Ada\.\ntime: noon\ntext: Stew\./);
});

test('a comment of ours, and a field that no form shows, stay beside a changed field of theirs', async () => {
  two.others({ [lunch]: soup.replace('Soup', 'Stew') }, 'Stew');
  await two.save({ [lunch]: soup.replace('time: noon', '# Ask Ada.\nshelf: 3\ntime: noon') }, 'Comment');
  expect(await send()).toEqual(published);
  expect(two.published(lunch)).toMatch(/# Ask Ada\.\nshelf: 3\ntime: noon\ntext: Stew\./);
});

test('when both have changed what no form shows, the file is chosen as a whole', async () => {
  two.others({ [lunch]: soup.replace('time: noon', 'shelf: 2\ntime: noon') }, 'Two');
  await two.save({ [lunch]: soup.replace('time: noon', 'shelf: 3\ntime: noon') }, 'Three');
  expect(await send()).toMatchObject({ conflicts: [{ path: lunch, field: '', canBeBoth: false }] });
  expect(await decide('mine')).toEqual(published);
  expect(two.published(lunch)).toContain('shelf: 3');
});

test.each([
  ['mine', 'Stew.'],
  ['theirs', 'Pie.'],
  ['both', 'Pie.\n\nStew.'],
] as const)('of the same field %s is kept as decided, and nothing is sent before', async (choice, text) => {
  two.others({ [lunch]: soup.replace('Soup', 'Pie') }, 'Pie');
  await two.save({ [lunch]: soup.replace('Soup', 'Salad') }, 'Salad');
  await two.save({ [lunch]: soup.replace('Soup', 'Stew') }, 'Stew');
  const [before, there] = [two.git('folder', 'rev-parse', 'HEAD'), two.git('remote', 'rev-parse', 'main')];
  const outcome = await send();
  const conflict = { path: lunch, field: 'text', mine: 'Stew.', theirs: 'Pie.', canBeBoth: true };
  expect(outcome).toMatchObject({ kind: 'conflict', conflicts: [conflict] });
  expect([two.git('folder', 'rev-parse', 'HEAD'), two.git('remote', 'rev-parse', 'main')]).toEqual([
    before,
    there,
  ]);
  expect(await decide(choice)).toEqual(published);
  expect(two.read(lunch).replaceAll(/\n +/g, '\n')).toContain(text);
  // What was given up is still in the log of the branch.
  expect(two.git('folder', 'rev-parse', 'main@{1}')).toBe(before);
  expect(two.isAllSent()).toBe(true);
});

test('of a field that holds one thing both cannot be kept, which is said again', async () => {
  two.others({ [lunch]: soup.replace('noon', '1pm') }, 'One');
  await two.save({ [lunch]: soup.replace('noon', '2pm') }, 'Two');
  const outcome = await decide('both');
  expect(outcome).toMatchObject({ kind: 'conflict', conflicts: [{ field: 'time', canBeBoth: false }] });
});

test('a decision counts for what was seen when it was made', async () => {
  two.others({ [lunch]: soup.replace('noon', '1pm') }, 'One');
  await two.save({ [lunch]: soup.replace('noon', '2pm') }, 'Two');
  const seen = await send();
  two.others({ [lunch]: soup.replace('noon', '3pm') }, 'Three');
  const at = seen.kind === 'conflict' ? seen.at : '';
  const again = await publish(context, 'Anna', { choose: () => 'mine', at });
  expect(again).toMatchObject({ kind: 'conflict', conflicts: [{ field: 'time', theirs: '3pm' }] });
});

test.each(['mine', 'theirs'] as const)(
  'of an entry that is deleted there and changed here, %s is kept',
  async (choice) => {
    two.others({ [lunch]: undefined }, 'Delete');
    await two.save({ [lunch]: soup.replace('noon', '2pm') }, 'Two');
    const conflict = { path: lunch, field: '', mine: '', theirs: undefined, canBeBoth: false };
    expect(await send()).toMatchObject({ kind: 'conflict', conflicts: [conflict] });
    expect(await decide(choice)).toEqual(published);
    expect(existsSync(join(two.folder, lunch))).toBe(choice === 'mine');
    expect(two.isAllSent()).toBe(true);
  },
);

test.each(['mine', 'theirs'] as const)(
  'of an entry that is changed there and deleted here, %s is kept',
  async (choice) => {
    two.others({ [lunch]: soup.replace('noon', '2pm') }, 'Two');
    await two.save({ [lunch]: undefined }, 'Delete');
    expect(await send()).toMatchObject({
      conflicts: [{ path: lunch, field: '', mine: undefined, theirs: '' }],
    });
    expect(await decide(choice)).toEqual(published);
    expect(existsSync(join(two.folder, lunch))).toBe(choice === 'theirs');
    expect(two.isAllSent()).toBe(true);
  },
);

test('of an entry that has another name there, the one that is changed here can be kept beside it', async () => {
  two.others({ [lunch]: undefined, 'entries/note/dinner.md': soup }, 'Rename');
  await two.save({ [lunch]: soup.replace('noon', '2pm') }, 'Two');
  expect(await decide('mine')).toEqual(published);
  expect([two.published('entries/note/dinner.md'), two.published(lunch)]).toEqual([
    soup,
    soup.replace('noon', '2pm'),
  ]);
});

test('an entry that both have added is merged by its fields', async () => {
  const path = 'entries/note/new.md';
  two.others({ [path]: noteOf({ title: 'New', time: '1pm' }) }, 'Add');
  await two.save({ [path]: noteOf({ title: 'New', time: '2pm', text: 'Tea.' }) }, 'Add');
  expect(await send()).toMatchObject({ conflicts: [{ path, field: 'time', mine: '2pm', theirs: '1pm' }] });
  expect(await decide('theirs')).toEqual(published);
  expect(two.published(path)).toBe(noteOf({ title: 'New', time: '1pm', text: 'Tea.' }));
});

test('of a picture that both have replaced, one is kept as it was', async () => {
  const path = 'assets/table.jpg';
  two.others({ [path]: Buffer.from([1, 2]) }, 'Theirs');
  await two.save({ [path]: Buffer.from([3]) }, 'Ours');
  expect(await send()).toMatchObject({ conflicts: [{ path, field: '', canBeBoth: false }] });
  expect(await decide('mine')).toEqual(published);
  expect(two.git('remote', 'cat-file', '-s', `main:${path}`)).toBe('1\n');
});
