import { existsSync } from 'node:fs';
import { debianInstallation, install, mayInstallPackages } from './debian.ts';

/** Debian's Firefox, which speaks WebDriver BiDi itself. */
export const firefoxProgram = '/usr/bin/firefox-esr';

/** WebKitGTK's driver, which brings a small browser, and the screen that it is shown on. */
export const webkitPrograms = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' } as const;

/** Browser engines besides Chromium, as Debian packages them (docs/decisions/018-three-browser-engines.md). */
const engines = {
  firefox: { name: 'Firefox', packages: ['firefox-esr'], programs: [firefoxProgram] },
  webkit: {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: [webkitPrograms.driver, webkitPrograms.screen],
  },
} as const;

/** An engine that is driven by a standard, and not by Playwright. */
export type EngineName = keyof typeof engines;

const isMissing = (name: EngineName): boolean => engines[name].programs.some((file) => !existsSync(file));

/** Why the tests of an engine cannot run here; undefined where they can. */
export function whyNot(name: EngineName): string | undefined {
  if (!isMissing(name)) return undefined;
  const { name: label, packages } = engines[name];
  const how = mayInstallPackages()
    ? `apt-get could not install ${packages.join(' and ')}`
    : `only root on a Debian can install ${packages.join(' and ')}`;
  return `${label} could not be installed: ${how}`;
}

/** True where the tests of an engine are skipped: it is missing, and cannot be installed. As root on a Debian they fail. */
export const isEngineSkipped = (name: EngineName): boolean => isMissing(name) && !mayInstallPackages();

/** Installs the engines that are missing, where that is allowed. */
export function installEngines(): void {
  const names = Object.keys(engines) as EngineName[];
  const packages = names.filter(isMissing).flatMap((name) => engines[name].packages);
  if (packages.length > 0 && mayInstallPackages()) install(debianInstallation(packages));
}
