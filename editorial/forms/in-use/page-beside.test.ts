import { afterAll, expect, test } from 'vitest';
import { editorWithHistory } from '#tests/helpers/editor-with-history.ts';

const own = await editorWithHistory(['siteSettings/', 'eventKind/', 'eventPage/lunch-club', 'role/vicar']);
const { editor } = own;
afterAll(own.close);

const event = '/entries/eventPage/lunch-club';
const notice = {
  'f.title': 'Snow',
  'f.text': 'No service.',
  'f.from': '2027-01-16',
  'f.until': '2027-01-16',
};

test.each([
  ['an event on its own page', event, { 'f.title': 'Supper club' }, '/whats-on/lunch-club'],
  ['a draft, too', event, { draft: 'true' }, '/whats-on/lunch-club'],
  [
    'a new event at the address that its title makes',
    '/new/eventPage?copy=lunch-club',
    { 'f.title': 'Tea' },
    '/whats-on/tea',
  ],
  ['a new notice on Home', '/new/notice', notice, '/'],
  ['somebody’s number on Contact', '/entries/role/vicar', { 'f.telephone': '0113 496 0199' }, '/contact'],
])('with what is typed is seen, and nothing is saved: %s', async (_, path, sent, shown) => {
  const { status, text } = await editor.submit(path, sent, 'page');
  expect([status, text]).toEqual([200, expect.stringMatching(new RegExp(`^/page/[0-9a-f]{32}${shown}$`))]);
  expect((await editor.submit(path, sent, 'see')).location).toMatch(
    new RegExp(`^/page/[0-9a-f]{32}${shown}$`),
  );
  expect(own.git('status', '--porcelain')).toBe('');
});

test('what must be put right is told in sentences instead, by the labels of the fields', async () => {
  const sent = { 'f.repeats': 'whenever', 'f.title': '' };
  const { status, text } = await editor.submit(event, sent, 'page');
  expect(status).toBe(422);
  expect(text).toMatch(/^The page cannot show this yet:\n/);
  expect(text).toMatch(/^How often: .*whenever/m);
  expect((await editor.submit(event, sent, 'see')).text).toContain('whenever');
});

test('a picture has no page, and an address that nobody was given leads nowhere', async () => {
  expect((await editor.get('/new/picture')).text).not.toMatch(/<iframe|See the page/);
  expect((await editor.get(event)).text).toMatch(/<iframe title="[^"]+" sandbox="allow-same-origin">/);
  expect((await editor.get(`/page/${'0'.repeat(32)}/whats-on/lunch-club`)).status).toBe(404);
});
