import type { AssetReading } from '../assets/read-asset.ts';
import type { AssetFileReading } from '../assets/read-assets.ts';
import { checkReferences } from '../entries/check-references.ts';
import { findDuplicates } from '../entries/check-unique.ts';
import { entryKey } from '../entries/entry-files.ts';
import type { EntryFileReading, FiledEntry } from '../entries/read-entries.ts';
import { findClashes } from '../entries/with-translations.ts';
import type { ContentType } from '../model/content-type.ts';
import { byFile, type FaultyFile, type Outcome, type Problem } from '../text/content-fault.ts';
import type { Definition } from './read-definition.ts';

/** The last good version of each entry and each translation, by `entryKey`, and of each asset, by id. */
interface LastGood {
  readonly entries: ReadonlyMap<string, FiledEntry>;
  readonly assets: ReadonlyMap<string, AssetReading>;
}

export type LastGoodFolder = LastGood & { readonly definition: Definition };

/** All files of a folder as they were read, in the order of their names. */
interface FolderReading {
  readonly types: readonly ContentType[];
  readonly entries: readonly EntryFileReading[];
  readonly assets: readonly AssetFileReading[];
  /** The faults of files that cannot be entries. */
  readonly unusable: readonly Problem[];
}

/**
 * Chooses which version of each entity is served. An entry or asset whose file has a fault is served in its last good
 * version, or not at all if it has none. An entry with a link to a missing entity is served, as at Contentful
 * (RULES.md §2.3).
 */
export function serveLastGood(
  { types, entries, assets, unusable }: FolderReading,
  before: LastGood,
): LastGood & { readonly faulty: readonly FaultyFile[] } {
  const problems: Problem[] = [...unusable];
  const outcomes = new Map<string, Outcome>();
  const note = (file: string, faults: readonly Problem[], outcome: Outcome) => {
    problems.push(...faults);
    outcomes.set(file, outcome);
  };

  const goodAssets = new Map<string, AssetReading>();
  for (const { id, file, reading, faults } of assets) {
    const good = faults.length === 0 ? reading : before.assets.get(id);
    if (good !== undefined) goodAssets.set(id, good);
    if (faults.length > 0) note(file, faults, good === undefined ? 'left-out' : 'last-good');
  }

  const goodEntries = new Map<string, FiledEntry>();
  /** Replaces an entry with its last good version, or removes it when there is none or that version has the fault itself. */
  const fallBack = (key: string, type: string, file: string, faults: readonly Problem[]) => {
    const last = before.entries.get(key);
    const isUsable = last !== goodEntries.get(key) && last?.entry.sys.contentType.sys.id === type;
    if (isUsable && last !== undefined) goodEntries.set(key, last);
    else goodEntries.delete(key);
    note(file, faults, goodEntries.has(key) ? 'last-good' : 'left-out');
  };
  const originals = entries.filter(({ locale }) => locale === undefined);
  const translations = entries.filter(({ locale }) => locale !== undefined);
  const known = {
    entries: new Map(originals.map(({ id, type }) => [id, type.sys.id])),
    assets: new Map(assets.map(({ id }) => [id, goodAssets.get(id)?.asset])),
  };
  for (const reading of [...originals, ...translations]) {
    const { file, type, locale, entry, faults } = reading;
    const key = entryKey(reading);
    const links = checkReferences(entry?.references ?? [], known);
    const clashes = entry && locale ? findClashes(entry, goodEntries.get(reading.id)) : [];
    const own = [...faults, ...links.wrong, ...clashes];
    if (own.length > 0 || entry === undefined) {
      // A file that was deleted while the folder was read has no faults.
      if (own.length > 0) fallBack(key, type.sys.id, file, [...own, ...links.missing]);
      continue;
    }
    goodEntries.set(key, entry);
    if (links.missing.length > 0) note(file, links.missing, 'served');
  }
  // The last good version of an entry may in turn have a value that another entry has taken since.
  const find = () => findDuplicates(types, [...goodEntries.values()], before.entries);
  for (let duplicates = find(); duplicates.length > 0; duplicates = find()) {
    for (const [key, own] of Map.groupBy(duplicates, (duplicate) => duplicate.key)) {
      const current = goodEntries.get(key);
      const faults = own.map(({ problem }) => problem);
      if (current !== undefined) fallBack(key, current.entry.sys.contentType.sys.id, current.file, faults);
    }
  }
  return {
    entries: goodEntries,
    assets: goodAssets,
    faulty: byFile(problems, (file) => outcomes.get(file) ?? 'left-out'),
  };
}
