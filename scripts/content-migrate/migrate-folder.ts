import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { faultsIn, formatProblem, readContent, sourceAt } from 'emulator-for-contentful';
import type { RawSchedule } from '#domain/schedule/parse/raw-schedule.ts';
import { contentModelFolder } from '#server/settings/content-folder.ts';
import { repeatsInWords, withRepeats } from './schedules-in-words.ts';

/** A change of one file of a content folder. */
interface FileChange {
  readonly path: string;
  /** Undefined for a file that is deleted. */
  readonly text: string | undefined;
  /** For the person who runs the migration. */
  readonly what: string;
}

/**
 * Finds what a content folder of an earlier version needs: nothing that would change what a visitor sees.
 * @throws with every fault when the folder cannot be read
 */
export async function folderChanges(folder: string): Promise<readonly FileChange[]> {
  return [...ownModelChanges(folder), ...(await scheduleChanges(folder))];
}

/** Content types that the project has are no longer read from a folder; those of the church alone stay. */
function ownModelChanges(folder: string): readonly FileChange[] {
  const namesIn = (path: string) => {
    try {
      return readdirSync(path);
    } catch {
      return [];
    }
  };
  const own = join(folder, 'model');
  // The demonstration's is the project's.
  if (resolve(own) === resolve(contentModelFolder)) return [];
  const ours = new Set(namesIn(contentModelFolder));
  return namesIn(own)
    .filter((name) => ours.has(name))
    .map((name) => ({
      path: join(own, name),
      text: undefined,
      what: 'deleted: the project has the content model',
    }));
}

/** Events that say their days in `weekdays` or `monthlyOn` say them in words. */
async function scheduleChanges(folder: string): Promise<readonly FileChange[]> {
  const reading = await readContent(sourceAt(folder, contentModelFolder));
  if (!reading.ok) throw new Error(faultsIn(reading).map(formatProblem).join('\n'));
  const { entries, locales } = reading.space;
  const locale = locales.find((each) => each.default)?.code ?? '';
  return entries
    .filter(({ sys }) => sys.contentType.sys.id === 'eventPage')
    .flatMap(({ sys, fields }) => {
      const values = Object.entries(fields).map(([name, value]) => [name, value[locale]]);
      const words = repeatsInWords(Object.fromEntries(values) as RawSchedule);
      if (words === undefined) return [];
      const path = join(folder, 'entries/eventPage', `${sys.id}.md`);
      return [{ path, text: withRepeats(readFileSync(path, 'utf8'), words), what: `repeats: ${words}` }];
    });
}
