import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wordFiles from 'virtual:word-files';
import { expect, test } from 'vitest';
import { pageWordsIn } from '#app/language/page-words.ts';
// It adds the words that the server has.
import '#app/entry.server.tsx';
import { hints } from '#editorial/forms/form-layout.ts';
import { type Language, languages } from '#languages/language.ts';
import { localeOf } from '#languages/locale.ts';
import { wordsIn } from '#languages/words.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const settings: { fields: { id: string; items?: unknown; validations: { in?: string[] }[] }[] } = JSON.parse(
  readFileSync(`${root}content/model/siteSettings.json`, 'utf8'),
);
const choices = settings.fields
  .find(({ id }) => id === 'language')
  ?.validations.flatMap((each) => each.in ?? []);

function works(action: () => unknown): boolean {
  try {
    return action() !== undefined;
  } catch {
    return false;
  }
}

/** Each place that has to know the languages of the site's own words, and whether it knows one. */
const places: Readonly<Record<string, (language: Language) => boolean>> = {
  'the words for browsers, languages/…/page-words.ts': (language) =>
    existsSync(`${root}languages/${language}/page-words.ts`),
  'all words, languages/words.ts': (language) => works(() => wordsIn(language)),
  'the words of pages, app/entry.server.tsx': (language) => works(() => pageWordsIn(language)),
  'the address of the words for browsers, app/language/vite-plugin-word-files.ts': (language) =>
    Object.hasOwn(wordFiles, language),
  'the choices of editors, content/model/siteSettings.json': (language) =>
    choices?.includes(language) === true,
  'the editing page, editorial/forms/form-layout.ts': (language) =>
    Object.hasOwn(hints.siteSettings?.choices?.language ?? {}, language),
  'the first files of a church, scripts/church-new/templates': (language) =>
    readdirSync(`${root}scripts/church-new/templates`).includes(language),
  'how a free host is used, scripts/church-new/hosts/readme': (language) =>
    ['github', 'cloudflare'].every((host) =>
      existsSync(`${root}scripts/church-new/hosts/readme/${host}.${language}.md`),
    ),
};

const lacking = (language: Language) =>
  Object.entries(places).flatMap(([place, has]) => (has(language) ? [] : [place]));

test('every place knows each language of the one list', () => {
  expect(languages.map((language) => [language, lacking(language)])).toEqual(
    languages.map((language) => [language, []]),
  );
  expect(choices).toEqual(languages);
});

test('a third language is missed in every place, and no place speaks English for it', () => {
  const polish = 'pl' as Language;
  expect(lacking(polish)).toEqual(Object.keys(places));
  expect(() => wordsIn(polish)).toThrow('The site has no words of its own in the language “pl”.');
  expect(() => localeOf({ language: polish })).toThrow('“pl”');
  expect(() => pageWordsIn(polish)).toThrow('The words of the language “pl” are not loaded, but en-GB, de.');
});
