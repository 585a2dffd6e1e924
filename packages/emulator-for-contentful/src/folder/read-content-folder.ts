import { join } from 'node:path';
import { readAssets } from '../assets/read-assets.ts';
import { assetUrl } from '../assets/stored-file.ts';
import type { ContentReading } from '../content/content-reading.ts';
import { readEntries } from '../entries/read-entries.ts';
import { withTranslations } from '../entries/with-translations.ts';
import { localesAndTags } from '../model/space.ts';
import { byFile, type Problem, problemsOf, sortProblems } from '../text/content-fault.ts';
import { readCommitTimes } from './commit-times.ts';
import { type LastGoodFolder, serveLastGood } from './last-good.ts';
import { readDefinition } from './read-definition.ts';

interface FolderOptions {
  /** A folder of content types, which replace those of the same name in `model/`. */
  readonly model?: string | undefined;
  /** The last good files of the previous reading. */
  readonly lastGood?: LastGoodFolder | undefined;
}

/**
 * Reads a content folder: `space.yaml`, `model/`, `entries/` and `assets/`. An entry or asset whose file has a fault is
 * replaced by its last good version, or left out. The model and `space.yaml` fall back together. File names in faults begin
 * with `folder` as it was given.
 * @returns not ok when nothing can be served: neither this model nor a previous one is valid, or there is no entry
 */
export async function readContentFolder(
  folder: string,
  { model: givenModel, lastGood }: FolderOptions = {},
): Promise<ContentReading> {
  const [read, times] = await Promise.all([readDefinition(folder, givenModel), readCommitTimes(folder)]);
  const { problems, isThere, isSound, warnings } = read;
  const definition = isThere && !isSound ? (lastGood?.definition ?? read.definition) : read.definition;
  if (definition === undefined) return { ok: false, problems };
  const { about, importRecord, model } = definition;

  const unusable: Problem[] = [];
  const fileOf = (id: string) => lastGood?.entries.get(id)?.file;
  const goodEntries = [...(lastGood?.entries.values() ?? [])].map(({ file }) => file);
  const goodAssets = [...(lastGood?.assets.keys() ?? [])].map((id) => join(folder, 'assets', `${id}.yaml`));
  const before = [...goodEntries, ...goodAssets];
  const context = { ...localesAndTags(about), importRecord, times, root: folder, warnings, unusable, before };
  const entries = await readEntries(join(folder, 'entries'), model, { ...context, fileOf });
  const assets = await readAssets(join(folder, 'assets'), context);
  const contentTypes = [...model.values()].filter((type) => type !== undefined);
  const good = serveLastGood(
    { types: contentTypes, entries, assets, unusable },
    lastGood ?? { entries: new Map(), assets: new Map() },
  );
  const faulty = [...byFile(problems, () => 'last-good'), ...good.faulty];
  if (!isSound && lastGood === undefined) {
    // Entries are still checked against the valid content types. Links to entries of an invalid type are not reported.
    const own = faulty.filter(({ outcome }) => outcome !== 'served');
    return { ok: false, problems: sortProblems(problemsOf(own)) };
  }
  const served = withTranslations([...good.entries.values()]);
  const isEmpty = served.length === 0 && importRecord.loose.entries.length === 0;
  if (isEmpty && faulty.length > 0) return { ok: false, problems: problemsOf(faulty) };
  if (isEmpty && lastGood !== undefined && lastGood.entries.size > 0) {
    const message = 'All entries have been deleted. If that is intended, restart the service.';
    return { ok: false, problems: [{ file: join(folder, 'entries'), line: 1, message }] };
  }
  const stored = [...good.assets.values()];
  const written = withTranslations(entries.flatMap(({ entry }) => entry ?? []));
  return {
    ok: true,
    name: about.name,
    space: {
      contentTypes,
      entries: [...served, ...importRecord.loose.entries],
      assets: [...stored.map(({ asset }) => asset), ...importRecord.loose.assets],
      locales: about.locales,
      tags: about.tags,
      ...(Object.keys(importRecord.others).length === 0 ? {} : { others: importRecord.others }),
    },
    files: new Map(stored.flatMap(({ files }) => Object.values(files).map((file) => [assetUrl(file), file]))),
    faulty,
    entriesAsWritten: [...written, ...importRecord.loose.entries],
    warnings: sortProblems(warnings),
    lastGood: { definition, entries: good.entries, assets: good.assets },
  };
}
