import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { formIn } from '#tests/helpers/editor.ts';
import { editorWithHistory } from '#tests/helpers/editor-with-history.ts';

const { editor, folder, git, log, read, close } = await editorWithHistory([
  'siteSettings/',
  'eventKind/',
  'eventPage/lunch-club',
  'role/vicar',
]);
afterAll(close);

const path = '/entries/eventPage/lunch-club';
const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#06208f' } });
const photograph = new File([new Uint8Array(await image.jpeg().toBuffer())], 'IMG_1.jpg');
const said = {
  'f.illustration-alt': 'Plates of pie on a long table.',
  'f.illustration-consent': 'nobody can be recognised',
  'f.illustration-credit': 'Photograph by Ada Green',
};
const pictures = () => readdirSync(join(folder, 'entries/picture'));

test('the pictures that are here are chosen by their thumbnails, the chosen one first', async () => {
  const { text } = await editor.get('/entries/role/vicar');
  const [none, first] = text.match(/<input type="radio" name="f\.portrait"[^>]*>/g) ?? [];
  expect([none, first]).toEqual([
    expect.stringContaining('value=""'),
    expect.stringMatching(/checked=.*value="portrait-vicar"|value="portrait-vicar".*checked=/),
  ]);
  expect(text).toContain('<img src="/pictures/portrait-vicar"');
});

test('a photograph that its event could not be saved with is kept, and so is what was said about it', async () => {
  const sent = { ...said, 'file.illustration': photograph, 'f.repeats': 'whenever' };
  const { status, text } = await editor.submit(path, { ...sent, 'f.illustration-consent': '' });
  expect(status).toBe(422);
  // Both faults are told in one round, each with a link to its field.
  expect(text).toContain('<a href="#f-repeats">');
  expect(text).toContain('<a href="#f-illustration-consent">The people in it</a>: This is needed.');
  expect(text).toContain('<details class="asked" open="">');
  expect(text).toContain('Plates of pie on a long table.');
  const again = formIn(text);
  expect(again.get('upload.illustration')).toMatch(/^[0-9a-f]{32}$/);
  expect(pictures()).toEqual(pictures().filter((name) => !name.includes('lunch-club')));
  again.set('f.repeats', 'fortnightly on Wednesdays');
  again.set('f.illustration-consent', said['f.illustration-consent']);
  expect((await editor.send(path, again)).status).toBe(303);
  expect(log()).toBe('Anna Green: Change picture of Lunch club');
  // One commit has the event, the entry of its picture, and the two files of that.
  expect(git('show', '--name-only', '--format=', 'HEAD').trim().split('\n')).toEqual([
    'assets/picture-of-lunch-club.jpg',
    'assets/picture-of-lunch-club.yaml',
    'entries/eventPage/lunch-club.md',
    'entries/picture/picture-of-lunch-club.md',
  ]);
  expect(read('eventPage/lunch-club')).toContain('illustration: picture-of-lunch-club');
  expect(read('picture/picture-of-lunch-club')).toContain('alt: Plates of pie on a long table.');
  expect(read('picture/picture-of-lunch-club')).toContain('consent: nobody can be recognised');
});

test('a second photograph has names of its own', async () => {
  const { status } = await editor.submit(path, { ...said, 'file.illustration': photograph });
  expect(status).toBe(303);
  expect(read('eventPage/lunch-club')).toContain('illustration: picture-of-lunch-club-2');
  expect(existsSync(join(folder, 'assets/picture-of-lunch-club-2.jpg'))).toBe(true);
});

test('a file that is no photograph is told of together with all else, and so is a description of none', async () => {
  const sent = { ...said, 'f.repeats': 'whenever', 'file.illustration': new File(['words'], 'a.jpg') };
  const { status, text } = await editor.submit(path, sent);
  expect(status).toBe(422);
  expect(text).toMatch(/<a href="#f-illustration">Picture<\/a>: This file cannot be read as a photograph/);
  expect(text).toContain('<a href="#f-repeats">');
  const without = await editor.submit(path, said);
  expect(without.text).toContain('You describe a new photograph, and none was sent');
});
