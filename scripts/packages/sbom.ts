import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A list of what a program is made of, as npm writes it (CycloneDX 1.5), as far as it is looked at here. */
export interface PartsList {
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly name: string;
    readonly properties?: readonly { readonly name: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** What npm marks so is not there where the site runs. */
const notRunning: ReadonlySet<string> = new Set([
  'cdx:npm:package:development',
  'cdx:npm:package:extraneous',
]);

/**
 * Leaves out what only helps to build and test. npm can do so itself, but then leaves out also what a tool and the site both
 * stand on (https://github.com/npm/cli/issues/7909).
 */
export function withoutTools<List extends PartsList>(list: List): List {
  const components = list.components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => notRunning.has(name)),
  );
  const left = new Set(components.map((component) => component['bom-ref']));
  const isLeft = (ref: string) => left.has(ref) || !list.components.some((one) => one['bom-ref'] === ref);
  const dependencies = list.dependencies
    .filter(({ ref }) => isLeft(ref))
    .map((one) => ({ ...one, dependsOn: one.dependsOn.filter(isLeft) }));
  return { ...list, components, dependencies };
}

/** Which of the packages that the site names itself are not in the list. */
export function missingParts(list: PartsList, wanted: readonly string[]): readonly string[] {
  const names = new Set(list.components.map(({ name }) => name));
  return wanted.filter((name) => !names.has(name));
}

/** `node scripts/packages/sbom.ts` writes to `build/sbom.cdx.json` what the site is made of, by the packages that are installed. */
function main(): void {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000, shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm could not list the packages:\n${stderr}`);
  const list = withoutTools(JSON.parse(stdout) as PartsList);
  const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const missing = missingParts(list, Object.keys(dependencies));
  if (missing.length > 0) throw new Error(`npm left out ${missing.join(', ')}: expected is a list of all.`);
  mkdirSync(`${root}build`, { recursive: true });
  writeFileSync(`${root}build/sbom.cdx.json`, `${JSON.stringify(list, undefined, 2)}\n`);
  process.stdout.write(`build/sbom.cdx.json: ${list.components.length} packages.\n`);
}

if (import.meta.main) main();
