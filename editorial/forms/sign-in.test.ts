import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountLine, parseAccounts } from '#content-editor/accounts';
import { formIn } from '#tests/helpers/editor.ts';
import { type EditorWithHistory, editorWithHistory } from '#tests/helpers/editor-with-history.ts';
import { type Answer, exactRequest } from '#tests/helpers/http/exact-request.ts';

const origin = 'https://edit.example.org';
const [anna, ben] = ['seven quiet bells ring', 'nine loud geese land'];
const page = '/entries/role/vicar';

let site: EditorWithHistory;
/** The cookies of open sessions, and of one of Anna’s that has ended. */
const cookies = { anna: '', ben: '', ended: '' };
beforeAll(async () => {
  const lines = [await accountLine('Anna Green', anna), await accountLine('Ben', ben, true)];
  site = await editorWithHistory({ signIn: { origin, accounts: parseAccounts(lines.join()) } });
  const signedIn = async (name: string, password: string) =>
    kept(await visit('/', '', signInForm(await visit('/'), name, password)));
  cookies.anna = await signedIn('Anna Green', anna);
  cookies.ben = await signedIn('Ben', ben);
  const other = await signedIn('Anna Green', anna);
  cookies.ended = kept(await visit('/sign-out', other, await typed(page, {})));
});
afterAll(() => site.close());

/** What a browser at the public address sends. Another network each time, unless the test says which. */
let networks = 0;
function visit(path: string, cookie = '', body?: FormData, headers: Readonly<Record<string, string>> = {}) {
  networks += 1;
  const own = {
    host: 'edit.example.org',
    origin,
    'x-forwarded-for': `10.0.${networks >> 8}.${networks & 255}`,
  };
  return exactRequest(site.editor.url + path, { ...own, ...(cookie && { cookie }), ...headers }, body);
}

function signInForm({ text }: Answer, name: string, password: string): FormData {
  const form = formIn(text);
  form.set('sign-in-name', name);
  form.set('sign-in-password', password);
  return form;
}

/** The cookie that a browser then sends. */
const kept = ({ cookie = '' }: Answer) => cookie.split(';')[0] ?? '';

/** A form that somebody opened with a session that has ended since. */
async function typed(path: string, values: Readonly<Record<string, string | Blob>>): Promise<FormData> {
  const form = formIn((await visit(path, cookies.anna)).text);
  const token = String(formIn((await visit(page, cookies.anna)).text).get('token'));
  for (const [name, value] of Object.entries({ token, action: 'save', ...values })) form.set(name, value);
  return form;
}

test('a stranger sees the sign-in page at every address, and nothing else', async () => {
  for (const path of ['/', page, '/history', '/pictures/x', '/who', '/nonsense', '/open/', '/saved']) {
    const { status, text, cookie } = await visit(path);
    expect([status, cookie], path).toEqual([403, undefined]);
    expect(text).toContain(`action="${path}"`);
    expect(text).toMatch(/autocomplete="current-password"/i);
    expect(text).not.toMatch(/name="token"|vicar@|Anna|You save as/);
  }
  expect((await visit('/icon.svg')).status).toBe(200);
  expect((await visit('/assets/nothing.css')).status).toBe(404);
});

test('after the sign-in she is at the page that she wanted, under her name, and “Sign out” ends it', async () => {
  const wanted = `${page}?from=a+b%26c`;
  const answer = await visit(wanted, '', signInForm(await visit(wanted), 'anna green', anna));
  expect([answer.status, answer.location]).toEqual([303, wanted]);
  expect(answer.cookie).toMatch(
    /^__Host-editor=[\w.-]+; Path=\/; Max-Age=34560000; Secure; HttpOnly; SameSite=Lax$/,
  );
  const cookie = kept(answer);
  const shown = await visit(page, `${cookie}; editor-name=Mallory`, undefined, {
    'x-remote-user': 'mallory',
  });
  expect(shown.text).toContain('Anna Green');
  expect(shown.text).not.toMatch(/mallory/i);
  expect(shown.text).toMatch(/<form [^>]*action="\/sign-out"/);
  expect((await visit('/sign-out', cookie)).status).toBe(404);
  const out = await visit('/sign-out', cookie, new FormData());
  expect([out.status, out.location]).toEqual([303, '/']);
  for (const copy of [cookie, kept(out)]) expect((await visit(page, copy)).status).toBe(403);
});

test('a wrong name and a wrong password get the same page', async () => {
  const start = await visit(page);
  const [name, password] = [
    await visit(page, '', signInForm(start, 'Nobody', anna)),
    await visit(page, '', signInForm(start, 'Anna Green', 'wrong')),
  ];
  expect([name.status, name.cookie, password.status, password.cookie]).toEqual([
    403,
    undefined,
    403,
    undefined,
  ]);
  expect(name.text.replace('Nobody', 'Anna Green')).toBe(password.text);
  expect(name.text).toContain('The name or the password is not right.');
  expect(password.text).not.toContain('wrong"');
});

test('after ten wrong passwords a network must wait, and is told so', async () => {
  const start = await visit(page);
  const from = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await visit(page, '', signInForm(start, `Name ${tries}`, 'x'), from)).status);
  expect(statuses).toEqual([...Array(10).fill(403), 429]);
  const { text } = await visit(page, '', signInForm(start, 'Anna Green', anna), from);
  expect(text).toContain('There were too many wrong passwords. Wait two minutes');
});

test('a form that is sent after the sign-in has ended is saved once she has signed in, also after a wrong password', async () => {
  const form = await typed(page, { 'f.responsibilities': 'Weddings & “other”\r\n\r\n<b>things</b>' });
  const asked = await visit(page, cookies.ended, form);
  expect(asked.status).toBe(403);
  expect(asked.text).toContain('What you sent is not lost');
  const again = await visit(page, '', signInForm(asked, 'Anna Green', 'wrong'));
  expect(again.status).toBe(403);
  const saved = await visit(page, '', signInForm(again, 'Anna Green', anna));
  expect([saved.status, saved.location]).toEqual([
    303,
    expect.stringMatching(/^\/saved\?type=role&id=vicar&commit=/),
  ]);
  expect(kept(saved)).toMatch(/^__Host-editor=/);
  expect(site.read('role/vicar')).toMatch(/Weddings & “other”\n\n {2}<b>things<\/b>/);
  expect(site.log()).toMatch(/^Anna Green: Change /);
});

test('a photograph waits for the sign-in too', async () => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const form = await typed('/new/picture', {
    ...{
      'f.title': 'Harvest table',
      'f.alt': 'A long table with bread.',
      'f.consent': 'nobody can be recognised',
    },
    'file.file': new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
  });
  const asked = await visit('/new/picture', '', form);
  const saved = await visit('/new/picture', '', signInForm(asked, 'Anna Green', anna));
  expect(saved.location).toContain('id=harvest-table');
  expect(site.read('picture/harvest-table')).toMatch(/^file: harvest-table$/m);
});

test('a stranger cannot fill the memory: a megabyte is refused, which a browser that has signed in may send', async () => {
  const form = new FormData();
  form.set('f.title', 'x'.repeat(1024 * 1024));
  expect(await visit(page, '', form)).toMatchObject({ status: 413, cookie: undefined });
  expect((await visit(page, cookies.ended, form)).status).toBe(403);
});

test('no address leads to another site', async () => {
  for (const path of [
    '//evil.example/',
    '//evil.example/x?to=https://evil.example',
    '/\\evil.example',
    '/x%0d%0aSet-Cookie:a=b',
  ]) {
    const start = await visit(path);
    expect(start.text).toMatch(/action="\/(?![/\\])/);
    const { location = '', cookie = '' } = await visit(path, '', signInForm(start, 'Anna Green', anna));
    expect(location, path).toMatch(/^\/(?![/\\])[^\r\n]*$/);
    expect(cookie).not.toContain('a=b');
  }
});

test('another site can sign nobody in or out', async () => {
  const start = await visit('/');
  const forged = { origin: 'https://evil.example' };
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  for (const headers of [forged, crossSite, { origin: 'null' }]) {
    const signIn = await visit('/', '', signInForm(start, 'Anna Green', anna), headers);
    expect([signIn.status, signIn.cookie]).toEqual([403, undefined]);
    const { text, cookie } = await visit('/sign-out', cookies.anna, await typed(page, {}), headers);
    expect([text, cookie]).toEqual([expect.stringContaining('came from another page'), undefined]);
  }
  expect((await visit('/', cookies.anna)).status).toBe(200);
});

test('under another name of the host, not even a session opens it', async () => {
  for (const host of ['evil.example', 'edit.example.org:8080', new URL(site.editor.url).host]) {
    const { status, text } = await visit('/', cookies.anna, undefined, { host });
    expect([status, text]).toEqual([403, expect.stringContaining(origin)]);
  }
});

test('signs that end a line in a name reach no header', async () => {
  const form = signInForm(await visit('/'), 'Anna Green\r\nSet-Cookie: a=b', anna);
  const { status, cookie } = await visit('/', '', form);
  expect([status, cookie]).toEqual([403, undefined]);
});

test.each([
  [
    'the safeguarding officer',
    '/entries/role/parish-safeguarding-officer',
    { 'f.telephone': '0113 496 0999' },
  ],
  ['a helpline', '/entries/helpline/childline', { 'f.when': 'Never' }],
  ['the contacts', '/entries/safeguarding/safeguarding-contacts', { 'f.policyTitle': 'x' }],
  ['the settings', '/entries/siteSettings/site', { 'f.charityNumber': '1' }],
  ['the Safeguarding page', '/entries/page/safeguarding', { 'f.title': 'x' }],
  [
    'what two have changed of a helpline',
    '/publish',
    { 'choice entries/helpline/childline.md when': 'mine' },
  ],
  ['a new helpline', '/new/helpline', {}],
  ['a deletion', '/entries/helpline/childline/delete', {}],
])(
  'a limited editor sees why %s cannot be changed, and changes nothing by a form of her own',
  async (_, path, values) => {
    const form = await typed(path, values);
    const { text } = await visit(path, cookies.ben, form);
    expect(text).toContain('You cannot change this: only some editors change the safeguarding contacts');
    expect(site.git('status', '--porcelain')).toBe('');
  },
);

test('a limited editor undoes no change of a protected entry, and changes all others', async () => {
  writeFileSync(
    site.path('helpline/childline'),
    site.read('helpline/childline').replace(/^order: .*$/m, 'order: 7'),
  );
  site.git('commit', '-qam', 'By hand');
  const undo = new FormData();
  undo.set('commit', site.git('rev-parse', 'HEAD').trim());
  undo.set('token', String(formIn((await visit(page, cookies.ben)).text).get('token')));
  expect((await visit('/undo', cookies.ben, undo)).text).toContain('You cannot change this');
  const form = formIn((await visit('/entries/role/churchwardens', cookies.ben)).text);
  form.set('f.telephone', '0113 496 0222');
  form.set('action', 'save');
  expect((await visit('/entries/role/churchwardens', cookies.ben, form)).status).toBe(303);
  expect(site.log()).toBe('Ben: Change telephone number of Churchwardens');
});

test('while nobody can read whom the safeguarding contacts name, a limited editor changes nobody', async () => {
  const contacts = site.path('safeguarding/safeguarding-contacts');
  const sound = site.read('safeguarding/safeguarding-contacts');
  writeFileSync(contacts, sound.replace('---', '--- ['));
  expect((await visit('/entries/role/churchwardens', cookies.ben)).text).toContain('You cannot change this');
  writeFileSync(contacts, sound);
  expect((await visit('/entries/role/churchwardens', cookies.ben)).text).not.toContain('You cannot change');
});
