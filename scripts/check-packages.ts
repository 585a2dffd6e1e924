import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A package as package-lock.json has it (npm's lockfileVersion 3). */
export interface LockedPackage {
  readonly version?: string;
  /** An SPDX expression. */
  readonly license?: string;
  readonly integrity?: string;
  /** Where it comes from, if not from the registry. */
  readonly resolved?: string;
  /** A workspace of this project. */
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Licences that require nothing of a website but their text, by their SPDX names. */
const licences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  // This one requires publishing changes of its own files, and there are none.
  'MPL-2.0',
  'Unlicense',
]);

/** sharp's libvips: a library that is loaded unchanged and can be replaced. */
const exceptions: Readonly<Record<string, RegExp>> = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };

/** True when allowed licences satisfy an SPDX expression (version 2.3, annex D) without nested brackets. */
export function isAllowed(expression: string, name: string): boolean {
  return expression
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .every((licence) => licences.has(licence) || (exceptions[licence]?.test(name) ?? false)),
    );
}

function faultsOf(name: string, one: LockedPackage, mayNotRun: boolean): readonly string[] {
  const named = `${name} ${one.version}`;
  const isForDevelopment = one.dev ?? one.devOptional ?? false;
  const isLicensed = isForDevelopment || isAllowed(one.license ?? '', name);
  const isSealed = one.inBundle || /^sha512-/.test(one.integrity ?? '');
  const faults = [
    isLicensed ||
      `${named} has the licence ${one.license ?? '(none)'}, but expected is one of ${[...licences].join(', ')}.`,
    !one.hasInstallScript ||
      mayNotRun ||
      `${named} wants to run code when it is installed, but expected is “"${name}": false” in “allowScripts” of package.json, once somebody has seen that it works without.`,
    isSealed || `${named} has no hash in package-lock.json, but expected is one of SHA-512.`,
    one.resolved === undefined || `${named} comes from ${one.resolved}, but expected is the registry.`,
  ];
  return faults.filter((fault) => typeof fault === 'string');
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
    const name = path.split('node_modules/').at(-1) ?? '';
    const isOurs = !path.includes('node_modules/') || one.link;
    return isOurs ? [] : faultsOf(name, one, allowScripts[name] === false);
  });
}

/** The versions and sums of Node.js that were compared with those of the Node.js project: node-binaries.json. */
interface ComparedNodes {
  readonly version: string;
  readonly sha256: Readonly<Record<string, string>>;
}

/**
 * Finds packages of Node.js of another version than the one that was compared with the Node.js project's, and a binary
 * that differs from it.
 * @param installed the SHA-256 of the binary of a package; undefined where it is not installed
 */
export function nodeFaults(
  packages: LockedPackages,
  { version, sha256 }: ComparedNodes,
  installed: (name: string) => string | undefined,
): readonly string[] {
  return Object.keys(sha256).flatMap((name) => {
    const locked = packages[`node_modules/${name}`]?.version;
    const sum = installed(name);
    const remedy = 'Run npm run node:compare, and do not use what it refuses.';
    if (locked !== version)
      return [`${name} is ${locked}, but ${version} was compared with the Node.js project’s. ${remedy}`];
    return sum === undefined || sum === sha256[name]
      ? []
      : [`The installed ${name} has the sum ${sum}, but expected is ${sha256[name]}. ${remedy}`];
  });
}

function installedSum(name: string): string | undefined {
  const file = fileURLToPath(
    new URL(`../node_modules/${name}/bin/node${name.includes('win') ? '.exe' : ''}`, import.meta.url),
  );
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined;
}

/** `npm run packages:check` prints what is wrong with the packages that the lockfile names. */
function main(): void {
  const read = (name: string) =>
    JSON.parse(readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8'));
  const { packages } = read('package-lock.json');
  const faults = [
    ...packageFaults(packages, read('package.json').allowScripts ?? {}),
    ...nodeFaults(packages, read('scripts/node-binaries.json'), installedSum),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(`${Object.keys(packages).length} packages: ${faults.length} faults.\n`);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
