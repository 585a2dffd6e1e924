import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { debianInstallation, install, mayInstallPackages } from './debian.ts';

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

/** There is no browser to test with; the message says what to do. */
export class NoChromium extends Error {
  override readonly name = 'NoChromium';
}

/**
 * Finds a Chromium: the one that is named, Playwright's own, or Debian's.
 * @param named a path, as in `PLAYWRIGHT_CHROMIUM`
 * @returns its path, or undefined when the machine has none
 * @throws NoChromium when one is named and is not there
 */
export function findChromium(named: string | undefined): string | undefined {
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new NoChromium(`PLAYWRIGHT_CHROMIUM is “${named}”, but there is no such file.`);
  }
  return [chromium.executablePath(), debianChromium].find((path) => existsSync(path));
}

/** The commands that bring a browser: Debian's package where this process may install one, Playwright's own elsewhere. */
function installation(): readonly (readonly [string, ...string[]])[] {
  return mayInstallPackages() ? debianInstallation(['chromium']) : [['playwright', 'install', 'chromium']];
}

/**
 * Installs a Chromium where there is none.
 * @param named a path, as in `PLAYWRIGHT_CHROMIUM`
 * @returns the path of the browser
 * @throws NoChromium when there is none and none can be installed
 */
export function installChromium(named: string | undefined): string {
  const found = findChromium(named);
  if (found !== undefined) return found;
  install(installation());
  const installed = findChromium(named);
  if (installed === undefined)
    throw new NoChromium('No Chromium could be installed: install one and name it in PLAYWRIGHT_CHROMIUM.');
  return installed;
}
