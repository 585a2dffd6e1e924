import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demonstrationFolder } from '#server/settings/content-folder.ts';
import type { CountryFacts } from './nations.ts';

/** The helplines of each nation, each with the page on which its number was read. */
const folder = fileURLToPath(new URL('helplines', import.meta.url));
const project = fileURLToPath(new URL('../..', import.meta.url));

/** The helplines of the demonstration that hold in the whole United Kingdom. */
const britain = [
  'emergency-999',
  'emergency-deaf',
  'thirtyone-eight',
  'childline',
  'nspcc',
  'samaritans',
  'shout',
  'mens-advice-line',
  'galop',
  'hourglass',
  'napac',
  'stop-it-now',
] as const;

const englandAndWales = ['police-101', 'victim-support', 'rape-and-sexual-abuse-support-line', 'safe-spaces'];

/** The helplines of the demonstration that a nation shares, besides those in its own folder. */
const shared: Readonly<Record<string, readonly string[]>> = {
  england: [...britain, ...englandAndWales, 'national-domestic-abuse-helpline', 'nhs-111-mental-health'],
  wales: [...britain, ...englandAndWales],
  scotland: britain,
  'northern-ireland': [...britain, 'police-101'],
};

/** What is only true in the Church of England, or where somebody has entered the council’s numbers, and what is true elsewhere. */
const changes: Readonly<Record<string, readonly [from: RegExp, to: string]>> = {
  'thirtyone-eight': [
    /^forWhom: >-\n(?: .*\n)+/m,
    'forWhom: Anyone who wants independent Christian advice about safeguarding. Not for emergencies.\n',
  ],
  'police-101': [/^firstFor: .*$/m, 'firstFor: ["a child, now or at night", "an adult, now or at night"]'],
};

function sharedHelpline(id: string): string {
  const text = readFileSync(join(project, demonstrationFolder, 'entries/helpline', `${id}.md`), 'utf8');
  const change = changes[id];
  return change ? text.replace(...change) : text;
}

/** The texts of a nation’s helplines, by their ids; none where nobody has read the sources. */
export function helplinesOf({ helplines }: CountryFacts): ReadonlyMap<string, string> {
  const own = globSync(join(folder, helplines, '[a-z]*.md')).toSorted();
  return new Map([
    ...(shared[helplines] ?? []).map((id) => [id, sharedHelpline(id)] as const),
    ...own.map((file) => [basename(file, '.md'), readFileSync(file, 'utf8')] as const),
  ]);
}

/** What the church has to add to them, for its README. */
export function localNumbers({ helplines, language }: CountryFacts): string {
  const [file] = globSync(join(folder, helplines, `README.${language}.md`));
  return file === undefined ? '' : readFileSync(file, 'utf8').trimEnd();
}
