import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NewChurch } from './answers.ts';
import denominations from './denominations.json' with { type: 'json' };

const folder = fileURLToPath(new URL('denominations', import.meta.url));

/** A denomination as it is compared: “The Methodist Church” is “methodist”. */
function plainName(denomination: string): string {
  return denomination
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/ church$/, '');
}

/**
 * The drafts of the pages for a wedding, a christening and a funeral, by their paths, with what holds in a denomination and a nation and
 * has a public source. Law and practice differ from nation to nation, and so a draft is for those only whose sources have been read.
 * @returns none for another denomination or nation: then the templates ask for everything
 */
export function draftsOf({ denomination, helplines, language }: NewChurch): ReadonlyMap<string, string> {
  const nation = helplines.at(-1) ?? '';
  const name = plainName(denomination);
  const found = denominations.find(
    (each) => each.language === language && each.nations.includes(nation) && each.names.includes(name),
  );
  const files = found === undefined ? [] : globSync(join(folder, found.folder, '*.md')).toSorted();
  return new Map(
    files.map((file) => [join('entries', 'page', basename(file)), readFileSync(file, 'utf8')] as const),
  );
}
