import { expect, test, vi } from 'vitest';
import { german } from '#languages/de/index.ts';
import { contentWith } from '#tests/fixtures/content.fixture.ts';
import {
  languageAlternates,
  pageLanguage,
  readPrefix,
  sharedPath,
  sharedSiteUrl,
  siteLanguages,
} from './site-languages.ts';

const english = contentWith([]);
const deutsch = { ...english, locale: { ...english.locale, language: 'de', words: german } } as const;
const languages = siteLanguages({ ...english, otherLanguages: [deutsch] });

test('the first language has no prefix, and each further one that of its first letters', () => {
  expect(siteLanguages(english).map(({ prefix }) => prefix)).toEqual(['']);
  expect(languages.map(({ language, prefix }) => [language, prefix])).toEqual([
    ['en-GB', ''],
    ['de', '/de'],
  ]);
});

test('a language calls itself by its own name', () => {
  expect(languages.map(pageLanguage)).toEqual([
    { language: 'en-GB', prefix: '', name: 'English', openGraphLocale: 'en_GB' },
    { language: 'de', prefix: '/de', name: 'Deutsch', openGraphLocale: 'de_DE' },
  ]);
});

test('a prefix is read in any case, and only as a whole part of the path', () => {
  const read = (path: string) => {
    const { language, path: own } = readPrefix(path, languages);
    return [language?.language, own];
  };
  expect(read('/de')).toEqual(['de', '/']);
  expect(read('/de/')).toEqual(['de', '/']);
  expect(read('/DE/contact')).toEqual(['de', '/contact']);
  expect(read('/de.data')).toEqual(['de', '/_.data']);
  for (const path of ['/', '/contact', '/den', '/de-at', '/de.atom', '//de', '/%64e', '/x/de'])
    expect(read(path)).toEqual([undefined, path]);
});

test('below a path of a host the pages of each language, and what they share, begin with that path', () => {
  vi.stubEnv('BASE_URL', '/church/');
  const languages = [
    { language: 'en-GB', prefix: '' },
    { language: 'de', prefix: '/de' },
  ] as const;
  for (const siteUrl of ['https://name.example/church', 'https://name.example/church/de']) {
    expect(sharedSiteUrl(siteUrl)).toBe('https://name.example/church');
    expect(languageAlternates('/contact', siteUrl, languages).map(({ href }) => href)).toEqual([
      'https://name.example/church/contact',
      'https://name.example/church/de/contact',
      'https://name.example/church/contact',
    ]);
  }
  expect(sharedPath('/favicon.svg')).toBe('/church/favicon.svg');
  vi.unstubAllEnvs();
  expect(sharedPath('/favicon.svg')).toBe('/favicon.svg');
});
