import { expect, test } from 'vitest';
import { languageOf, primarySubtag } from './language.ts';

test('the language of a locale has the same tag, otherwise the same first letters', () => {
  expect(['en-GB', 'EN-gb', 'en-US', 'en', 'de', 'de-AT', 'de-Latn-CH'].map(languageOf)).toEqual([
    ...['en-GB', 'en-GB', 'en-GB', 'en-GB'],
    ...['de', 'de', 'de'],
  ]);
  expect(['fr', 'd', 'deu', '', '-de', 'Deutsch'].map(languageOf)).toEqual(Array(6).fill(undefined));
});

test('the primary subtag names the language alone', () => {
  expect(['de', 'de-AT', 'EN-gb', 'zh-Hant-TW', ''].map(primarySubtag)).toEqual(['de', 'de', 'en', 'zh', '']);
});
