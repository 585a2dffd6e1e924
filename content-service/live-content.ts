import { type ContentSource, readContent } from './content-source.ts';
import { type ServedContent, serveContent } from './http/served-content.ts';
import { carryOver } from './publish/carry-over.ts';
import { type Change, changesBetween } from './publish/changes.ts';
import { makeFolderMemory } from './store/folder-memory.ts';
import { formatProblem } from './store/problem.ts';
import type { Space } from './store/space.ts';

/** Content that can change while it is served. */
export type LiveContent = {
  readonly current: () => ServedContent;
  /** Reads the content again. Calls while it is being read are answered by one more reading. */
  readonly reload: () => Promise<void>;
};

export type LiveOptions = {
  readonly source: ContentSource;
  readonly say: (line: string) => void;
  /** Told of what happened each time that new content is served. */
  readonly onChanges: (changes: readonly Change[]) => void;
};

/**
 * Reads content for the first time.
 * @returns undefined when it has faults; every one has been said
 */
export async function openContent({ source, say, onChanges }: LiveOptions): Promise<LiveContent | undefined> {
  const memory = makeFolderMemory();
  const first = await readContent(source, memory);
  if (!first.ok) {
    for (const problem of first.problems) say(formatProblem(problem));
    return undefined;
  }
  let space: Space = first.space;
  let latest = first.space;
  let served = serveContent(space, first.files);
  let faults = '';

  const read = async () => {
    const next = await readContent(source, memory);
    if (!next.ok) {
      const told = next.problems.map(formatProblem).join('\n');
      if (told !== faults) say(`${told}\nThe content has faults; the last sound content is still served.`);
      faults = told;
      return;
    }
    if (faults !== '') say('The content is sound again.');
    faults = '';
    if (next.space === latest) return;
    latest = next.space;
    const following = carryOver(space, next.space);
    const changes = changesBetween(space, following);
    served = serveContent(following, next.files, served);
    space = following;
    if (changes.length > 0) onChanges(changes);
  };

  let reading: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const reload = (): Promise<void> => {
    if (reading === undefined) {
      reading = read().finally(() => {
        reading = undefined;
      });
      return reading;
    }
    waiting ??= reading
      .catch(() => {})
      .then(() => {
        waiting = undefined;
        return reload();
      });
    return waiting;
  };
  return { current: () => served, reload };
}
