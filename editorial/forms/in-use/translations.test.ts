import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changedLines } from '#tests/helpers/changed-lines.ts';
import { formIn } from '#tests/helpers/editor.ts';
import { editorWithHistory } from '#tests/helpers/editor-with-history.ts';

const own = await editorWithHistory([
  ...['siteSettings/', 'eventKind/', 'eventPage/lunch-club', 'eventPage/choir-practice', 'role/vicar'],
  ...['term/', 'shortLink/', 'notice/'],
]);
const { editor } = own;
afterAll(own.close);

const page = '/entries/eventPage/lunch-club.de';

/** Adds German to the languages of the content. */
function addGerman(): void {
  const file = join(own.folder, 'space.yaml');
  const german = '  - { code: de, name: German, fallbackCode: en-GB }\n';
  writeFileSync(file, readFileSync(file, 'utf8').replace('tags:\n', `${german}tags:\n`));
}

test('where the content has one language, nothing is said of others', async () => {
  for (const path of ['/entries/eventPage/lunch-club', '/entries/eventPage'])
    expect((await editor.get(path)).text).not.toMatch(/translat|not in /i);
  expect((await editor.get(page)).status).toBe(404);
  addGerman();
  own.git('commit', '-aqm', 'Add German');
});

test('an entry says what is not translated', async () => {
  const { text } = await editor.get('/entries/eventPage/lunch-club');
  expect(text).toContain(
    '<a href="/entries/eventPage/lunch-club.de">In German</a> <span class="hint">not translated',
  );
});

test('a translation has only the words, each with those of the first language beside it', async () => {
  const { text, status } = await editor.get(page);
  expect(status).toBe(200);
  expect(text).toMatch(/<h1>Lunch club <span class="thin">in German<\/span>/);
  expect(text).toMatch(/<p lang="en-GB">Lunch club<\/p>/);
  expect(text).toMatch(/<input type="text" id="f-title"[^>]* lang="de" dir="auto"/);
  const names = [...formIn(text).keys()].filter((name) => name.startsWith('f.'));
  expect(names).toEqual(expect.arrayContaining(['f.title', 'f.summary', 'f.body']));
  for (const shared of ['f.slug', 'f.startTime', 'f.repeats', 'f.statusNote'])
    expect(names).not.toContain(shared);
  expect(text).not.toContain('name="draft"');
  expect(text, 'the site does not show it yet').not.toContain('See the page');
  const settings = own.path('siteSettings/site');
  writeFileSync(settings, own.read('siteSettings/site').replace('---\n', '---\notherLanguages: [de]\n'));
  expect((await editor.get(page)).text).toContain('See the page');
});

test('a translation is a file of its own, a sentence in the history, and can be undone', async () => {
  const before = own.read('eventPage/lunch-club');
  const { status, location } = await editor.submit(page, {
    'f.title': 'Mittagstisch',
    'f.body': 'Ein warmes Essen.\n\nSetzen Sie sich dazu.',
  });
  expect([status, location]).toEqual([
    303,
    expect.stringMatching(/^\/saved\?type=eventPage&id=lunch-club\.de&/),
  ]);
  expect(own.read('eventPage/lunch-club.de')).toBe(
    '---\ntitle: Mittagstisch\n---\nEin warmes Essen.\n\nSetzen Sie sich dazu.\n',
  );
  expect(own.read('eventPage/lunch-club')).toBe(before);
  expect(own.log()).toBe('Anna Green: Translate Lunch club into German');
  const { text } = await editor.get(location);
  expect(text).toContain('Lunch club (German)');
  expect(text).toContain('Undo this');
  expect((await editor.get('/entries/eventPage/lunch-club/history')).text).toContain('Translate Lunch club');
  expect((await editor.get('/entries/eventPage/lunch-club')).text).toMatch(
    /lunch-club\.de">In German<\/a> <span class="hint">2 of 7 parts translated/,
  );
  expect((await editor.get('/entries/eventPage')).text).not.toMatch(/Mittagstisch|lunch-club\.de/);
});

test('a change of one field is a change of its line', async () => {
  const before = own.read('eventPage/lunch-club.de');
  await editor.submit(page, { 'f.title': 'Mittagessen' });
  expect(changedLines(before, own.read('eventPage/lunch-club.de'))).toEqual({ removed: 1, added: 1 });
  expect(own.log()).toBe('Anna Green: Change title of Lunch club (German)');
  expect((await editor.submit(page, {})).location).toContain('same=1');
});

test('a translation whose original has changed since says so at the field', async () => {
  const sentence = 'The English words have changed since this was last saved.';
  expect((await editor.get(page)).text).not.toContain(sentence);
  await editor.submit('/entries/eventPage/lunch-club', {
    'f.title': 'Lunch for all',
    'f.cost': '£5',
    'f.startTime': '12:15',
  });
  const { text } = await editor.get(page);
  expect(text.match(new RegExp(sentence, 'g'))).toHaveLength(1);
  expect(text).toMatch(/id="f-title-found"><p class="warning"><b>Look at this:<\/b> The English words/);
  expect((await editor.get('/entries/eventPage/lunch-club')).text).toContain('translated, 1 changed since');
  await editor.submit(page, { 'f.title': 'Essen für alle' });
  expect((await editor.get(page)).text).not.toContain(sentence);
  await editor.submit('/entries/eventPage/lunch-club', { 'f.title': 'Lunch club' });
});

test('a mistake in a translation is refused at its field, and nothing typed is lost', async () => {
  const before = own.read('eventPage/lunch-club.de');
  const { status, text } = await editor.submit(page, { 'f.body': 'Siehe [hier](entry:nirgends).' });
  expect(status).toBe(422);
  expect(text).toMatch(/href="#f-body">Main text<\/a>: .*does not exist/);
  expect(text).toContain('Siehe [hier](entry:nirgends).');
  expect(own.read('eventPage/lunch-club.de')).toBe(before);
});

test('of two people who begin the same translation, the second is warned', async () => {
  const address = '/entries/eventPage/choir-practice.de';
  const [hers, his] = [formIn((await editor.get(address)).text), formIn((await editor.get(address)).text)];
  his.set('f.title', 'Chorprobe');
  his.set('action', 'save');
  expect((await editor.send(address, his)).status).toBe(303);
  hers.set('f.title', 'Singen');
  hers.set('f.room', 'Saal');
  hers.set('action', 'save');
  const { text } = await editor.send(address, hers);
  expect(text).toMatch(/Anna Green saved this on \d+ .*, and changed: /);
  expect(text).toContain('Now saved there: Chorprobe');
  const again = formIn(text);
  again.set('action', 'save');
  expect((await editor.send(address, again)).status).toBe(303);
  expect(own.read('eventPage/choir-practice.de')).toBe('---\ntitle: Singen\nroom: Saal\n---\n');
});

test('a translation whose fields are all emptied is taken away', async () => {
  const { location } = await editor.submit(page, { 'f.title': '', 'f.body': '' });
  expect((await editor.get(location)).text).toContain('Saved here.');
  expect(existsSync(own.path('eventPage/lunch-club.de'))).toBe(false);
  expect(own.log()).toBe('Anna Green: Take away Lunch club (German)');
  expect((await editor.submit(page, {})).location).toContain('same=1');
});

test('an entry is deleted with its translations', async () => {
  await editor.submit('/entries/notice/office-shut-christmas-2026.de', { 'f.text': 'Das Büro ist zu.' });
  expect(existsSync(own.path('notice/office-shut-christmas-2026.de'))).toBe(true);
  const { status } = await editor.submit('/entries/notice/office-shut-christmas-2026/delete', {});
  expect(status).toBe(303);
  expect(existsSync(own.path('notice/office-shut-christmas-2026.de'))).toBe(false);
  expect((await editor.get('/entries/eventPage/lunch-club.de/delete')).status).toBe(404);
});

test('values by language within the file of an entry stay, whatever is saved', async () => {
  const file = own.path('role/vicar');
  const title = 'title: {en-GB: Vicar, de: Pfarrerin}';
  writeFileSync(file, own.read('role/vicar').replace(/^title: .*$/m, title));
  await editor.submit('/entries/role/vicar', { 'f.telephone': '0113 496 0999' });
  expect(own.read('role/vicar')).toContain(`${title}\n`);
  const { text } = await editor.get('/entries/role/vicar.de');
  expect(text).toMatch(/<h1>Vicar <span/);
  expect(text).toContain('stand in the file of the entry itself');
  expect([...formIn(text).keys()]).not.toContain('f.title');
  await editor.submit('/entries/role/vicar.de', { 'f.responsibilities': 'Alles.' });
  expect(own.read('role/vicar')).toContain(`${title}\n`);
  expect(own.read('role/vicar.de')).toBe('---\nresponsibilities: Alles.\n---\n');
});

test.each([
  '/entries/eventPage/nothing.de',
  '/entries/term/autumn-2026.de',
  '/entries/eventPage/lunch-club.fr',
])('%s is no page', async (address) => {
  expect((await editor.get(address)).status).toBe(404);
});
