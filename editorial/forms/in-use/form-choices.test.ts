import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { editorWithHistory } from '#tests/helpers/editor-with-history.ts';

const { editor, folder, git, read, close } = await editorWithHistory();
afterAll(close);

/** The form of an entry in two parts, before and behind “More”. */
async function partsOf(path: string, html?: string) {
  const text = html ?? (await editor.get(path)).text;
  const at = text.indexOf('<details class="group"');
  return {
    first: text.slice(0, at),
    more: text.slice(at),
    isOpen: text.includes('<details class="group" open='),
  };
}

test('a form asks first what most churches fill in, and has all else behind one “More”', async () => {
  const { first, more, isOpen } = await partsOf('/entries/eventPage/lunch-club');
  for (const field of ['title', 'summary', 'body', 'repeats', 'startTime', 'cost', 'illustration'])
    expect(first).toContain(`id="f-${field}"`);
  for (const field of ['leftOut', 'status', 'slug', 'order', 'showUntil', 'endDate'])
    expect(more).toContain(`id="f-${field}"`);
  expect(more.match(/<details class="group"/g)).toHaveLength(1);
  expect(isOpen).toBe(false);
});

test('“More” is open where something in it is wrong', async () => {
  const path = '/entries/eventPage/lunch-club';
  const { text } = await editor.submit(path, { 'f.leftOut': '32 May 2027' });
  expect((await partsOf(path, text)).isOpen).toBe(true);
});

test('a page is saved without a text for search engines', async () => {
  const sent = { 'f.title': 'Our garden', 'f.body': 'We dig on Tuesdays.' };
  const { status } = await editor.submit('/new/page', sent);
  expect(status).toBe(303);
  expect(read('page/our-garden')).not.toContain('description');
});

test('choices have words and not codes', async () => {
  const { text } = await editor.get('/entries/siteSettings/site');
  expect(text).toMatch(/value="GB"\/> United Kingdom</);
  expect(text.match(/value="england-wales"[^>]*\/> England and Wales</g)).toHaveLength(2);
  expect(text).toMatch(/value="none"\/> None of these/);
});

test('a search lists an event before the changes of its dates', async () => {
  const { text } = await editor.get('/?q=quiet hour');
  expect(text.indexOf('/entries/eventPage/')).toBeGreaterThan(0);
  expect(text.indexOf('/entries/eventPage/')).toBeLessThan(text.indexOf('/entries/eventChange/'));
});

test('a page’s place in the menu is chosen after another page, and written as a number', async () => {
  const { text } = await editor.get('/new/page');
  expect(text).toMatch(/<option value="" selected="">Not in the menu<\/option><option value="5">First</);
  expect(text).toContain('>After “Contact”</option>');
  const { status } = await editor.submit('/new/page', {
    ...{ 'f.title': 'Our bells', 'f.body': 'We ring on Wednesdays.', 'f.menuOrder': '55' },
  });
  expect(status).toBe(303);
  expect(read('page/our-bells')).toContain('menuOrder: 55');
  const bells = (await editor.get('/entries/page/our-bells')).text;
  expect(bells).toContain('<option value="55" selected="">After “Contact”</option>');
  expect((await editor.get('/entries/page/contact')).text).toContain('selected="">Its usual place</option>');
  expect((await editor.get('/entries/page/donate')).text).toContain('>After “Our bells”</option>');
});

test('many choices have a search, which a script shows, and those that are ticked come first', async () => {
  const { text } = await editor.get('/entries/eventChange/heating-2027-01');
  const boxes = text.match(/name="f\.alsoEvents"[^>]*>/g) ?? [];
  expect(boxes[0]).toContain('value="bell-ringers"');
  expect(boxes.map((box) => box.includes('checked='))).toEqual([true, ...boxes.slice(1).map(() => false)]);
  expect(text).toMatch(/<p class="narrow" hidden=""><label>Find by title <input type="search"/);
});

test('a form that is saved unchanged changes nothing', async () => {
  for (const type of readdirSync(join(folder, 'entries')))
    for (const name of readdirSync(join(folder, 'entries', type)).slice(0, 2)) {
      const { location } = await editor.submit(`/entries/${type}/${name.slice(0, -3)}`, {});
      expect(location, name).toContain('same=1');
    }
  expect(git('status', '--porcelain')).toBe('');
});

test.each([
  '/entries/..%2f..%2fspace/x',
  '/entries/eventPage/..%2f..%2f..%2fspace',
  '/pictures/..%2fspace',
  '/entries/eventPage/.hidden',
  '/new/nonsense',
  '/entries/siteSettings/site/delete',
  '/entries/page/home/delete',
])('%s is no page', async (address) => {
  expect((await editor.get(address)).status).toBe(404);
});

test('a field’s example is explained below its label, and choices have the words of the page', async () => {
  const { text: role } = await editor.get('/entries/role/vicar');
  expect(role).toContain('>What to ring them for, one thing a line</label>');
  expect(role).toContain('Such as: A funeral.');
  const { text: helpline } = await editor.get('/entries/helpline/childline');
  expect(helpline).toContain('>Hours</label>');
  expect(helpline).toContain('Outside our church');
});

test('a form that is saved as it was opened changes nothing, in whatever order the file names what is ticked', async () => {
  const { location } = await editor.submit('/entries/eventChange/heating-coats-2027-01', {});
  expect(location).toContain('same=1');
});

test('an event whose title has no letter of an address gets one by its kind, and a missing title is the one mistake', async () => {
  const sent = { 'f.summary': 'Worship in Mandarin.', 'f.repeats': 'once', 'f.firstDate': '2027-01-10' };
  const { location } = await editor.submit('/new/eventPage', { ...sent, 'f.title': '主日崇拜' });
  expect(location).toContain('id=event&');
  expect(read('eventPage/event')).toContain('slug: event\ntitle: 主日崇拜');
  const { text } = await editor.submit('/new/eventPage', sent);
  expect(text).toContain('<h2>One thing to put right</h2>');
});
