import type { Package } from './packages.ts';

/** Licences that ask of a website no more than to leave their words where they are; by their SPDX names. */
const licences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  // Asks to publish changes of its own files: we make none.
  'MPL-2.0',
  'Unlicense',
]);

/** Licences that hold for some packages only: a library that is loaded as it is, and can be exchanged. */
const exceptions: Readonly<Record<string, RegExp>> = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };

/**
 * True when an SPDX expression (version 2.3, annex D) can be met by licences that are allowed. Brackets, and names that it
 * does not know, are not.
 */
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

function licenceFault({ name, version, forDevelopment, licence }: Package): string | undefined {
  if (forDevelopment || (licence !== undefined && isAllowed(licence, name))) return undefined;
  const found = licence === undefined ? 'says no licence' : `has the licence ${licence}`;
  return `${name} ${version} ${found}, but expected is one of ${[...licences].join(', ')}.`;
}

/**
 * What is wrong with the packages, a sentence each.
 * @param denied packages that want to run code as they are installed, and may not: `allowScripts` in package.json
 */
export function packageFaults(
  packages: readonly Package[],
  denied: Readonly<Record<string, boolean>>,
): readonly string[] {
  return packages.flatMap((one) => {
    const named = `${one.name} ${one.version}`;
    const faults = [
      licenceFault(one),
      one.runsWhenInstalled && denied[one.name] !== false
        ? `${named} wants to run code when it is installed, but expected is “"${one.name}": false” in “allowScripts” of package.json, once somebody has seen that it works without.`
        : undefined,
      one.isSealed ? undefined : `${named} has no hash in package-lock.json, but expected is one of SHA-512.`,
      one.source === undefined
        ? undefined
        : `${named} comes from ${one.source}, but expected is the registry alone.`,
    ];
    return faults.filter((fault) => fault !== undefined);
  });
}
