import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { cookieAfter, editorWithSignIn, origin, signInForm } from '#tests/helpers/editor-with-sign-in.ts';

const { editor, log, read, visit, signedIn, typed, passwords, cookies, close } = await editorWithSignIn([
  'siteSettings/',
  'role/vicar',
]);
afterAll(close);

const page = '/entries/role/vicar';
const other = await signedIn('Anna Green', passwords.anna);
/** The cookie of a session of Anna’s that has ended. */
const ended = cookieAfter(await visit('/sign-out', other, new FormData()));

test('a stranger sees the sign-in page at every address, and nothing else', async () => {
  for (const path of ['/', page, '/history', '/pictures/x', '/nonsense', '/open/', '/saved']) {
    const { status, text, cookie } = await visit(path);
    expect([status, cookie], path).toEqual([403, undefined]);
    expect(text).toContain(`action="${path}"`);
    expect(text).toMatch(/autocomplete="current-password"/i);
    expect(text).not.toMatch(/name="token"|vicar@|Anna|You save as/);
  }
  expect((await visit('/icon.svg')).status).toBe(200);
  const missing = await visit('/assets/nothing.css', 'x=y');
  expect(missing.status).toBe(404);
  expect(missing.text).not.toMatch(/name="token"|Mallory/);
});

test('after the sign-in she is at the page that she wanted, under her name, and “Sign out” ends it', async () => {
  const wanted = `${page}?from=a+b%26c`;
  const answer = await visit(wanted, '', signInForm(await visit(wanted), 'anna green', passwords.anna));
  expect([answer.status, answer.location]).toEqual([303, wanted]);
  expect(answer.cookie).toMatch(
    /^__Host-editor=[\w.-]+; Path=\/; Max-Age=34560000; Secure; HttpOnly; SameSite=Lax$/,
  );
  const cookie = cookieAfter(answer);
  const shown = await visit(page, cookie, undefined, {
    'x-remote-user': 'mallory',
  });
  expect(shown.text).toContain('Anna Green');
  expect(shown.text).not.toMatch(/mallory/i);
  expect(shown.text).toMatch(/<form [^>]*action="\/sign-out"/);
  expect((await visit('/sign-out', cookie)).status).toBe(404);
  const out = await visit('/sign-out', cookie, new FormData());
  expect([out.status, out.location]).toEqual([303, '/']);
  for (const copy of [cookie, cookieAfter(out)]) expect((await visit(page, copy)).status).toBe(403);
});

test('a wrong name and a wrong password get the same page', async () => {
  const start = await visit(page);
  const [name, password] = [
    await visit(page, '', signInForm(start, 'Nobody', passwords.anna)),
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
  const { text } = await visit(page, '', signInForm(start, 'Anna Green', passwords.anna), from);
  expect(text).toContain('There were too many wrong passwords. Wait two minutes');
});

test('a form that is sent after the sign-in has ended is saved once she has signed in, also after a wrong password', async () => {
  const form = await typed(page, { 'f.responsibilities': 'Weddings & “other”\r\n\r\n<b>things</b>' });
  const asked = await visit(page, ended, form);
  expect(asked.status).toBe(403);
  expect(asked.text).toContain('What you sent is not lost');
  const again = await visit(page, '', signInForm(asked, 'Anna Green', 'wrong'));
  expect(again.status).toBe(403);
  const saved = await visit(page, '', signInForm(again, 'Anna Green', passwords.anna));
  expect([saved.status, saved.location]).toEqual([
    303,
    expect.stringMatching(/^\/saved\?type=role&id=vicar&commit=/),
  ]);
  expect(cookieAfter(saved)).toMatch(/^__Host-editor=/);
  expect(read('role/vicar')).toMatch(/Weddings & “other”\n+ {2}<b>things<\/b>/);
  expect(log()).toMatch(/^Anna Green: Change /);
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
  const saved = await visit('/new/picture', '', signInForm(asked, 'Anna Green', passwords.anna));
  expect(saved.location).toContain('id=harvest-table');
  expect(read('picture/harvest-table')).toMatch(/^file: harvest-table$/m);
});

test('a waiting form that no browser has sent has no fields, whatever its media type, and the page opens', async () => {
  for (const waiting of ['text/plain; charset=\u2028, AAAA', '\n, AAAA', 'multipart/form-data, AAAA']) {
    const form = signInForm(await visit(page), 'Anna Green', passwords.anna);
    form.set('sign-in-waiting-form', waiting);
    const { status, cookie } = await visit(page, '', form);
    expect([status, cookie], waiting).toEqual([200, expect.stringMatching(/^__Host-editor=/)]);
  }
});

test('a stranger cannot fill the memory: a megabyte is refused, which a browser that has signed in may send', async () => {
  const form = new FormData();
  form.set('f.title', 'x'.repeat(1024 * 1024));
  expect(await visit(page, '', form)).toMatchObject({ status: 413, cookie: undefined });
  expect((await visit(page, ended, form)).status).toBe(403);
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
    const { location = '', cookie = '' } = await visit(
      path,
      '',
      signInForm(start, 'Anna Green', passwords.anna),
    );
    expect(location, path).toMatch(/^\/(?![/\\])[^\r\n]*$/);
    expect(cookie).not.toContain('a=b');
  }
});

test('another site can sign nobody in or out', async () => {
  const start = await visit('/');
  const forged = { origin: 'https://evil.example' };
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  for (const headers of [forged, crossSite, { origin: 'null' }]) {
    const signIn = await visit('/', '', signInForm(start, 'Anna Green', passwords.anna), headers);
    expect([signIn.status, signIn.cookie]).toEqual([403, undefined]);
    const { text, cookie } = await visit('/sign-out', cookies.anna, await typed(page, {}), headers);
    expect([text, cookie]).toEqual([expect.stringContaining('came from another page'), undefined]);
  }
  expect((await visit('/', cookies.anna)).status).toBe(200);
});

test('under another name of the host, not even a session opens it', async () => {
  for (const host of ['evil.example', 'edit.example.org:8080', new URL(editor.url).host]) {
    const { status, text } = await visit('/', cookies.anna, undefined, { host });
    expect([status, text]).toEqual([403, expect.stringContaining(origin)]);
  }
});

test('signs that end a line in a name reach no header', async () => {
  const form = signInForm(await visit('/'), 'Anna Green\r\nSet-Cookie: a=b', passwords.anna);
  const { status, cookie } = await visit('/', '', form);
  expect([status, cookie]).toEqual([403, undefined]);
});
