import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demonstrationFolder } from '../content/content-folder.ts';
import demonstration from './helplines/demonstration.json' with { type: 'json' };
import type { CountryFacts } from './nations.ts';

const folder = fileURLToPath(new URL('helplines', import.meta.url));
const entries = fileURLToPath(new URL(`../../${demonstrationFolder}/entries/helpline`, import.meta.url));

/** The files of its nation, later ones instead of earlier: those of the demonstration that hold there, and those of its own folders. */
export function helplinesOf({ helplines }: CountryFacts): ReadonlyMap<string, string> {
  const shared: Readonly<Record<string, readonly string[]>> = demonstration;
  const files = helplines.flatMap((name) => [
    ...(shared[name] ?? []).map((id) => join(entries, `${id}.md`)),
    ...globSync(join(folder, name, '[a-z]*.md')).toSorted(),
  ]);
  return new Map(files.map((file) => [basename(file, '.md'), readFileSync(file, 'utf8')]));
}

/** What the church has to add to them, for its README. */
export function localNumbers({ helplines, language }: CountryFacts): string {
  const files = helplines.flatMap((name) => globSync(join(folder, name, `README.${language}.md`)));
  return files.map((file) => readFileSync(file, 'utf8').trimEnd()).join('\n\n');
}
