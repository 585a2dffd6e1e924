import { readdirSync, symlinkSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Account } from './accounts.ts';
import { signedOutIn } from './session.ts';
import { createSignIn, type SignIn } from './sign-in.ts';

const day = 24 * 60 * 60_000;
const minute = 60_000;

/** Quick, and counted, in the place of scrypt. */
const hash = async (password: string, { salt }: Pick<Account, 'salt'>) =>
  Buffer.from(`${password} ${salt}`.padEnd(32));
const account = (name: string, password = `password of ${name}`): Account => ({
  name,
  isLimited: false,
  cost: 17,
  salt: Buffer.from(`salt of ${name}`),
  key: Buffer.from(`${password} salt of ${name}`.padEnd(32)),
});

function start(accounts = [account('Anna Green'), account('Ben')], file?: string) {
  const clock = { now: Date.UTC(2026, 10, 25) };
  const hashed = vi.fn(hash);
  const log = vi.fn<(line: string) => void>();
  const signIn = createSignIn(accounts, signedOutIn(file, log), hashed, () => clock.now);
  const attempt = (name: string, password: string, network = '192.0.2.1', cookie?: string) =>
    signIn.attempt({ name, password, network, last: cookie ? sessionOf(signIn, cookie) : undefined });
  return { signIn, clock, hashed, attempt, log };
}

const sessionOf = (signIn: SignIn, cookie: string) => signIn.sessionOf({ cookie: cookie.split(';')[0] });

async function cookieOf(result: ReturnType<SignIn['attempt']>): Promise<string> {
  const outcome = await result;
  if (typeof outcome === 'string') throw new Error(`Not signed in: ${outcome}`);
  return outcome.cookie;
}

test('the right password opens a session of thirty days, and names may be in small letters', async () => {
  const { signIn, clock, attempt } = start();
  const cookie = await cookieOf(attempt(' anna  green', 'password of Anna Green'));
  expect(cookie).toMatch(
    /^__Host-editor=[\w.-]+; Path=\/; Max-Age=34560000; Secure; HttpOnly; SameSite=Lax$/,
  );
  const session = sessionOf(signIn, cookie);
  expect([session?.account.name, signIn.isOpen(session)]).toEqual(['Anna Green', true]);
  clock.now += 30 * day - 1;
  expect(signIn.isOpen(session)).toBe(true);
  clock.now += 1;
  expect(signIn.isOpen(session)).toBe(false);
});

test('an unknown name and a wrong password are told alike and cost one hash each; what is refused at once costs none', async () => {
  const { attempt, hashed } = start();
  for (const name of ['Anna Green', 'Nobody', '', 'a'.repeat(1_000_000)]) {
    hashed.mockClear();
    expect(await attempt(name, 'wrong', name)).toBe('wrong');
    expect(hashed).toHaveBeenCalledTimes(1);
  }
  for (const name of ['Anna Green', 'Nobody']) {
    for (let tries = 0; tries < 25; tries += 1) await attempt(name, 'wrong', `network ${tries}`);
    hashed.mockClear();
    expect(await attempt(name, 'password of Anna Green', 'another')).toBe('wait');
    expect(hashed).not.toHaveBeenCalled();
  }
});

test('an unknown name is never let in, even with the key that stands for nobody', async () => {
  const { attempt, hashed } = start();
  hashed.mockImplementation(async () => Buffer.alloc(32));
  expect(await attempt('', '')).toBe('wrong');
});

test('one network has ten tries, and one more every two minutes, however many names it tries', async () => {
  const { attempt, clock } = start();
  const outcomes = [];
  for (let name = 0; name < 1000; name += 1) outcomes.push(await attempt(`name ${name}`, 'wrong'));
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(10);
  expect(await attempt('Ben', 'password of Ben')).toBe('wait');
  expect(await attempt('Ben', 'password of Ben', '192.0.2.2')).toHaveProperty('cookie');
  clock.now += 2 * minute;
  expect(await attempt('Ben', 'password of Ben')).toHaveProperty('cookie');
});

test('a thousand names from a thousand networks shut out nobody', async () => {
  const { attempt } = start();
  for (let name = 0; name < 1000; name += 1) await attempt(`name ${name}`, 'wrong', `network ${name}`);
  expect(await attempt('Ben', 'password of Ben', 'another')).toHaveProperty('cookie');
});

test('one name has at most a hundred tries of strangers in an hour, from however many networks', async () => {
  const { attempt, clock } = start();
  let tried = 0;
  for (let second = 0; second < 3600; second += 1) {
    clock.now += 1000;
    if ((await attempt('Ben', 'wrong', `network ${second}`)) === 'wrong') tried += 1;
  }
  expect(tried).toBeLessThanOrEqual(100);
  expect(tried).toBeGreaterThan(60);
});

test('a browser that has signed in before is counted by itself: strangers do not shut it out, and it has ten tries', async () => {
  const { signIn, attempt, clock, hashed } = start();
  const first = await cookieOf(attempt('Ben', 'password of Ben'));
  clock.now += 31 * day;
  for (let tries = 0; tries < 30; tries += 1) await attempt('Ben', 'wrong', `network ${tries}`);
  expect(await attempt('Ben', 'password of Ben')).toBe('wait');
  const session = sessionOf(signIn, first);
  expect(signIn.isOpen(session)).toBe(false);
  expect(await attempt('Ben', 'password of Ben', 'network', first)).toHaveProperty('cookie');
  // It helps with its own name alone.
  for (let tries = 0; tries < 30; tries += 1) await attempt('Anna Green', 'wrong', `other ${tries}`);
  expect(await attempt('Anna Green', 'password of Anna Green', 'network', first)).toBe('wait');
  hashed.mockClear();
  for (let tries = 0; tries < 30; tries += 1) await attempt('Ben', 'wrong', 'network', first);
  expect(hashed).toHaveBeenCalledTimes(10);
});

test('many tries at the same moment are as many tries, and one password is hashed at a time', async () => {
  let [running, most] = [0, 0];
  const { attempt, hashed } = start();
  hashed.mockImplementation(async (password, given) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return hash(password, given);
  });
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, index) => attempt('Ben', 'wrong', `network ${index}`)),
  );
  expect([most, hashed.mock.calls.length]).toEqual([1, 8]);
  expect(outcomes.filter((outcome) => outcome === 'wait')).toHaveLength(192);
});

test('a hash that fails lets nobody in, and holds up nobody after it', async () => {
  const { attempt, hashed } = start();
  hashed.mockRejectedValueOnce(new Error('no memory'));
  await expect(attempt('Ben', 'password of Ben')).rejects.toThrow('no memory');
  expect(await attempt('Ben', 'password of Ben')).toHaveProperty('cookie');
});

test('after signing out, a copy of the old cookie opens nothing, and another session of the same person stays', async () => {
  const { signIn, attempt } = start();
  const [phone, desk] = [
    await cookieOf(attempt('Ben', 'password of Ben')),
    await cookieOf(attempt('Ben', 'password of Ben')),
  ];
  const session = sessionOf(signIn, phone);
  if (!session) throw new Error('There is no session.');
  const after = sessionOf(signIn, signIn.end(session));
  expect([signIn.isOpen(sessionOf(signIn, phone)), signIn.isOpen(after)]).toEqual([false, false]);
  const other = sessionOf(signIn, desk);
  expect(signIn.isOpen(other)).toBe(true);
  if (other) signIn.end(other);
  expect([signIn.isOpen(sessionOf(signIn, phone)), signIn.isOpen(other)]).toEqual([false, false]);
});

test('a session that was signed out stays so after a restart, whoever has a copy of its cookie', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'signed-out-'));
  const file = join(folder.path, 'signed-out');
  const { signIn, attempt } = start(undefined, file);
  const [phone, desk] = [
    await cookieOf(attempt('Ben', 'password of Ben')),
    await cookieOf(attempt('Ben', 'password of Ben')),
  ];
  const session = sessionOf(signIn, phone);
  if (session) signIn.end(session);
  const { signIn: later } = start(undefined, file);
  expect([phone, desk].map((cookie) => later.isOpen(sessionOf(later, cookie)))).toEqual([false, true]);
});

test('where that cannot be written, somebody is signed out all the same, and the log says for how long', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'signed-out-'));
  // Nothing is written to where a link leads.
  const file = join(folder.path, 'signed-out');
  symlinkSync(join(folder.path, 'elsewhere'), file);
  const { signIn, attempt, log } = start(undefined, file);
  const cookie = await cookieOf(attempt('Ben', 'password of Ben'));
  const session = sessionOf(signIn, cookie);
  if (session) signIn.end(session);
  expect([signIn.isOpen(session), readdirSync(folder.path)]).toEqual([false, ['signed-out']]);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('until a restart only'));
});

test('a session outlives a restart, and ends with another password or without the editor', async () => {
  const cookie = await cookieOf(start().attempt('Ben', 'password of Ben'));
  const isOpenWith = (accounts: Account[]) => {
    const { signIn } = start(accounts);
    return signIn.isOpen(sessionOf(signIn, cookie));
  };
  expect(isOpenWith([account('Anna Green'), account('Ben')])).toBe(true);
  expect(isOpenWith([account('Anna Green'), account('Ben', 'another password')])).toBe(false);
  expect(isOpenWith([account('Anna Green')])).toBe(false);
});

test('each sign-in has a cookie of its own, and a forged one opens nothing', async () => {
  const { signIn, attempt } = start();
  const cookie = await cookieOf(attempt('Ben', 'password of Ben'));
  expect(await cookieOf(attempt('Ben', 'password of Ben'))).not.toBe(cookie);
  const [, value = ''] = /=([^;]*)/.exec(cookie) ?? [];
  const [name = '', ends = '', id = '', signature = ''] = value.split('.');
  const anna = Buffer.from('Anna Green').toString('base64url');
  for (const forged of [
    [anna, ends, id, signature],
    [name, String(Number(ends) + 1), id, signature],
    [name, ends, `${id}A`, signature],
    [name, ends, id, signature.slice(1)],
    [name, ends, id, ''],
    [name, ends, id],
    [name, ends, id, signature, 'x'],
    [name, 'NaN', id, signature],
    [''],
  ])
    expect(signIn.sessionOf({ cookie: `__Host-editor=${forged.join('.')}` })).toBeUndefined();
  expect(signIn.sessionOf({ cookie: `editor=${value}; x__Host-editor=${value}` })).toBeUndefined();
  expect(signIn.sessionOf({ cookie: `a=b; __Host-editor=${value}` })?.account.name).toBe('Ben');
});
