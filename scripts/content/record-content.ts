import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faultsIn, formatProblem, readContent, sourceAt } from 'emulator-for-contentful';
import { queryContent } from '#editorial/check/read-site.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The recorded results, which unit tests map. */
export const recordedFile = `${root}tests/fixtures/recorded-results.json`;

/** Times and versions follow the history of the files, which is another in each copy of the project. */
const fixed: Readonly<Record<string, unknown>> = {
  ...{ publishedAt: '2026-11-20T10:11:12.345Z', publishedVersion: 1 },
};

/**
 * Sends the site's queries to the emulator in this process, for the content of unit tests.
 * @returns the results as JSON
 * @throws when something in the content has a fault
 */
export async function recordContent(): Promise<string> {
  const reading = await readContent(
    sourceAt(`${root}tests/fixtures/recorded-content`, `${root}content/model`),
  );
  const faults = faultsIn(reading).map(formatProblem);
  if (!reading.ok || faults.length > 0) throw new Error(faults.join('\n'));
  const results = await queryContent(reading, ({ entry, sentence }) => {
    throw new Error(`${entry}: ${sentence}`);
  });
  return `${JSON.stringify(results, (name, value) => fixed[name] ?? value, 2)}\n`;
}

if (import.meta.main) writeFileSync(recordedFile, await recordContent());
