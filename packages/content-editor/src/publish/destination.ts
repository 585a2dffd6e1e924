import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { gitText, type Repository } from '../git/git.ts';
import { words } from '../words.ts';

/** Why nothing can be sent at present; the message is a sentence with what to do. */
export class CannotPublish extends Error {
  override readonly name = 'CannotPublish';
}

/** Where the saved changes of a folder go. */
export interface Destination {
  readonly url: string;
  /** The address for people to read, without a password. */
  readonly place: string;
  /** The branch there: `refs/heads/main`. */
  readonly branch: string;
  /** The name of what was last seen there: `refs/remotes/origin/main`. */
  readonly tracking: string;
}

/**
 * Where the branch that is checked out goes: to its upstream, or where it has none, to a branch of the same name of the only remote.
 * Of the repository's settings nothing else is used.
 * @throws CannotPublish
 */
export async function destinationOf(repository: Repository): Promise<Destination> {
  const head = await gitText(repository, ['symbolic-ref', '-q', 'HEAD']).catch(() => '');
  if (head === '') throw new CannotPublish(words.unfinished.detached);
  const { top } = atTop(repository);
  const own = head.replace(/^refs\/heads\//, '');
  const names = String.raw`^(branch|remote)\..*\.(remote|merge|url|pushurl)$`;
  // Git exits with 1 where there are none.
  const found = await gitText(repository, ['config', '-z', '--get-regexp', names]).catch(() => '');
  const lines = found.matchAll(/([^\n\0]+)\n([^\0]*)\0/g);
  const settings = new Map(Array.from(lines, ([, key = '', value = '']) => [key, value]));
  const remotes = [...settings.keys()].flatMap((key) => /^remote\.(.*)\.url$/.exec(key)?.[1] ?? []);
  const remote = settings.get(`branch.${own}.remote`) || (remotes.length === 1 ? remotes[0] : 'origin');
  const url = settings.get(`remote.${remote}.pushurl`) || settings.get(`remote.${remote}.url`);
  if (!url) throw new CannotPublish(words.publish.nowhere.noRemote);
  const branch = settings.get(`branch.${own}.merge`) || head;
  return {
    url,
    place: placeOf(url, top),
    branch,
    tracking: `refs/remotes/${remote}/${branch.replace(/^refs\/heads\//, '')}`,
  };
}

/**
 * The repository for commands that write files.
 * @throws CannotPublish when its files lie elsewhere
 */
export function atTop(repository: Repository): Repository {
  const { folder, top } = repository;
  // With core.worktree a repository could have its files written to any other folder.
  const nearest = (place: string): string =>
    existsSync(join(place, '.git')) || dirname(place) === place ? place : nearest(dirname(place));
  if (nearest(folder) !== top) throw new CannotPublish(words.publish.nowhere.otherFolder);
  return { ...repository, folder: top };
}

/** An https address, one of ssh (`ssh://host/path`, `host:path`), or the whole path of a folder. */
const allowed = /^(?:https:\/\/|ssh:\/\/|file:\/\/\/[^%]*$|\/|[^/\\:]{2,}:(?!:|\/\/))/i;

/** An address for people to read. @throws CannotPublish for one that is not allowed, or lies within the repository */
function placeOf(url: string, top: string): string {
  const shown = url.replace(/^([a-z]+:\/\/)[^/@]*@/i, '$1');
  if (!allowed.test(url)) throw new CannotPublish(words.publish.nowhere.address(shown));
  const [, path] = /^(?:file:\/\/)?(\/.*)$/i.exec(url) ?? [];
  // To a repository that came with the folder git would send by running that repository's own hooks.
  const isWithin = path !== undefined && `${realPath(resolve(path))}${sep}`.startsWith(top + sep);
  if (isWithin) throw new CannotPublish(words.publish.nowhere.within(shown));
  return shown;
}

/** The real path of what need not be there. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));
}
