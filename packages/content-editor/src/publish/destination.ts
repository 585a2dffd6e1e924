import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { gitText } from '../git/git.ts';
import { words } from '../words.ts';

/** Why nothing can be sent at present; the message is a sentence with what to do. */
export class CannotPublish extends Error {
  override readonly name = 'CannotPublish';
}

/** Where the saved changes of a folder go. */
export interface Destination {
  /** The top folder of the repository, in which the content folder is, or which it is. */
  readonly top: string;
  /** The path of the content folder within it, with a slash at the end; empty where they are the same. */
  readonly prefix: string;
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
export async function destinationOf(folder: string): Promise<Destination> {
  const { nowhere } = words.publish;
  const head = await ask(folder, 'symbolic-ref', '-q', 'HEAD');
  if (head === '') throw new CannotPublish(words.unfinished.detached);
  const top = await topOf(folder);
  const format = '--format=%(upstream:remotename)%00%(upstream:remoteref)';
  const [named, branch] = (await ask(folder, 'for-each-ref', format, head)).split('\0');
  const remotes = (await ask(folder, 'remote')).split('\n').filter((name) => name !== '');
  const remote = named || (remotes.length === 1 ? remotes[0] : remotes.find((name) => name === 'origin'));
  const urlOf = (key: string) => ask(folder, 'config', '--get', `remote.${remote}.${key}`);
  const url = remote === undefined ? '' : (await urlOf('pushurl')) || (await urlOf('url'));
  if (url === '') throw new CannotPublish(nowhere.noRemote);
  const there = branch || head;
  return {
    top,
    prefix: await ask(folder, 'rev-parse', '--show-prefix'),
    url,
    place: placeOf(url, top),
    branch: there,
    tracking: `refs/remotes/${remote}/${there.replace(/^refs\/heads\//, '')}`,
  };
}

/** What git answers; empty when it fails. */
function ask(folder: string, ...args: string[]): Promise<string> {
  return gitText(folder, args).catch(() => '');
}

/** The top folder of the repository of a folder. @throws CannotPublish when its files lie elsewhere */
export async function topOf(folder: string): Promise<string> {
  const [top = '', ownFiles] = (
    await ask(folder, 'rev-parse', '--show-toplevel', '--absolute-git-dir')
  ).split('\n');
  // With core.worktree a repository could have its files written to any other folder.
  const isOwn =
    existsSync(join(top, '.git')) && (await ask(top, 'rev-parse', '--absolute-git-dir')) === ownFiles;
  if (!isOwn) throw new CannotPublish(words.publish.nowhere.otherFolder);
  return top;
}

/** @throws CannotPublish for an address that is none of https, ssh, and a path outside the repository */
function placeOf(url: string, top: string): string {
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
  const isOfSsh = scheme === 'ssh' || (scheme === undefined && /^[^/\\:]{2,}:(?!:)/.test(url));
  const path = scheme === 'file' ? url.slice('file://'.length) : url;
  const isPlain = scheme === undefined || (scheme === 'file' && !url.includes('%'));
  const isOfFile = isPlain && path.startsWith('/');
  const shown = url.replace(/^([a-z]+:\/\/)[^/@]*@/i, '$1');
  if (scheme !== 'https' && !isOfSsh && !isOfFile)
    throw new CannotPublish(words.publish.nowhere.address(shown));
  // To a repository that came with the folder git would send by running that repository's own hooks.
  const isWithin = isOfFile && `${realPath(resolve(path))}${sep}`.startsWith(realpathSync(top) + sep);
  if (isWithin) throw new CannotPublish(words.publish.nowhere.within(shown));
  return shown;
}

/** The real path of what need not be there. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));
}
