import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { type Command, startCommand } from '#tests/helpers/command.ts';
import { canListProcesses, descendantsOf, runs } from '#tests/helpers/processes.ts';

test.skip(!canListProcesses, 'The processes can be listed on Linux only.');

const ready = /The site is at (\S+)/;

async function expectAllGone(
  command: Command,
  pids: readonly number[],
  signal: NodeJS.Signals,
): Promise<number | null> {
  const code = await command.stop(signal);
  await expect.poll(() => pids.filter(runs)).toEqual([]);
  return code;
}

test('SIGINT stops the site and its content service, cleanly', async () => {
  const start = startCommand(process.execPath, ['scripts/start.js']);
  const url = await start.waitForOutput(ready);
  expect((await fetch(url)).status).toBe(200);
  expect(start.output()).toContain('"confined":true');
  const pids = descendantsOf(start.pid);
  expect(pids).toHaveLength(1);
  expect(await expectAllGone(start, pids, 'SIGINT')).toBe(0);
  expect(start.errors()).toBe('');
  await expect(fetch(url)).rejects.toThrow();
});

test('npm start says where the site is, and a SIGTERM to npm stops everything', async () => {
  // Without the installation, which would replace the packages of the other running specs.
  const npm = startCommand('npm', ['start', '--ignore-scripts']);
  const url = await npm.waitForOutput(ready);
  expect((await fetch(url)).status).toBe(200);
  const pids = descendantsOf(npm.pid);
  expect(pids, 'the content service and the site').toHaveLength(2);
  expect(await expectAllGone(npm, pids, 'SIGTERM')).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

test('a SIGTERM while the site is starting leaves nothing behind', async () => {
  const start = startCommand(process.execPath, ['scripts/start.js']);
  await expect.poll(() => descendantsOf(start.pid).length, { intervals: [5] }).toBeGreaterThan(0);
  const pids = descendantsOf(start.pid);
  await expectAllGone(start, pids, 'SIGTERM');
});

test('when the process that started them is killed, the site and its content service stop too', async () => {
  const start = startCommand(process.execPath, ['scripts/start.js']);
  await start.waitForOutput(ready);
  const pids = descendantsOf(start.pid);
  await expectAllGone(start, pids, 'SIGKILL');
});

test('when the site ends, its content service stops too and the exit code says so', async () => {
  const start = startCommand(process.execPath, ['scripts/start.js']);
  await start.waitForOutput(ready);
  const pids = descendantsOf(start.pid);
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await expect.poll(() => pids.filter(runs)).toEqual([]);
  expect(await start.ended).not.toBe(0);
});
