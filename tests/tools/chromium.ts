import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { debianInstallation, install, mayInstallPackages } from './debian.ts';

/** Debian's Chromium without the parts of a desktop: the same pages in half the time. */
const debianShell = { file: '/usr/bin/chromium-headless-shell', name: 'chromium-headless-shell' } as const;

/** Debian's whole Chromium. */
const debianChromium = { file: '/usr/bin/chromium', name: 'chromium' } as const;

/** Flags for a browser that connects to no host but those of the tested pages. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** There is no browser for the tests; the message says how to get one. */
export class NoChromium extends Error {
  override readonly name = 'NoChromium';
}

/**
 * Finds a Chromium: the one at the given path, Debian's, or Playwright's own.
 * @param named a path, as in `PLAYWRIGHT_CHROMIUM`
 * @returns its path, or undefined when the machine has none
 * @throws NoChromium when one is named and is not there
 */
export function findChromium(named: string | undefined): string | undefined {
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new NoChromium(`PLAYWRIGHT_CHROMIUM is “${named}”, but there is no such file.`);
  }
  return [debianShell.file, debianChromium.file, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Installs a Chromium: as root on a Debian its packages, where the headless shell is missing; elsewhere Playwright's own,
 * where there is none.
 * @param named a path, as in `PLAYWRIGHT_CHROMIUM`
 * @returns the path of the browser
 * @throws NoChromium when there is none and none can be installed
 */
export function installChromium(named: string | undefined): string {
  if (named === undefined || named === '') ensureChromium();
  const found = findChromium(named);
  if (found === undefined)
    throw new NoChromium('No Chromium could be installed: install one and name it in PLAYWRIGHT_CHROMIUM.');
  return found;
}

function ensureChromium(): void {
  if (existsSync(debianShell.file)) return;
  if (mayInstallPackages()) install(debianInstallation([debianShell.name]));
  if (findChromium(undefined) !== undefined) return;
  install(
    mayInstallPackages()
      ? debianInstallation([debianChromium.name])
      : [['playwright', 'install', 'chromium']],
  );
}
