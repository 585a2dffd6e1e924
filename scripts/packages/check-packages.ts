import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/**
 * A package as package-lock.json has it (npm's lockfileVersion 3): its licence is an SPDX expression, `resolved` is where it comes from, if
 * not from the registry, and `link` marks a workspace of this project.
 */
export type LockedPackage = {
  readonly [Name in 'version' | 'license' | 'integrity' | 'resolved']?: string;
} & { readonly [Name in 'link' | 'dev' | 'devOptional' | 'inBundle' | 'hasInstallScript']?: boolean };

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * Licences that require nothing of a website but their text, by their SPDX names. MPL-2.0 requires publishing changes of its own files,
 * and there are none.
 */
const licences: ReadonlySet<string> = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 ISC MIT MPL-2.0 Unlicense'.split(' '),
);

/** sharp's libvips: a library that is loaded unchanged and can be replaced. */
const exceptions: Readonly<Record<string, RegExp>> = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };

/** True when allowed licences satisfy an SPDX expression (version 2.3, annex D) without nested brackets. */
export function isAllowed(expression: string, name: string): boolean {
  const isOne = (licence: string) => licences.has(licence) || (exceptions[licence]?.test(name) ?? false);
  const choices = expression.replace(/^\(([^()]*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every(isOne));
}

/**
 * Finds what is wrong with the packages, one sentence each. Licences matter only for run-time packages.
 * @param packages the `packages` of package-lock.json
 * @param allowScripts that of package.json: false for a package whose install script may not run
 */
export function packageFaults(
  packages: LockedPackages,
  allowScripts: Readonly<Record<string, boolean>>,
): readonly string[] {
  return Object.entries(packages).flatMap(([path, one]) => {
    if (!path.includes('node_modules/') || one.link) return [];
    const name = path.split('node_modules/').at(-1) ?? '';
    const isRun = !(one.dev ?? one.devOptional);
    const isSealed = one.inBundle || /^sha512-/.test(one.integrity ?? '');
    const faults = [
      isRun &&
        !isAllowed(one.license ?? '', name) &&
        `has the licence ${one.license ?? '(none)'}, but expected is one of ${[...licences].join(', ')}.`,
      one.hasInstallScript &&
        allowScripts[name] !== false &&
        `wants to run code when it is installed, but expected is “"${name}": false” in “allowScripts” of package.json, once somebody has seen that it works without.`,
      !isSealed && 'has no hash in package-lock.json, but expected is one of SHA-512.',
      one.resolved !== undefined && `comes from ${one.resolved}, but expected is the registry.`,
    ];
    return faults.flatMap((fault) => (fault ? `${name} ${one.version} ${fault}` : []));
  });
}

/**
 * Finds packages of Node.js of another version than the one that was compared with the Node.js project's, and a binary that differs.
 * @param compared node-binaries.json: `npm run node:compare` makes it
 * @param installed the SHA-256 of the binary of a package; undefined where it is not installed
 */
export function nodeFaults(
  packages: LockedPackages,
  compared: { readonly version: string; readonly sha256: Readonly<Record<string, string>> },
  installed: (name: string) => string | undefined,
): readonly string[] {
  return Object.entries(compared.sha256).flatMap(([name, expected]) => {
    const locked = packages[`node_modules/${name}`]?.version;
    const sum = installed(name) ?? expected;
    if (locked === compared.version && sum === expected) return [];
    const found = `${name} ${locked} ${sum === expected ? '' : `with the sum ${sum} `}is not`;
    return `${found} the ${compared.version} that was compared with the Node.js project’s: run npm run node:compare, and do not use what it refuses.`;
  });
}

function installedSum(name: string): string | undefined {
  const file = new URL(
    `../../node_modules/${name}/bin/node${name.includes('win-') ? '.exe' : ''}`,
    import.meta.url,
  );
  return existsSync(file) ? hash('sha256', readFileSync(file)) : undefined;
}

/** Prints what is wrong with the packages that the lockfile names, as the step “Packages” of `npm test`. */
function main(): void {
  const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
  const { packages } = read('package-lock.json');
  const faults = [
    ...packageFaults(packages, read('package.json').allowScripts ?? {}),
    ...nodeFaults(packages, read('scripts/packages/node-binaries.json'), installedSum),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(`${Object.keys(packages).length} packages: ${faults.length} faults.\n`);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
