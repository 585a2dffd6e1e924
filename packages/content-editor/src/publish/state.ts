import { gitText, type NoHistory, type Repository } from '../git/git.ts';
import { readHistory, type SavedChange } from '../git/history.ts';
import { words } from '../words.ts';
import { CannotPublish, type Destination, destinationOf } from './destination.ts';

/** What of the folder is not yet on the web, as far as is known without asking. */
export interface PublishState {
  /** A sentence instead of a destination where there is none. */
  readonly to: Destination | string;
  /** What goes, the newest first: also changes of other files in the same repository, with no file. */
  readonly changes: readonly SavedChange[];
  /** Files that are in no commit, so that they do not go: of another program, or of a save that was killed. */
  readonly uncommitted: readonly string[];
}

const maxChanges = 500;

export async function publishState(repository: Repository | NoHistory): Promise<PublishState> {
  const nowhere = (to: string): PublishState => ({ to, changes: [], uncommitted: [] });
  if (typeof repository === 'string') return nowhere(words.history.noHistory[repository]);
  const to = await destinationOf(repository).catch((error: unknown) => {
    if (error instanceof CannotPublish) return error.message;
    throw error;
  });
  if (typeof to === 'string') return nowhere(to);
  const seen = await gitText(repository, ['rev-parse', '-q', '--verify', to.tracking]).catch(() => '');
  const range = seen === '' ? 'HEAD' : `${seen}..HEAD`;
  const changes = await readHistory(repository, maxChanges, [], range);
  return { to, changes, uncommitted: await uncommittedIn(repository) };
}

async function uncommittedIn(repository: Repository): Promise<readonly string[]> {
  const asked = 'status --porcelain -z --no-renames --untracked-files=all --ignore-submodules=all -- .';
  const lines = (await gitText(repository, asked.split(' '))).split('\0');
  // Each line is “XY path”. Names that begin with a dot are of no content.
  const files = lines.filter((line) => line !== '').map((line) => line.slice(3 + repository.prefix.length));
  return files.filter((file) => !/(?:^|\/)\./.test(file));
}
