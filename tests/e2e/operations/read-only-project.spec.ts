import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { startCommand } from '#tests/helpers/command.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
const cache = `${root}/.cache`;

/** Runs a command in a mount namespace in which the project is read-only except for a new, empty cache. */
const onReadOnly = (command: string) => [
  '--mount',
  'sh',
  '-c',
  `mount --bind "${root}" "${root}" && mount -t tmpfs none "${cache}" && mount -o remount,bind,ro "${root}" && cd "${root}" && ${command}`,
];

mkdirSync(cache, { recursive: true });
const refused = spawnSync('unshare', onReadOnly('! touch written 2> /dev/null && touch .cache/written'));
test.skip(
  refused.status !== 0,
  'Only an administrator of a Linux can make a folder read-only for one process.',
);

test('a read-only project with a writable cache serves the whole site with pictures', async ({ request }) => {
  const start = startCommand('unshare', onReadOnly(`exec "${process.execPath}" scripts/start.js`));
  try {
    const url = await start.waitForOutput(/The site is at (\S+)/);
    const page = await request.get(url);
    expect(page.status()).toBe(200);
    const picture = /\/pictures\/[^"\s,]+/.exec(await page.text())?.[0] ?? '/no-picture';
    for (const path of [picture, '/og/contact.png', '/coming-up'])
      expect((await request.get(url + path)).status(), path).toBe(200);
    expect(await start.stop()).toBe(0);
    expect(start.errors()).toBe('');
  } finally {
    await start.stop('SIGKILL');
  }
});
