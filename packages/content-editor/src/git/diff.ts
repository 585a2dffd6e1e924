import { gitText, type Repository } from './git.ts';

/** A file as git keeps it. */
export interface Version {
  readonly mode: string;
  readonly blob: string;
}

/** Changed files by their paths, with what they were and are; undefined where there is none. */
export type Changes = ReadonlyMap<
  string,
  { readonly before: Version | undefined; readonly after: Version | undefined }
>;

/** How git tells changes for programs. A renamed file is one that has gone and one that is new. */
export const rawFormat = '-r -z --raw --no-abbrev --no-renames --no-relative --ignore-submodules=none'.split(
  ' ',
);

/** What one commit has otherwise than another, by paths from the top of the repository. @throws GitFailed */
export async function changesBetween(repository: Repository, from: string, to: string): Promise<Changes> {
  return changesIn(await gitText(repository, ['diff-tree', ...rawFormat, from, to]));
}

/** Reads “:<mode> <mode> <blob> <blob> <letter>”, NUL, the path, NUL … (https://git-scm.com/docs/git-diff#_raw_output_format). */
export function changesIn(raw: string): Changes {
  const versionOf = (mode = '', blob = '') => (/^0+$/.test(mode) ? undefined : { mode, blob });
  const found = raw.matchAll(/:(\d+) (\d+) ([0-9a-f]+) ([0-9a-f]+) [A-Z]\0([^\0]+)\0/g);
  return new Map(
    Array.from(found, ([, mode, newMode, blob, newBlob, path = '']) => [
      path,
      { before: versionOf(mode, blob), after: versionOf(newMode, newBlob) },
    ]),
  );
}
