import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countries } from '#domain/church/country.ts';
import type { Language } from '#languages/language.ts';
import type { NewChurch } from './answers.ts';
import { draftsOf } from './denominations.ts';
import { helplinesOf, localNumbers } from './helplines.ts';

const templates = fileURLToPath(new URL('templates', import.meta.url));

/** The words before the name of a denomination, which in a sentence would need its article and its case. */
const belongsTo: Readonly<Record<Language, string>> = {
  'en-GB': 'We belong to this denomination',
  de: 'Wir gehören zu dieser Kirche',
};

/** The files of a new church's folder, by their path: templates of its language and its country's helplines. */
export function churchFiles(church: NewChurch): Map<string, string> {
  const { name, place, denomination, language, timeZone, country, currency, charityLaw } = church;
  const values: Readonly<Record<string, string>> = {
    ...{ name, place, language, timeZone, country, currency, charityLaw },
    emergency: countries[country].emergency,
    nation: church.nation ? `nation: ${church.nation}` : '# nation: …',
    belongs: denomination === '' ? '' : ` ${belongsTo[language]}: ${denomination}.`,
    local: localNumbers(church),
    // Fees are often new on the first of January.
    january: `${Temporal.Now.plainDateISO(timeZone).year + 1}-01-01`,
  };
  const folder = join(templates, language);
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
