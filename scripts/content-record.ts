import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faultsIn, fetchFrom, formatProblem, readContent, sourceAt } from 'emulator-for-contentful';
import { createContentClient } from '#cms/client/client.ts';
import { fetchContent } from '#cms/client/fetch-content.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = `${root}tests/fixtures/recorded-content`;
/** The recorded results, which unit tests map. */
export const recordedFile = `${root}tests/fixtures/recorded-results.json`;

/** Times and versions follow the history of the files, which is another in each copy of the project. */
const fixed: Readonly<Record<string, unknown>> = {
  publishedAt: '2026-11-20T10:11:12.345Z',
  publishedVersion: 1,
};

/**
 * Sends the site's queries to the emulator in this process, for the content of unit tests.
 * @returns the results as JSON
 * @throws when something in the content has a fault
 */
export async function recordContent(): Promise<string> {
  const reading = await readContent(sourceAt(folder, `${root}content/model`));
  const faults = faultsIn(reading).map(formatProblem);
  if (!reading.ok || faults.length > 0) throw new Error(faults.join('\n'));
  const address = {
    endpoint: 'http://localhost/content/v1',
    space: 'church',
    environment: undefined,
    token: 'token',
  };
  const client = createContentClient(address, {
    fetch: fetchFrom(reading, { space: address.space, deliveryToken: address.token }),
    onPartialResponse: (operation, messages) => {
      throw new Error(`${operation}: ${messages.join('; ')}`);
    },
  });
  return `${JSON.stringify(await fetchContent(client), (name, value) => fixed[name] ?? value, 2)}\n`;
}

if (import.meta.main) writeFileSync(recordedFile, await recordContent());
