import { expect, test } from 'vitest';
import { accountLine, parseAccounts, passwordKey, sameName } from './accounts.ts';

const password = 'seven quiet bells ring';
const part = 'scrypt.17.8.1.AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

test('the line for a password has no sign that a file of settings, a shell, compose or systemd reads as its own', async () => {
  const line = await accountLine("  Zoë  O'Brien-Łuk ", password);
  expect(line).toMatch(/^Zoë_O’Brien-Łuk:scrypt\.17\.8\.1\.[\w-]{22}\.[\w-]{43}$/);
  expect(line).not.toMatch(/["'$%\\#\s,;&|<>()`!*?{}[\]~]/);
});

test('several editors stand in one setting, and the key is that of the password', async () => {
  const line = await accountLine('Anna Green', password, true);
  const [anna, ben] = parseAccounts(` ${line} , Ben:${part}`);
  expect(anna).toMatchObject({ name: 'Anna Green', isLimited: true });
  expect(ben).toMatchObject({ name: 'Ben', isLimited: false });
  expect(anna && (await passwordKey(password, anna))).toEqual(anna?.key);
  expect(anna?.salt).toHaveLength(16);
});

test('an accent of one sign or of two is the same password, and no password is cut', async () => {
  const own = { salt: Buffer.alloc(16, 1), cost: 10 };
  const long = 'é'.repeat(100_000);
  expect(await passwordKey('caf\u00e9 caf\u00e9', own)).toEqual(
    await passwordKey('cafe\u0301 cafe\u0301', own),
  );
  expect(await passwordKey(`${long}a`, own)).not.toEqual(await passwordKey(`${long}b`, own));
});

test.each([
  ['fourteen signs', 'abcdefghijklmn', 14],
  ['fourteen signs outside the first plane, each of which counts once', '🔔'.repeat(14), 14],
  ['eight signs and their accents', 'e\u0301'.repeat(8), 8],
  ['nothing', '', 0],
])('a password of %s is too short', async (_, short, length) => {
  await expect(accountLine('Anna', short)).rejects.toThrow(
    `The password has ${length} characters, but needs 15 or more`,
  );
});

test.each([
  '',
  ' ',
  'anna@example.org',
  'a:b',
  'a,b',
  'a=b',
  '$HOME',
  '-n',
  'a"b',
  'a'.repeat(61),
  'a\u0000b',
])('the name “%s” is refused', async (name) => {
  await expect(accountLine(name, password)).rejects.toThrow('The name is “');
});

test.each([
  ['Anna', '“editor number 1”'],
  [`Anna:${part},`, '“editor number 2”'],
  [`Anna:${part},Ben Hill:${part}x`, '“Ben Hill”'],
  [`Anna:admin:${part}`, '“Anna”'],
  [`Anna:${part.replace('17', '9')}`, '“Anna”'],
  [`"Anna:${part}"`, '“"Anna”'],
  ['Anna:secret password in clear', '“Anna”'],
])(
  'EDITORS=%s is refused at the editor with what to write, and without repeating a password',
  (text, who) => {
    const read = () => parseAccounts(text);
    expect(read).toThrow(
      `EDITORS has a fault at ${who.replace('“editor', 'editor').replace(/(\d)”/, '$1')}: write there what`,
    );
    expect(read).not.toThrow('clear');
  },
);

test('one name twice is refused, in whatever letters', () => {
  expect(() => parseAccounts(`Anna_Green:${part},ANNA_GREEN:${part}`)).toThrow(
    'EDITORS names “ANNA_GREEN” twice',
  );
  expect(sameName(" zoe\u0308  O'Brien ")).toBe(sameName('ZOË O’BRIEN'));
});
