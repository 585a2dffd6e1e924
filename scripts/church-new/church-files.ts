import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countries } from '#domain/church/country.ts';
import type { Language } from '#languages/language.ts';
import { demonstrationFolder } from '../content/content-folder.ts';
import type { NewChurch } from './answers.ts';
import denominations from './denominations.json' with { type: 'json' };
import demonstration from './helplines/demonstration.json' with { type: 'json' };
import germanDenominations from './templates/german-denominations.json' with { type: 'json' };

const ownFolder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const demonstrationLines = ownFolder(`../../${demonstrationFolder}/entries/helpline`);

/** What the denominations that are asked for in English are called in German. */
const inGerman: Readonly<Record<string, string>> = germanDenominations;

/** "a Methodist church", "a church of the Church of England". */
function englishChurch(denomination: string): string {
  if (denomination === '') return 'a church';
  if (/church|union|army|society/i.test(denomination))
    return `a church of ${/^the /i.test(denomination) ? '' : 'the '}${denomination}`;
  return `${/^[aeiou]/i.test(denomination) ? 'an' : 'a'} ${denomination} church`;
}

/** "Wir sind eine evangelisch-lutherische Gemeinde in Leipzig." A name in a sentence would need its article and its case. */
function germanHome({ place, denomination }: NewChurch): string {
  const named = inGerman[denomination.toLowerCase()] ?? denomination;
  const isAdjective = /(?:isch|lich|orthodox)$/.test(named);
  const own = denomination === '' || isAdjective ? '' : ` Wir gehören zu dieser Kirche: ${named}.`;
  return `Wir sind eine ${isAdjective ? `${named}e ` : ''}Gemeinde in ${place}.${own}`;
}

/** What a church is, on its first page. */
const homes: Readonly<Record<Language, (church: NewChurch) => string>> = {
  'en-GB': ({ name, place, denomination }) => `${name} is ${englishChurch(denomination)} in ${place}.`,
  de: germanHome,
};

/** The files of a new church's folder, by their path: templates of its language and its country's helplines. */
export function churchFiles(church: NewChurch): Map<string, string> {
  const { name, place, language, timeZone, country, currency, charityLaw } = church;
  const values: Readonly<Record<string, string>> = {
    ...{ name, place, language, timeZone, country, currency, charityLaw },
    emergency: countries[country].emergency,
    nation: church.nation ? `nation: ${church.nation}` : '# nation: …',
    belongs: homes[language](church),
    local: localNumbers(church),
    // Fees are often new on the first of January.
    january: `${Temporal.Now.plainDateISO(timeZone).year + 1}-01-01`,
  };
  const folder = join(ownFolder('templates'), language);
  const paths = globSync('**/*.{md,yaml,json}', { cwd: folder }).toSorted();
  const templatesOfAll = paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const);
  // `{date}` is not one of the values: the site fills it in.
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (all, key: string) => values[key] ?? all);
  const files = new Map(
    [...templatesOfAll, ...draftsOf(church)].map(([path, text]) => [path, filled(text)] as const),
  );
  const helplines = helplinesOf(church);
  if (helplines.size > 0) files.delete(join('entries', 'helpline', 'emergency.md'));
  for (const [id, text] of helplines) files.set(`entries/helpline/${id}.md`, text);
  return files;
}

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
function draftsOf({ denomination, helplines, language }: NewChurch): ReadonlyMap<string, string> {
  const nation = helplines.at(-1) ?? '';
  const name = plainName(denomination);
  const found = denominations.find(
    (each) => each.language === language && each.nations.includes(nation) && each.names.includes(name),
  );
  const files =
    found === undefined ? [] : globSync(join(ownFolder('denominations'), found.folder, '*.md')).toSorted();
  return new Map(
    files.map((file) => [join('entries', 'page', basename(file)), readFileSync(file, 'utf8')] as const),
  );
}

/** The files of its nation, later ones instead of earlier: those of the demonstration that hold there, and those of its own folders. */
function helplinesOf({ helplines }: NewChurch): ReadonlyMap<string, string> {
  const shared: Readonly<Record<string, readonly string[]>> = demonstration;
  const files = helplines.flatMap((name) => [
    ...(shared[name] ?? []).map((id) => join(demonstrationLines, `${id}.md`)),
    ...globSync(join(ownFolder('helplines'), name, '[a-z]*.md')).toSorted(),
  ]);
  return new Map(files.map((file) => [basename(file, '.md'), readFileSync(file, 'utf8')]));
}

/** What the church has to add to them, for its README. */
function localNumbers({ helplines, language }: NewChurch): string {
  const files = helplines.flatMap((name) =>
    globSync(join(ownFolder('helplines'), name, `README.${language}.md`)),
  );
  return files.map((file) => readFileSync(file, 'utf8').trimEnd()).join('\n\n');
}
