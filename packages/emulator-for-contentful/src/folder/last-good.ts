import type { AssetReading } from '../assets/read-asset.ts';
import type { AssetFileReading } from '../assets/read-assets.ts';
import { checkReferences } from '../entries/check-references.ts';
import { findClashes } from '../entries/check-unique.ts';
import type { EntryFileReading, FiledEntry } from '../entries/read-entries.ts';
import type { ContentType } from '../model/content-type.ts';
import { byFile, type FaultyFile, type Outcome, type Problem } from '../text/problem.ts';

/** The entries and assets that were served last, by id: the last good version of each. */
export type LastGood = {
  readonly entries: ReadonlyMap<string, FiledEntry>;
  readonly assets: ReadonlyMap<string, AssetReading>;
};

/** What has been read of all files, in the order of their names. */
export type FolderReading = {
  readonly types: readonly ContentType[];
  readonly entries: readonly EntryFileReading[];
  readonly assets: readonly AssetFileReading[];
  /** Faults of files that can be neither. */
  readonly unusable: readonly Problem[];
};

export type ServedFiles = LastGood & { readonly faulty: readonly FaultyFile[] };

/**
 * Keeps what is wrong from being served, and nothing else: an entry or asset whose file has a fault stays as it last
 * was, or is left out where it never was. A link that leads nowhere costs nothing but itself: it is served, as Contentful
 * serves a link to an entry that is gone (RULES.md §2.3).
 */
export function serveLastGood(
  { types, entries, assets, unusable }: FolderReading,
  before: LastGood,
): ServedFiles {
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
  /** Serves the last good version of an entry instead, or leaves it out when it is that version which is at fault. */
  const hold = (id: string, type: string, file: string, faults: readonly Problem[]) => {
    const last = before.entries.get(id);
    const isUsable = last !== goodEntries.get(id) && last?.entry.sys.contentType.sys.id === type;
    if (isUsable && last !== undefined) goodEntries.set(id, last);
    else goodEntries.delete(id);
    note(file, faults, goodEntries.has(id) ? 'last-good' : 'left-out');
  };
  const known = {
    entries: new Map(entries.map(({ id, type }) => [id, type.sys.id])),
    assets: new Map(assets.map(({ id }) => [id, goodAssets.get(id)?.asset])),
  };
  for (const { id, file, type, entry, faults } of entries) {
    const links = checkReferences(entry?.references ?? [], known);
    const own = [...faults, ...links.wrong];
    if (own.length > 0 || entry === undefined) {
      // A file that went while the folder was read was not there: it has no faults.
      if (own.length > 0) hold(id, type.sys.id, file, [...own, ...links.missing]);
      continue;
    }
    goodEntries.set(id, entry);
    if (links.missing.length > 0) note(file, links.missing, 'served');
  }
  // An entry that goes back to its last good version may have a value that another one has just taken.
  const find = () => findClashes(types, [...goodEntries.values()], before.entries);
  for (let clashes = find(); clashes.length > 0; clashes = find()) {
    for (const [id, own] of Map.groupBy(clashes, (clash) => clash.id)) {
      const held = goodEntries.get(id);
      const faults = own.map(({ problem }) => problem);
      if (held !== undefined) hold(id, held.entry.sys.contentType.sys.id, held.file, faults);
    }
  }
  return {
    entries: goodEntries,
    assets: goodAssets,
    faulty: byFile(problems, (file) => outcomes.get(file) ?? 'left-out'),
  };
}
