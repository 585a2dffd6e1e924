import type { Entry } from 'emulator-for-contentful';
import { callSpace, type SpaceAddress } from './migrate-space.ts';
import { changesInWords, timesOfToday } from './older-fields.ts';

/** An entry as the Management API has it; `fields` has a value for each locale. */
type SpaceEntry = Entry & { readonly sys: { readonly version: number; readonly archivedVersion?: number } };

/**
 * Moves what older fields of a space's entries say to the fields of today, and publishes what was published without further edits.
 * The space's older version of the site still reads them.
 * @param isDry true to change nothing
 * @returns a line for each entry
 * @throws with a sentence when Contentful refuses
 */
export async function migrateEntries(address: SpaceAddress, isDry: boolean): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const entry of await entriesOf(address)) {
    const line = await migrateEntry(entry, address, isDry);
    if (line !== undefined) lines.push(`${entry.sys.contentType.sys.id} ${entry.sys.id}: ${line}`);
  }
  return lines;
}

/** The events and pages of a space, archived ones left out, by a thousand at a time: the maximum of the Management API. */
async function entriesOf(address: SpaceAddress): Promise<readonly SpaceEntry[]> {
  const query = 'sys.contentType.sys.id[in]=eventPage,page&order=sys.id&limit=1000&skip=';
  const entries: SpaceEntry[] = [];
  while (true) {
    const path = `entries?${query}${entries.length}`;
    const page = await callSpace<{ total: number; items: readonly SpaceEntry[] }>(address, path);
    entries.push(...page.items);
    if (page.items.length === 0 || entries.length >= page.total) break;
  }
  return entries.filter(({ sys }) => sys.archivedVersion === undefined);
}

async function migrateEntry(
  { sys, fields }: SpaceEntry,
  address: SpaceAddress,
  isDry: boolean,
): Promise<string | undefined> {
  const [locale = ''] = Object.keys(fields.title ?? {});
  const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value?.[locale]]));
  const picture =
    'its picture is no longer shown; make a “Picture” of the file, with who agreed, and choose it';
  const sentences = values.picture && !values.illustration ? [picture] : [];
  const changes = sys.contentType.sys.id === 'eventPage' ? timesOfToday(values) : {};
  if (Object.keys(changes).length === 0) return sentences.at(0);
  const isPublished = sys.publishedVersion === sys.version - 1;
  if (!isDry) {
    const edited = Object.entries(changes).map(([name, value]) => [name, value && { [locale]: value }]);
    const put = (path: string, version: number, body?: unknown) =>
      callSpace<SpaceEntry>(address, `entries/${sys.id}${path}`, {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/vnd.contentful.management.v1+json',
          'X-Contentful-Version': `${version}`,
        },
        body: JSON.stringify(body) ?? null,
      });
    const saved = await put('', sys.version, { fields: { ...fields, ...Object.fromEntries(edited) } });
    if (isPublished) await put('/published', saved.sys.version);
  }
  if (sys.publishedVersion !== undefined && !isPublished)
    sentences.push('it has edits that are not published; publish it');
  return [changesInWords(changes, ', '), ...sentences].join('; ');
}
