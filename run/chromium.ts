import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Debian puts the browser. */
const debianChromium = '/usr/bin/chromium';

/** Flags for a browser that talks to nobody but the pages it is given. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium: the one that `PLAYWRIGHT_CHROMIUM` names, Playwright's own, or Debian's.
 * @returns its path, or undefined when the machine has none
 */
export function findChromium(named: string | undefined): string | undefined {
  return [named, chromium.executablePath(), debianChromium].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/**
 * Installs a Chromium where there is none: Debian's where this process may, Playwright's own elsewhere.
 * @returns the path of the browser
 * @throws when neither way gives one
 */
export function installChromium(named: string | undefined): string {
  const found = findChromium(named);
  if (found !== undefined) return found;
  const isRoot = process.getuid?.() === 0;
  const commands = isRoot
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', 'chromium'],
      ]
    : [['playwright', 'install', 'chromium']];
  for (const [command = '', ...args] of commands) {
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = findChromium(named);
  if (installed === undefined) {
    throw new Error('No Chromium could be installed: install one and name it in PLAYWRIGHT_CHROMIUM.');
  }
  return installed;
}
