import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentType } from 'emulator-for-contentful';
import { entryText, parseEntry } from '#content-editor/entries';
import { type Language, primarySubtag } from '#languages/language.ts';
import { contentModelFolder } from '../content/content-folder.ts';

type Files = ReadonlyMap<string, string>;

/**
 * The files of a new church whose pages are in further languages: the settings and `space.yaml` name them, and what the templates
 * have in such a language is the translation of the entry with the same name.
 * @param first the files in the church's own language
 * @param filesIn the files that a church of another language begins with
 */
export function withLanguages(
  first: Files,
  ownLanguage: Language,
  others: readonly Language[],
  filesIn: (language: Language) => Files,
): Map<string, string> {
  const files = new Map(first);
  if (others.length === 0) return files;
  const names = new Intl.DisplayNames('en-GB', { type: 'language' });
  const locales = others.map(
    (code) =>
      `  - code: ${code}\n    name: ${names.of(primarySubtag(code))}\n    fallbackCode: ${ownLanguage}\n`,
  );
  const change = (path: string, from: RegExp, to: string) =>
    files.set(path, (first.get(path) ?? '').replace(from, to));
  change('space.yaml', /^tags:/m, `${locales.join('')}$&`);
  const settings = join('entries', 'siteSettings', 'site.md');
  change(settings, /^language: .*$/m, `$&\notherLanguages: [${others.join(', ')}]`);
  for (const language of others)
    for (const [path, text] of filesIn(language)) {
      const translation = translationOf(path, text, first.get(path));
      if (translation !== undefined) files.set(path.replace(/\.md$/, `.${language}.md`), translation);
    }
  return files;
}

/** The words of an entry, without what is the same in all languages. @returns undefined for a file that has none */
function translationOf(path: string, text: string, original: string | undefined): string | undefined {
  const [folder, typeId] = path.split(/[\\/]/);
  if (folder !== 'entries' || original === undefined) return undefined;
  const type: ContentType = JSON.parse(readFileSync(join(contentModelFolder, `${typeId}.json`), 'utf8'));
  const [own = {}, first = {}] = [text, original].map((each) => parseEntry(type, '', each).values);
  const words = type.fields.filter(({ id, localized }) => localized && own[id] && own[id] !== first[id]);
  const values = Object.fromEntries(words.map(({ id }) => [id, own[id]]));
  return words.length === 0 ? undefined : entryText(type, undefined, values);
}
