import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { editorOf, formIn } from '#tests/helpers/editor.ts';
import { editorWithHistory } from '#tests/helpers/editor-with-history.ts';

/** A folder whose remote is a bare repository, and a clone of somebody who uses git. */
const { editor, folder, git, path, read, close } = await editorWithHistory([
  ...['siteSettings/', 'eventKind/', 'eventPage/lunch-club', 'role/administrator', 'page/about-us'],
]);
const parent = mkdtempSync(join(tmpdir(), 'publishing-'));
const [remote, clone] = [join(parent, 'remote.git'), join(parent, 'clone')];
const run = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ben Hill', '-c', 'user.email=b@x', ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
run('clone', '-q', '--bare', folder, remote);
run('clone', '-q', remote, clone);
git('remote', 'add', 'origin', remote);
git('fetch', '-q');
afterAll(async () => {
  await close();
  rmSync(parent, { recursive: true });
});

const entry = 'eventPage/lunch-club';
const page = `/entries/${entry}`;
const publishedFile = (name: string) => run('-C', remote, 'show', `HEAD:entries/${name}.md`);
const heading = (text: string) => /<h1>(.*?)<\/h1>/.exec(text)?.[1]?.replaceAll(/<[^>]*>/g, '');

/** Changes an entry as somebody else. */
function others(name: string, from: string, to: string): void {
  run('-C', clone, 'pull', '-q', '--rebase');
  const file = join(clone, 'entries', `${name}.md`);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} has no “${from}”.`);
  writeFileSync(file, text.replace(from, to));
  run('-C', clone, 'commit', '-qam', 'Others');
  run('-C', clone, 'push', '-q');
}

/** Presses the button of a page. */
const press = async (at: string) => editor.send('/publish', formIn((await editor.get(at)).text));

// Each test begins with all sent.
beforeEach(() => void git('push', '-q', 'origin', 'HEAD'));

test('a saved change is not yet on the web, goes by one button under its title, and is told to be published', async () => {
  const { location } = await editor.submit(page, { 'f.startTime': '12:30' });
  const saved = (await editor.get(location)).text;
  expect(heading(saved)).toBe('Saved here. Not yet on the web.');
  expect(saved).toMatch(
    /This goes<\/h2>.*href="\/entries\/eventPage\/lunch-club">Lunch club<\/a>.*Change time of Lunch club/s,
  );
  expect((await editor.get('/')).text).toContain('One change is not yet on the web');
  const form = new FormData();
  form.set('token', String(formIn(saved).get('token')));
  const { status, location: after } = await editor.send('/publish', form);
  expect([status, after]).toEqual([303, '/publish?done=1']);
  expect((await editor.get(after)).text).toContain('Published; on the web in a minute.');
  expect(publishedFile(entry)).toContain('startTime: "12:30"');
  expect(heading((await editor.get(location)).text)).toBe('Saved. Published; on the web in a minute.');
  expect((await editor.get('/')).text).not.toContain('not yet on the web');
});

test('when nothing waits, nothing is said to be published', async () => {
  const { location } = await press('/publish');
  expect(location).toBe('/publish');
  expect((await editor.get(location)).text).toContain('Everything that is saved here has been sent.');
});

test('without the token of the page nothing is sent', async () => {
  await editor.submit(page, { 'f.startTime': '12:35' });
  expect((await editor.send('/publish', new FormData())).location).toBe('/publish');
  expect(publishedFile(entry)).not.toContain('12:35');
});

test('what two have changed stands side by side, and is sent as chosen', async () => {
  others(entry, 'title: Lunch club', 'title: Dinner club');
  await editor.submit(page, { 'f.title': 'Supper club' });
  const asked = await press('/publish');
  expect([asked.status, heading(asked.text)]).toEqual([409, 'Two people changed this']);
  expect(asked.text).toMatch(
    /<legend>Supper club: [^<]*<\/legend>.*Already published.*Dinner club.*Saved here.*Supper club/s,
  );
  expect(asked.text).toContain('Both cannot stay, because this holds one thing.');
  expect(read(entry)).toContain('title: Supper club');
  const form = formIn(asked.text);
  // Somebody who sends it without a choice is asked again.
  expect((await editor.send('/publish', form)).status).toBe(409);
  form.set(`choice entries/${entry}.md title`, 'mine');
  expect((await editor.send('/publish', form)).location).toBe('/publish?done=1');
  expect(publishedFile(entry)).toContain('title: Supper club');
});

test('when nothing can be sent, the page says why and what waits', async () => {
  await editor.submit('/entries/role/administrator', { 'f.telephone': '0113 496 0115' });
  renameSync(remote, `${remote}-away`);
  const { status, text } = await press('/publish');
  renameSync(`${remote}-away`, remote);
  expect(status).toBe(409);
  expect(text).toMatch(/The web cannot be reached from here.*This goes.*Change telephone/s);
});

test('what another program has changed does not go by itself, and can be let go', async () => {
  appendFileSync(path('page/about-us'), '\nOne more thing.\n');
  const shown = await editor.get('/publish');
  expect(shown.text).toMatch(/does not go: About us/);
  const token = formIn(shown.text);
  expect((await editor.send('/publish/keep', token)).location).toBe('/publish');
  expect((await editor.get('/publish')).text).toContain('Keep what another program has changed');
  await press('/publish');
  expect(publishedFile('page/about-us')).toContain('One more thing.');
});

test('on the church’s server what is saved is on the site now', async () => {
  const own = await editorOf(folder, undefined, undefined, { isOfSite: true });
  const { location } = await own.submit(page, { 'f.startTime': '12:45' });
  const { text } = await own.get(location);
  expect([heading(text), text.includes('/publish')]).toEqual(['Saved. On the site now.', false]);
  await own.close();
});

test('with EDIT_PUBLISH=save each save is sent by itself, and says so, or why not', async () => {
  const own = await editorOf(folder, undefined, undefined, { publishesOnSave: true });
  const { location } = await own.submit(page, { 'f.startTime': '12:50' });
  expect(heading((await own.get(location)).text)).toBe('Saved. Published; on the web in a minute.');
  expect(publishedFile(entry)).toContain('12:50');
  renameSync(remote, `${remote}-away`);
  const { location: next } = await own.submit(page, { 'f.startTime': '12:55' });
  renameSync(`${remote}-away`, remote);
  const { text } = await own.get(next);
  expect(heading(text)).toBe('Saved here. Not yet on the web.');
  expect(text).toContain('The web cannot be reached from here.');
  await own.close();
});

test('a folder without a remote says what is missing', async () => {
  git('remote', 'rename', 'origin', 'away');
  git('config', '--unset', 'remote.away.url');
  const { location } = await editor.submit(page, { 'f.startTime': '13:00' });
  const { text } = await editor.get(location);
  git('config', 'remote.away.url', remote);
  expect(heading(text)).toBe('Saved here. Not yet on the web.');
  expect(text).toContain('No address is set to which it could be sent.');
});
