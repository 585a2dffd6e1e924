import { buildSite } from '#scripts/build.ts';
import { type Figure, table } from './figure.ts';
import { measureFirstLoad } from './parts/first-load.ts';
import { measureNavigation } from './parts/navigation.ts';
import { measurePageWork } from './parts/page-work.ts';
import { measureSlowLine } from './parts/slow-line.ts';
import { measureStartAndMemory } from './parts/start-and-memory.ts';
import { writeResults } from './results.ts';

/**
 * `npm run bench [part …]` measures the built site, prints a table of figures, budgets and verdicts, and ends with exit
 * code 1 on a miss. It writes the figures that have a budget to `bench/RESULTS.md`, or those of the parts that it was called with.
 */
const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  'first-load': measureFirstLoad,
  'slow-line': measureSlowLine,
  'page-work': measurePageWork,
  navigation: measureNavigation,
  'start-and-memory': measureStartAndMemory,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in parts));
if (unknown !== undefined)
  throw new Error(`There is no part “${unknown}”, but ${Object.keys(parts).join(', ')}.`);
await buildSite();
const tables = new Map<string, string>();
let missed = false;
for (const [name, measure] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const figures = await measure();
  missed ||= figures.some(({ holds }) => holds === false);
  tables.set(name, table(figures.filter(({ holds }) => holds !== undefined)));
  process.stdout.write(`\n## ${name}\n\n${table(figures)}`);
}
writeResults(Object.keys(parts), tables);
process.exitCode = missed ? 1 : 0;
