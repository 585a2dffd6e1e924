import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countries } from '#domain/church/country.ts';
import type { Language } from '#languages/language.ts';
import type { NewChurch } from './answers.ts';
import { draftsOf } from './denominations.ts';
import { helplinesOf, localNumbers } from './helplines.ts';
import germanDenominations from './templates/german-denominations.json' with { type: 'json' };
import sentences from './templates/sentences.json' with { type: 'json' };
import { withLanguages } from './translated-files.ts';

const templates = fileURLToPath(new URL('templates', import.meta.url));

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

/** What is possible in the languages that were asked for and in which the site has no words: a sentence for each. */
export function languageNotes({ language, wishedLanguages }: NewChurch): readonly string[] {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return wishedLanguages.map((tag) =>
    sentences[language].wished.replaceAll('{language}', names.of(tag) ?? tag).replaceAll('{tag}', tag),
  );
}

const asksToFillIn = /\[(?:To fill in|Bitte ergänzen)/;

/** The files of a new church's folder, by their path: templates of its languages and its country's helplines. */
export function churchFiles(church: NewChurch): Map<string, string> {
  // What nobody has written yet is in the first language alone, or visitors would read what it asks for.
  const filesIn = (language: Language) =>
    new Map(
      filesInLanguage({ ...church, language })
        .entries()
        .filter(([, text]) => !asksToFillIn.test(text)),
    );
  return withLanguages(filesInLanguage(church), church.language, church.otherLanguages, filesIn);
}

function filesInLanguage(church: NewChurch): Map<string, string> {
  const { name, place, denomination, language, timeZone, country, currency, charityLaw } = church;
  const { languageName, advice, adviceWithout } = sentences[language];
  const values: Readonly<Record<string, string>> = {
    ...{ name, place, language, languageName, timeZone, country, currency, charityLaw },
    emergency: countries[country].emergency,
    nation: church.nation ? `nation: ${church.nation}` : '# nation: …',
    belongs: homes[language](church),
    local: localNumbers(church),
    languages: ['', ...languageNotes(church)].join('\n\n'),
    advice: denomination === '' ? adviceWithout : advice,
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
