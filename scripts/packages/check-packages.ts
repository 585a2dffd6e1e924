import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packageFaults } from './package-rules.ts';
import { readPackages } from './packages.ts';

/** `node scripts/packages/check-packages.ts` tells what is wrong with the packages: licences, code that runs at installing, missing hashes. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const { allowScripts = {} } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

const packages = readPackages(root);
const faults = packageFaults(packages, allowScripts);
for (const fault of faults) process.stderr.write(`${fault}\n`);
const running = packages.filter(({ forDevelopment }) => !forDevelopment).length;
process.stdout.write(
  `${packages.length} packages, ${running} of them where the site runs: ${faults.length} faults.\n`,
);
if (faults.length > 0) process.exitCode = 1;
