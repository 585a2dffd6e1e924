import { callSpace, type SpaceAddress } from './migrate-space.ts';
import { timesOfToday } from './older-fields.ts';

/** An entry as the Management API has it; `fields` has a value for each locale. */
interface SpaceEntry {
  readonly sys: {
    readonly id: string;
    readonly version: number;
    readonly publishedVersion?: number;
    readonly archivedVersion?: number;
    readonly contentType: { readonly sys: { readonly id: string } };
  };
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
}

/** The maximum of Contentful's Management API. */
const pageSize = 1000;

/**
 * Moves what older fields of a space's entries say to the fields of today, and publishes what was published without further edits.
 * The space's older version of the site still reads them.
 * @param isDry true to change nothing
 * @returns a line for each entry
 * @throws with a sentence when Contentful refuses
 */
export async function migrateEntries(address: SpaceAddress, isDry: boolean): Promise<readonly string[]> {
  const entries: SpaceEntry[] = [];
  for (let total = 1; entries.length < total; ) {
    const query = `sys.contentType.sys.id[in]=eventPage,page&order=sys.id&limit=${pageSize}&skip=${entries.length}`;
    const page = await callSpace<{ total: number; items: readonly SpaceEntry[] }>(
      address,
      `entries?${query}`,
    );
    if (page.items.length === 0) break;
    total = page.total;
    entries.push(...page.items);
  }
  const lines: string[] = [];
  for (const entry of entries) {
    const line = await migrateEntry(entry, address, isDry);
    if (line !== undefined) lines.push(`${entry.sys.contentType.sys.id} ${entry.sys.id}: ${line}`);
  }
  return lines;
}

async function migrateEntry(
  { sys, fields }: SpaceEntry,
  address: SpaceAddress,
  isDry: boolean,
): Promise<string | undefined> {
  const isEvent = sys.contentType.sys.id === 'eventPage';
  const [locale = ''] = Object.keys(fields.title ?? {});
  const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value?.[locale]]));
  if (sys.archivedVersion !== undefined || (!isEvent && sys.contentType.sys.id !== 'page')) return undefined;
  const sentences: string[] = [];
  if (values.picture && !values.illustration)
    sentences.push(
      'its picture is no longer shown; make a “Picture” of the file, with who agreed, and choose it',
    );
  const changes = isEvent ? timesOfToday(values) : {};
  if (Object.keys(changes).length === 0) return sentences.at(0);
  const edited = Object.entries(changes).map(([name, value]) => [name, value && { [locale]: value }]);
  if (!isDry) {
    const path = `entries/${sys.id}`;
    const saved = await callSpace<SpaceEntry>(address, path, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/vnd.contentful.management.v1+json',
        'X-Contentful-Version': String(sys.version),
      },
      body: JSON.stringify({ fields: { ...fields, ...Object.fromEntries(edited) } }),
    });
    if (sys.publishedVersion === sys.version - 1)
      await callSpace(address, `${path}/published`, {
        method: 'PUT',
        headers: { 'X-Contentful-Version': String(saved.sys.version) },
      });
  }
  if (sys.publishedVersion !== undefined && sys.publishedVersion !== sys.version - 1)
    sentences.push('it has edits that are not published; publish it');
  const what = Object.entries(changes).flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
  return [what.join(', ') || `without ${Object.keys(changes).join(', ')}`, ...sentences].join('; ');
}
