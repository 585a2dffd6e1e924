import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { changedLines } from '#tests/helpers/changed-lines.ts';
import { editorOf, formIn } from '#tests/helpers/editor.ts';
import { editorWithHistory } from '#tests/helpers/editor-with-history.ts';

const { editor, folder, git, log, path, read, close } = await editorWithHistory([
  ...['siteSettings/', 'eventKind/', 'eventPage/lunch-club', 'eventPage/choir-practice', 'eventPage/bell'],
  ...['eventPage/bereavement-cafe', 'eventPage/midweek-communion', 'eventPage/garden-mornings', 'notice/'],
  ...['role/churchwardens', 'page/contact', 'safeguarding/', 'helpline/', 'eventPage/mens-breakfast'],
]);
afterAll(close);

test('a changed time is one line of the file, and a sentence in the history', async () => {
  const before = read('eventPage/lunch-club');
  const { status, location } = await editor.submit('/entries/eventPage/lunch-club', {
    'f.startTime': '12:15',
  });
  expect([status, location]).toEqual([
    303,
    expect.stringMatching(/^\/saved\?type=eventPage&id=lunch-club&commit=/),
  ]);
  expect(changedLines(before, read('eventPage/lunch-club'))).toEqual({ removed: 1, added: 1 });
  expect(log()).toBe('Anna Green: Change time of Lunch club');
  expect((await editor.get(location)).text).toContain('12.15pm');
});

test('a mistake is refused at its field, with all that was typed', async () => {
  const before = read('eventPage/choir-practice');
  const { status, text } = await editor.submit('/entries/eventPage/choir-practice', {
    'f.repeats': 'whenever <b>',
    'f.summary': 'We sing & laugh.',
  });
  expect(status).toBe(422);
  expect(text).toMatch(/<a href="#f-repeats">How often<\/a>: .*is not known/);
  expect(text).toMatch(/id="f-repeats-found"><p class="error"><b>Put right:<\/b> .*is not known/);
  expect(text).toContain('value="whenever &lt;b&gt;"');
  expect(text).toContain('We sing &amp; laugh.');
  expect(read('eventPage/choir-practice')).toBe(before);
});

test('“Only check” reads an event back in words with its next dates, and saves nothing', async () => {
  const { status, text } = await editor.submit(
    '/entries/eventPage/bereavement-cafe',
    { 'f.repeats': 'first and third Tuesdays', 'f.startTime': '14:15' },
    'check',
  );
  expect(status).toBe(200);
  expect(text).toContain('First and third Tuesdays, 2.15pm');
  expect(text).toContain('Tuesday 15 December');
  expect(git('status', '--porcelain')).toBe('');
});

test('something by arrangement is read back as that, and is not said to be over', async () => {
  const visits = { 'f.repeats': 'by arrangement', 'f.firstDate': '', 'f.startTime': '', 'f.endTime': '' };
  const { text } = await editor.submit('/entries/eventPage/bereavement-cafe', visits, 'check');
  expect(text).toContain('<p>By arrangement');
  expect(text).not.toContain('It is over');
});

test('an error of another entry stops nobody', async () => {
  const broken = read('eventPage/bell-ringers');
  writeFileSync(path('eventPage/bell-ringers'), broken.replace(/^repeats: .*$/m, 'repeats: whenever'));
  const { status } = await editor.submit('/entries/notice/office-shut-christmas-2026', {
    'f.text': 'The office is shut until the New Year.',
  });
  expect(status).toBe(303);
  writeFileSync(path('eventPage/bell-ringers'), broken);
});

test('a file that no form can show is shown as text, with its fault', async () => {
  const sound = read('role/churchwardens');
  writeFileSync(path('role/churchwardens'), sound.replace(/^title: .*$/m, 'title: "Churchwardens'));
  const { text } = await editor.get('/entries/role/churchwardens');
  expect(text).toContain('Line 2: This cannot be read: a quotation mark is opened here and not closed.');
  expect(text).toMatch(/<textarea[^>]* readonly/i);
  writeFileSync(path('role/churchwardens'), sound);
});

test('a new event gets its short name and address from its title', async () => {
  const { location } = await editor.submit('/new/eventPage', {
    'f.title': 'Grief café, upstairs',
    'f.summary': 'Tea, and time to talk.',
    'f.repeats': 'second Tuesday of the month',
    'f.firstDate': '2026-12-08',
    'f.startTime': '14:00',
    'f.endTime': '15:30',
  });
  expect(location).toContain('id=grief-cafe-upstairs');
  expect(read('eventPage/grief-cafe-upstairs')).toContain(
    'slug: grief-cafe-upstairs\ntitle: Grief café, upstairs\n',
  );
  expect((await editor.get(location)).text).toContain('Tuesday 12 January');
  expect(log()).toBe('Anna Green: Add event: Grief café, upstairs');
});

test('a copy does not bring along the days on which the old event was off', async () => {
  const name = 'eventPage/midweek-communion';
  writeFileSync(path(name), read(name).replace('leftOut:\n', 'leftOut:\n  - August\n'));
  const { text } = await editor.get('/new/eventPage?copy=midweek-communion');
  expect(text).toContain('The copy leaves out days of the old one: 2026-12-30: Christmas holidays.');
  const form = formIn(text);
  expect([form.get('f.leftOut'), form.get('f.slug'), form.get('base')]).toEqual(['August', '', '']);
  git('checkout', '-q', '.');
});

test('what links to an entry is named before it is deleted, and a needed one is not deleted', async () => {
  const question = await editor.get('/entries/place/ropewalk-garden/delete');
  expect(question.text).toMatch(/These name it.*Ropewalk garden mornings/s);
  const { status, text } = await editor.submit('/entries/place/st-oswins/delete', {});
  expect(status).toBe(409);
  expect(text).toContain('It would break another entry');
  expect(existsSync(path('place/st-oswins'))).toBe(true);
});

test('a photograph is stored upright and without what the camera wrote, with its words, and waits while they are wrong', async () => {
  const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const sent = {
    'f.title': 'Harvest table',
    'f.alt': 'A long table with bread and squashes.',
    'f.credit': 'Photograph by Ada Green',
  };
  const refused = await editor.submit('/new/picture', {
    ...sent,
    'file.file': new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
  });
  expect([refused.status, refused.text.includes('ready to be saved')]).toEqual([422, true]);
  const form = formIn(refused.text);
  form.set('f.consent', 'nobody can be recognised');
  form.set('action', 'save');
  const { location } = await editor.send('/new/picture', form);
  expect(location).toContain('id=harvest-table');
  expect(read('picture/harvest-table')).toMatch(/^file: harvest-table$/m);
  const about = await sharp(readFileSync(join(folder, 'assets/harvest-table.jpg'))).metadata();
  expect([about.width, about.height, about.exif]).toEqual([900, 1200, undefined]);
});

test('a position that is no number is refused at its field', async () => {
  const { status, text } = await editor.submit('/entries/place/st-oswins', { 'f.location': ['abc', '1'] });
  expect(status).toBe(422);
  expect(text).toMatch(/href="#f-location">.*must have “lat”/);
});

test('a port that is taken is named', async () => {
  await expect(editorOf(folder, undefined, Number(new URL(editor.url).port))).rejects.toThrow(
    'already in use',
  );
});

test('without scripts a picture is put at the end of a text, and nothing for a name that is none', async () => {
  const page = '/entries/eventPage/lunch-club';
  const textAfter = async (id: string) => {
    const { text } = await editor.submit(page, { 'picture.f.body': id }, 'picture:f.body');
    return String(formIn(text).get('f.body'));
  };
  const before = String(formIn((await editor.get(page)).text).get('f.body'));
  expect(await textAfter('kitchen')).toBe(`${before}\n\n![](asset:kitchen)`);
  expect(await textAfter('../kitchen')).toBe(before);
});

test('the address until now becomes a former one when it is changed', async () => {
  const event = 'eventPage/mens-breakfast';
  const save = async (sent: Readonly<Record<string, string | readonly string[]>>) => {
    const { status } = await editor.submit(`/entries/${event}`, sent);
    expect(status).toBe(303);
    return read(event);
  };
  expect(await save({ 'f.slug': 'mens-brunch' })).toMatch(/formerSlugs:\s+- mens-breakfast\n/);
  const back = await save({ 'f.slug': 'mens-breakfast' });
  expect(back).toMatch(/formerSlugs:\s+- mens-brunch\n/);
  expect(back).not.toContain('- mens-breakfast');
});

test('what visitors read stands beside what was typed, which stays', async () => {
  const { text } = await editor.submit(
    '/entries/eventPage/bereavement-cafe',
    { 'f.repeats': '1st & 3rd Tues' },
    'check',
  );
  expect(text).toContain('value="1st &amp; 3rd Tues"');
  expect(text).toMatch(/id="f-repeats-hint">[^<]*Visitors read: “First and third Tuesdays, /);
  expect(text).toContain('Are these right?');
});

test('a sign that is none, such as the line break that Word copies within a paragraph, is saved as a space', async () => {
  const form = {
    'f.title': 'Lunch\u000bclub\u0000',
    'f.body': 'Soup\u000band bread.\r\n\r\n\u001bAll\twelcome.',
  };
  expect((await editor.submit('/entries/eventPage/lunch-club', form)).status).toBe(303);
  const saved = read('eventPage/lunch-club');
  expect(saved).toContain('\ntitle: Lunch club\n');
  expect(saved).toMatch(/\nSoup and bread\.\n\n ?All\twelcome\.\n$/);
});

test('an entry whose file has a NUL in its title is deleted, and the history says so', async () => {
  const name = 'notice/office-shut-christmas-2026';
  writeFileSync(path(name), read(name).replace(/^title: .*$/m, 'title: "Office\\0shut"'));
  git('commit', '-qam', 'By hand');
  expect((await editor.submit(`/entries/${name}/delete`, {})).status).toBe(303);
  expect([existsSync(path(name)), log()]).toEqual([false, 'Anna Green: Delete notice: Office shut']);
});
