import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formIn } from '#tests/helpers/editor.ts';
import { editorWithHistory } from '#tests/helpers/editor-with-history.ts';

const { editor, folder, git, log, path, read, close } = await editorWithHistory([
  'siteSettings/',
  'role/administrator',
  'role/vicar',
  'notice/',
]);
afterAll(close);

const page = '/entries/role/administrator';
const commits = () => Number(git('rev-list', '--count', 'HEAD'));

async function opened(address: string, sent: Readonly<Record<string, string>>): Promise<FormData> {
  const form = formIn((await editor.get(address)).text);
  for (const [name, value] of Object.entries({ ...sent, action: 'save' })) form.set(name, value);
  return form;
}

test('whoever goes back after saving and saves again has saved once', async () => {
  const form = await opened(page, { 'f.telephone': '0113 496 0201' });
  expect((await editor.send(page, form)).location).toContain('commit=');
  const before = commits();
  expect((await editor.send(page, form)).location).toContain('same=1');
  expect(commits()).toBe(before);
});

test('whoever goes back, changes more and saves again changes both, and is not told of somebody else', async () => {
  const form = await opened(page, { 'f.telephone': '0113 496 0202' });
  await editor.send(page, form);
  form.set('f.email', 'desk@example.org');
  expect((await editor.send(page, form)).location).toContain('commit=');
  expect(read('role/administrator')).toMatch(/telephone: 0113 496 0202\nemail: desk@example.org/);
});

test('a notice is read back with its days, and it is said when these are over', async () => {
  const days = async (id: string, from: string, until: string) => {
    const sent = { 'f.title': id, 'f.text': 'The boiler is broken.', 'f.from': from, 'f.until': until };
    const { location } = await editor.submit('/new/notice', sent);
    const [readBack = ''] =
      /<section class="readback">[\s\S]*?<\/section>/.exec((await editor.get(location)).text) ?? [];
    return Array.from(readBack.matchAll(/<p>([^<]*)<\/p>/g), ([, sentence]) => sentence);
  };
  expect(await days('Frost', '2026-11-22', '2026-11-24')).toEqual([
    'Visitors see it from 22 November 2026 to 24 November 2026.',
  ]);
  expect(await days('Old frost', '2025-11-22', '2025-11-22')).toEqual([
    'Visitors see it on 22 November 2025.',
    'It is over.',
  ]);
});

test('an email address with “mailto:” before it, or with a dot behind it, is refused at its field', async () => {
  for (const email of [
    'mailto:desk@example.org',
    'desk@example.org.',
    'desk@example.org, office@example.org',
  ]) {
    const { status, text } = await editor.submit(page, { 'f.email': email });
    expect([status, /id="f-email-found"[\s\S]*?Write an email address, like/.test(text)]).toEqual([
      422,
      true,
    ]);
  }
});

test('a new entry that is sent twice, by Back or a second tap, is made once', async () => {
  const form = await opened('/new/notice', {
    'f.title': 'Snow in January',
    'f.text': 'There is no service this Sunday, because of the snow.',
    'f.from': '2027-01-16',
    'f.until': '2027-01-17',
  });
  const answers = await Promise.all([editor.send('/new/notice', form), editor.send('/new/notice', form)]);
  const notices = readdirSync(join(folder, 'entries/notice')).filter((name) => name.startsWith('snow'));
  expect(notices).toHaveLength(1);
  expect(answers.map(({ location }) => /\bid=(snow[^&]*)/.exec(location)?.[1])).toEqual(
    Array.from({ length: 2 }, () => notices[0]?.replace('.md', '')),
  );
  form.set('f.until', '2027-01-18');
  await editor.send('/new/notice', form);
  expect(readdirSync(join(folder, 'entries/notice')).filter((name) => name.startsWith('snow'))).toHaveLength(
    2,
  );
});

test('two who save one entry at once in different fields both stay, and of the same field one is asked', async () => {
  const [one, two] = [
    await opened(page, { 'f.telephone': '0113 496 0203' }),
    await opened(page, { 'f.email': 'both@example.org' }),
  ];
  const both = await Promise.all([editor.send(page, one), editor.send(page, two)]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect(read('role/administrator')).toMatch(/telephone: 0113 496 0203\nemail: both@example.org/);
  const [mine, theirs] = [
    await opened(page, { 'f.telephone': '0113 496 0204' }),
    await opened(page, { 'f.telephone': '0113 496 0205' }),
  ];
  const asked = await Promise.all([editor.send(page, mine), editor.send(page, theirs)]);
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 303]);
  const { text = '' } = asked.find(({ status }) => status === 200) ?? {};
  expect(text).toMatch(/saved this .* while you had it open/);
  expect(text).toMatch(/Now saved there: 0113 496 020[45]/);
  expect(text).toMatch(/value="0113 496 020[45]"/);
});

test('what a killed save has left beside the files is no content, and is not published', async () => {
  for (const name of ['.0123456789ab.tmp', '.0123456789ab.old'])
    writeFileSync(path('role/administrator').replace('administrator.md', name), 'half');
  expect((await editor.get('/entries/role')).text).not.toContain('0123456789ab');
  expect((await editor.get('/publish')).text).not.toContain('0123456789ab');
  expect(log()).not.toContain('0123456789ab');
});

test('changes of two people in different fields are merged; in the same field the second is warned', async () => {
  const page = '/entries/role/vicar';
  const [hers, his] = [formIn((await editor.get(page)).text), formIn((await editor.get(page)).text)];
  his.set('f.email', 'new.vicar@example.org');
  his.set('action', 'save');
  expect((await editor.send(page, his)).status).toBe(303);
  hers.set('f.telephone', '0113 496 0999');
  hers.set('action', 'save');
  expect((await editor.send(page, hers)).status).toBe(303);
  expect(read('role/vicar')).toMatch(/telephone: 0113 496 0999\nemail: new.vicar@example.org/);
  hers.set('f.email', 'another@example.org');
  const { status, text } = await editor.send(page, hers);
  expect(status).toBe(200);
  expect(text).toMatch(
    /Anna Green saved this on \d+ \w+ \d{4}, \d\d:\d\d, while you had it open, and changed: telephone number, email address\./,
  );
  expect(text).toContain('Now saved there: new.vicar@example.org');
  const again = formIn(text);
  again.set('action', 'save');
  expect((await editor.send(page, again)).status).toBe(303);
  expect(read('role/vicar')).toContain('email: another@example.org');
});

test('who has saved in between is said with the time and the fields, by the history or by the file', async () => {
  const page = '/entries/role/administrator';
  const open = formIn((await editor.get(page)).text);
  open.set('f.telephone', '0113 496 0777');
  open.set('action', 'save');
  const before = read('role/administrator');
  const changed = before
    .replace(/^telephone: .*$/m, 'telephone: 0113 496 0555')
    .replace(/^title: .*$/m, 'title: Office manager');
  writeFileSync(path('role/administrator'), changed);
  const by = (name: string) => {
    const dated = ['-c', `user.name=${name}`, 'commit', '-q', '--date', '2026-11-20T09:05:00'];
    git(...dated, '-am', 'By hand');
  };
  by('Ben Hill');
  const { text } = await editor.send(page, open);
  expect(text).toContain(
    'Ben Hill saved this on 20 Nov 2026, 09:05, while you had it open, and changed: “Role”, telephone number.',
  );
  expect(text).toContain('Now saved there: 0113 496 0555');
  expect(text).toContain('value="0113 496 0777"');
  writeFileSync(path('role/administrator'), changed.replace('0555', '0556'));
  expect((await editor.send(page, open)).text).toMatch(
    /Somebody else saved this on \d+ \w+ \d{4}, \d\d:\d\d,/,
  );
  rmSync(path('role/administrator'));
  by('Cleo Ray');
  const gone = (await editor.send(page, open)).text;
  expect(gone).toContain('Cleo Ray deleted this on 20 Nov 2026, 09:05,');
  // To bring it back she needs all of it, not only what she has typed.
  expect(formIn(gone).get('f.title')).toBe('Church administrator');
  writeFileSync(path('role/administrator'), before);
  git('add', '.');
  by('x');
});

test('a form that was open while the editing page was started again loses nothing', async () => {
  const form = formIn((await editor.get('/entries/role/administrator')).text);
  form.set('token', 'of an earlier start');
  form.set('f.telephone', '0113 496 0111');
  const { text } = await editor.send('/entries/role/administrator', form);
  expect(text).toContain('was started again');
  expect(text).toContain('value="0113 496 0111"');
});
