import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parseAccounts, passwordKey } from '#content-editor/accounts';

/** Runs the command with what a pipe gives it. */
function run(input: string, ...args: readonly string[]) {
  return spawnSync(process.execPath, ['editorial/start/edit-password.ts', ...args], {
    input,
    encoding: 'utf8',
  });
}

test('from a pipe it reads a name and a password, and writes nothing but the line for EDITORS', async () => {
  const { stdout, stderr } = run('Anna Green\nseven quiet bells ring\n', '--limited');
  const [account] = parseAccounts(stdout);
  expect([stderr, account?.name, account?.isLimited]).toEqual(['', 'Anna Green', true]);
  expect(account?.cost).toBe(17);
  expect(account && (await passwordKey('seven quiet bells ring', account))).toEqual(account?.key);
});

test.each([
  ['Anna\nshort\n', 'The password has 5 characters, but needs 15 or more'],
  ['Anna\n', 'The password has 0 characters'],
  ['', 'The name is “”'],
])('%j is refused with one sentence, and no line', (input, sentence) => {
  const { stdout, stderr, status } = run(input);
  expect([stdout, stderr.split('\n').length, status]).toEqual(['', 2, 1]);
  expect(stderr).toContain(sentence);
});
