import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formIn } from '#tests/helpers/editor.ts';
import { editorWithHistory } from '#tests/helpers/editor-with-history.ts';

const { editor, folder, git, log, path, read, close } = await editorWithHistory([
  ...['siteSettings/', 'eventKind/', 'role/administrator', 'eventPage/sunday-worship', 'eventPage/bell'],
  ...['eventPage/early-communion', 'eventPage/mens-breakfast', 'eventChange/mens-breakfast-2026-12-12'],
]);
afterAll(close);

test('an event goes with the changes of its dates, and comes back with them', async () => {
  const names = ['eventPage/mens-breakfast', 'eventChange/mens-breakfast-2026-12-12'];
  expect((await editor.get('/entries/eventPage/mens-breakfast/delete')).text).toContain(
    'These changed dates go with it',
  );
  const { location } = await editor.submit('/entries/eventPage/mens-breakfast/delete', {});
  expect(names.map((name) => existsSync(path(name)))).toEqual([false, false]);
  await editor.send('/undo', formIn((await editor.get(location)).text));
  expect(names.map((name) => existsSync(path(name)))).toEqual([true, true]);
});

test('a date is cancelled as an entry of its own, and undone', async () => {
  const { location } = await editor.submit('/dates/sunday-worship/2026-11-29?what=cancelled', {
    'f.note': 'The boiler is broken.',
  });
  expect(location).toContain('id=sunday-worship-2026-11-29');
  expect(read('eventChange/sunday-worship-2026-11-29')).toBe(
    '---\ntitle: "Sunday worship, 29 November: cancelled"\nevent: sunday-worship\ndate: 2026-11-29\nstatus: cancelled\nnote: The boiler is broken.\n---\n',
  );
  expect(log()).toBe('Anna Green: Cancel Sunday worship on 29 November');
  const page = (await editor.get(location)).text;
  const { location: undone } = await editor.send('/undo', formIn(page));
  expect(undone).toContain('undone=1');
  expect(existsSync(path('eventChange/sunday-worship-2026-11-29'))).toBe(false);
});

test('a change whose line somebody has changed since is not undone, and the page says so', async () => {
  const { location } = await editor.submit('/entries/role/administrator', { 'f.telephone': '0113 496 0115' });
  const first = formIn((await editor.get(location)).text);
  await editor.submit('/entries/role/administrator', { 'f.telephone': '0113 496 0116' });
  const { status, text } = await editor.send('/undo', first);
  expect([status, text.includes('somebody has changed the same lines since')]).toEqual([409, true]);
  expect(read('role/administrator')).toContain('0113 496 0116');
});

test('a change is undone although somebody has changed the next line since, which stays', async () => {
  const before = /telephone: .*/.exec(read('role/administrator'))?.[0] ?? 'none';
  const { location } = await editor.submit('/entries/role/administrator', { 'f.telephone': '0113 496 0119' });
  await editor.submit('/entries/role/administrator', { 'f.email': 'desk@example.org' });
  const { location: undone } = await editor.send('/undo', formIn((await editor.get(location)).text));
  expect(undone).toContain('undone=1');
  expect(read('role/administrator')).toContain(`${before}\nemail: desk@example.org`);
});

test('while somebody is at work with git, a change is saved all the same', async () => {
  const lock = join(folder, '.git/index.lock');
  writeFileSync(lock, '');
  const { location } = await editor.submit('/entries/role/administrator', { 'f.telephone': '0113 496 0117' });
  rmSync(lock);
  expect((await editor.get(location)).text).toContain('the history could not be written');
  expect(read('role/administrator')).toContain('0113 496 0117');
});

test('a stopped rebase is told on the form before anything is saved, and no longer when it has ended', async () => {
  const page = async () => (await editor.get('/entries/role/administrator')).text;
  const told = 'Somebody has begun a rebase with git here';
  expect(await page()).not.toContain(told);
  git('commit', '-qam', 'What was not kept');
  expect(() => git('rebase', '-q', '--exec', 'false', 'HEAD~1')).toThrow();
  expect(await page()).toContain(told);
  const { location } = await editor.submit('/entries/role/administrator', { 'f.telephone': '0113 496 0118' });
  expect((await editor.get(location)).text).toContain(told);
  git('rebase', '--abort');
  expect(await page()).not.toContain(told);
});

test('a date is moved to another day or place, or another time on its day', async () => {
  await editor.submit('/dates/bell-ringers/2026-12-02?what=moved', { 'f.newDate': '2026-12-03' });
  expect(read('eventChange/bell-ringers-2026-12-02')).toContain('status: moved\nnewDate: 2026-12-03');
  await editor.submit('/dates/bell-ringers/2026-12-16?what=moved', { 'f.newStartTime': '20:00' });
  expect(read('eventChange/bell-ringers-2026-12-16')).toContain('status: changed\nnewStartTime: "20:00"');
});

test('beside the button that cancels, and beside a date that is off, stand the words to tell people elsewhere', async () => {
  const told = (text: string) => /<q>([^<]*)<\/q>/.exec(text)?.[1];
  const form = '/dates/early-communion/2026-11-29?what=cancelled';
  const words = 'Early communion, Sunday 29 November, 8am to 8.40am: Cancelled.';
  expect(told((await editor.get(form)).text)).toBe(words);
  const { location } = await editor.submit(form, { 'f.note': 'The boiler is broken.' });
  const { text } = await editor.get('/dates?event=early-communion');
  expect(told(text)).toBe(`${words} The boiler is broken.`);
  await editor.send('/undo', formIn((await editor.get(location)).text));
});

test('whoever cancels a date a second time, after Back or in another tab, is led to the change that is there', async () => {
  const path = '/dates/bell-ringers/2026-12-23?what=cancelled';
  const form = formIn((await editor.get(path)).text);
  await editor.send(path, form);
  form.set('f.note', 'Everybody is away.');
  const { text } = await editor.send(path, form);
  expect(text).toContain('This date has been changed already.');
  expect(text).toContain('href="/entries/eventChange/bell-ringers-2026-12-23"');
  expect(text).toContain('Everybody is away.');
});

test('a date that shares its note with others can be cancelled by itself', async () => {
  writeFileSync(
    path('eventChange/coats'),
    '---\ntitle: Coats\nevent: sunday-worship\nalsoEvents: [early-communion]\ndate: 2026-11-29\nlastDate: 2026-12-13\nstatus: changed\nnote: Bring a coat.\n---\n',
  );
  const actions = async () => (await editor.get('/dates?event=sunday-worship')).text;
  expect(await actions()).toContain('/dates/sunday-worship/2026-12-06?what=cancelled');
  await editor.submit('/dates/sunday-worship/2026-12-06?what=cancelled', {
    'f.note': 'The boiler is broken.',
  });
  expect(await actions()).not.toContain('/dates/sunday-worship/2026-12-06?what=cancelled');
  expect(await actions()).toContain('/entries/eventChange/sunday-worship-2026-12-06');
});

test('without a history it still saves, and says how to keep one', async () => {
  rmSync(join(folder, '.git'), { recursive: true });
  const { status, location } = await editor.submit('/entries/role/administrator', {
    'f.telephone': '0113 496 0112',
  });
  expect(status).toBe(303);
  expect((await editor.get(location)).text).toContain('There is no history');
  expect((await editor.get('/history')).text).toContain('to make the content folder a git repository');
});
