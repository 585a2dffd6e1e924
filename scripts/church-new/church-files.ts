import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countries } from '#domain/church/country.ts';
import type { Language } from '#domain/languages/language.ts';
import { demonstrationFolder } from '#server/settings/content-folder.ts';
import type { Nation, NewChurch } from './church.ts';
import { withLanguages } from './translated-files.ts';

const templates = fileURLToPath(new URL('templates', import.meta.url));
/** The helplines of countries other than the United Kingdom, each with the page on which its number was read. */
const helplinesOfCountries = fileURLToPath(new URL('helplines', import.meta.url));
const project = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The helplines of the demonstration that are national, by where they hold: only where the page named in `source` says so. Wales,
 * Scotland and Northern Ireland have domestic abuse helplines of their own, and Scotland its own police, which the church adds.
 */
const everywhere = [
  'emergency-999',
  'emergency-deaf',
  'thirtyone-eight',
  'childline',
  'nspcc',
  'samaritans',
  'mens-advice-line',
  'galop',
  'hourglass',
  'napac',
  'stop-it-now',
] as const;

const nationalHelplines: Readonly<Record<Nation, readonly string[]>> = {
  England: [...everywhere, 'police-101', 'national-domestic-abuse-helpline', 'safe-spaces'],
  Wales: [...everywhere, 'police-101', 'safe-spaces'],
  Scotland: everywhere,
  'Northern Ireland': [...everywhere, 'police-101'],
};

/** What the denominations that are asked for in English are called in German. */
const germanDenominations: Readonly<Record<string, string>> = {
  lutheran: 'evangelisch-lutherisch',
  protestant: 'evangelisch',
  reformed: 'evangelisch-reformiert',
  'roman catholic': 'römisch-katholisch',
  catholic: 'römisch-katholisch',
  'old catholic': 'alt-katholisch',
  orthodox: 'orthodox',
  methodist: 'evangelisch-methodistisch',
  baptist: 'evangelisch-freikirchlich',
  anglican: 'anglikanisch',
};

/** Sentences of the files that depend on the answers. */
const sentences = {
  'en-GB': {
    languageName: 'English (United Kingdom)',
    home: ({ name, place }: NewChurch) => `${name} is a church in ${place}.`,
    denomination: (denomination: string) => ` Denomination: ${denomination}.`,
    advice: 'ask your denomination’s safeguarding team.',
    adviceWithout: 'ask an organisation that advises churches of every kind on safeguarding.',
  },
  de: {
    languageName: 'Deutsch',
    // The name would need its article and its case in a sentence.
    home: ({ place }: NewChurch) => `Wir sind eine Gemeinde in ${place}.`,
    denomination: (denomination: string) =>
      ` Konfession: ${germanDenominations[denomination.toLowerCase()] ?? denomination}.`,
    advice: 'Fragen Sie die Fachstelle Ihrer Kirche.',
    adviceWithout: 'Fragen Sie eine Fachberatungsstelle.',
  },
} as const;

/** A helpline of the demonstration, without what is only true in the Church of England. */
function nationalHelpline(id: string): string {
  const text = readFileSync(join(project, demonstrationFolder, 'entries/helpline', `${id}.md`), 'utf8');
  const forWhom = 'Anyone who wants independent Christian advice about safeguarding. Not for emergencies.';
  return id === 'thirtyone-eight' ? text.replace(/^forWhom: >-\n(?: .*\n)+/m, `forWhom: ${forWhom}\n`) : text;
}

/** The texts of the helplines of a church's country or nation, by their ids; none where nobody has read the sources yet. */
function helplinesOf({ nation, country }: NewChurch): ReadonlyMap<string, string> {
  if (nation !== undefined) return new Map(nationalHelplines[nation].map((id) => [id, nationalHelpline(id)]));
  const files = globSync(join(helplinesOfCountries, country, '*.md')).toSorted();
  return new Map(files.map((file) => [basename(file, '.md'), readFileSync(file, 'utf8')]));
}

/** The files of a new church's folder, by their path: templates of its languages, its country's helplines, and the palettes. */
export function churchFiles(church: NewChurch): Map<string, string> {
  const filesIn = (language: Language) => filesInLanguage({ ...church, language });
  return withLanguages(filesInLanguage(church), church.language, church.otherLanguages, filesIn);
}

function filesInLanguage(church: NewChurch): Map<string, string> {
  const { name, place, denomination, language, timeZone, country, currency, charityLaw } = church;
  const { languageName, home, denomination: denominationIn, advice, adviceWithout } = sentences[language];
  const values: Readonly<Record<string, string>> = {
    ...{ name, place, language, languageName, timeZone, country, currency, charityLaw },
    emergency: countries[country].emergency,
    belongs: home(church) + (denomination === '' ? '' : denominationIn(denomination)),
    advice: denomination === '' ? adviceWithout : advice,
  };
  const folder = join(templates, language);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = new Map<string, string>();
  for (const path of names.filter((each) => /\.(?:md|yaml|json)$/.test(each)).toSorted()) {
    const text = readFileSync(join(folder, path), 'utf8');
    // `{date}` is not one of them: the site fills it in.
    files.set(
      path,
      text.replaceAll(/\{(\w+)\}/g, (all, key: string) => values[key] ?? all),
    );
  }
  const helplines = helplinesOf(church);
  if (helplines.size > 0) files.delete(join('entries', 'helpline', 'emergency.md'));
  for (const [id, text] of helplines) files.set(`entries/helpline/${id}.md`, text);
  files.set('palettes.json', readFileSync(join(project, demonstrationFolder, 'palettes.json'), 'utf8'));
  return files;
}
