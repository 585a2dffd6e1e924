import { gitText, type Repository } from '../git/git.ts';
import { readHistory, type SavedChange } from '../git/history.ts';
import { CannotPublish, type Destination, destinationOf } from './destination.ts';

/** What of the folder is not yet on the web, as far as is known without asking. */
export interface PublishState {
  /** A sentence instead of a destination where there is none. */
  readonly to: Destination | string;
  /** What goes, the newest first. */
  readonly changes: readonly SavedChange[];
  /** How many further changes go, which are not of the content. */
  readonly others: number;
  readonly isBehind: boolean;
  /** Files that are in no commit, so that they do not go: of another program, or of a save that was killed. */
  readonly uncommitted: readonly string[];
}

const maxChanges = 500;

export async function publishState(repository: Repository): Promise<PublishState> {
  const to = await destinationOf(repository).catch((error: unknown) => {
    if (error instanceof CannotPublish) return error.message;
    throw error;
  });
  if (typeof to === 'string') return { to, changes: [], others: 0, isBehind: false, uncommitted: [] };
  const seen = await gitText(repository, ['rev-parse', '-q', '--verify', to.tracking]).catch(() => undefined);
  const changes = await readHistory(
    repository,
    maxChanges,
    ['.'],
    seen === undefined ? 'HEAD' : `${seen}..HEAD`,
  );
  // “<there alone> <here alone>”.
  const count = ['rev-list', '--left-right', '--count', seen === undefined ? 'HEAD' : `${seen}...HEAD`];
  const [behind = 0, ahead = 0] = (await gitText(repository, count).catch(() => '0 0'))
    .split(/\s+/)
    .map(Number);
  const others = Math.max(0, ahead - changes.length);
  return { to, changes, others, isBehind: behind > 0, uncommitted: await uncommittedIn(repository) };
}

async function uncommittedIn(repository: Repository): Promise<readonly string[]> {
  const asked = 'status --porcelain -z --no-renames --untracked-files=all --ignore-submodules=all -- .';
  const lines = (await gitText(repository, asked.split(' '))).split('\0');
  // Each line is “XY path”. Names that begin with a dot are of no content.
  const files = lines.filter((line) => line !== '').map((line) => line.slice(3 + repository.prefix.length));
  return files.filter((file) => !/(?:^|\/)\./.test(file));
}
