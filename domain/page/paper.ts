import type { Path } from './route-pattern.ts';

/** A paper that a church publishes as a file: accounts, minutes, a policy. */
export interface Paper {
  /** The media type of its file. */
  readonly type: string;
  /** The address of its file, on this site. */
  readonly path: Path;
  /** What a link says of the file before it is opened: "PDF, 12 kB". */
  readonly about: string;
}

/** The route pattern of papers. A changed one has a new version and therefore a new address; the old one leads there. */
export const paperPattern = '/papers/:id/:version/:file';

const office = 'application/vnd.openxmlformats-officedocument';

/** What papers may be, by media type, and what that is called. Nothing in one of these can run on the site. */
const names: ReadonlyMap<string, string> = new Map([
  ['application/pdf', 'PDF'],
  [`${office}.wordprocessingml.document`, 'Word'],
  [`${office}.spreadsheetml.sheet`, 'Excel'],
]);

/** In words that are the same in each language: kilobytes, and from a million bytes megabytes, rounded up. */
function sizeInWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1_000)}\u00a0kB`
    : `${Math.ceil(bytes / 1_000_000)}\u00a0MB`;
}

/**
 * A paper by the id of its entry, and the version and file of its asset.
 * @returns undefined for a file that is no paper
 */
export function paperOf(
  id: string,
  version: number,
  file: { readonly type: string; readonly name: string; readonly size: number | undefined },
): Paper | undefined {
  const kind = names.get(file.type);
  const name = file.name.replaceAll(/[^A-Za-z0-9.-]+/g, '-');
  return kind === undefined
    ? undefined
    : {
        type: file.type,
        path: `/papers/${encodeURIComponent(id)}/${version}/${name}`,
        about: file.size === undefined ? kind : `${kind}, ${sizeInWords(file.size)}`,
      };
}
