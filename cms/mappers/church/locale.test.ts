import { expect, test } from 'vitest';
import type { EntryProblem } from '../../entry-problem.ts';
import { mapLocale, mapOtherLanguages } from './locale.ts';

function localeFrom(wire: Record<string, string | null>) {
  const problems: EntryProblem[] = [];
  const { words, ...settings } = mapLocale({ items: [wire] }, { report: (each) => problems.push(each) });
  return { ...settings, fields: problems.map(({ field }) => field) };
}

const england = {
  ...{ language: 'en-GB', zone: 'Europe/London', country: 'GB', currency: 'GBP' },
  otherPublicHolidays: [],
};

test('settings that say nothing of it mean a church in England', () => {
  expect(localeFrom({})).toEqual({ ...england, fields: [] });
  expect(localeFrom({ language: null, timeZone: '', country: null, currency: '' })).toEqual({
    ...england,
    fields: [],
  });
});

test('zone, country and currency come from the settings', () => {
  expect(localeFrom({ timeZone: 'Europe/Berlin', country: 'DE', currency: 'EUR' })).toEqual({
    ...england,
    zone: 'Europe/Berlin',
    country: 'DE',
    currency: 'EUR',
    fields: [],
  });
});

test('a language, zone, country or currency that does not exist is reported, and the others are used', () => {
  expect(
    localeFrom({ language: 'tlh', timeZone: 'Europe/Leipzig', country: 'XX', currency: 'EURO' }),
  ).toEqual({ ...england, fields: ['language', 'timeZone', 'country', 'currency'] });
  expect(localeFrom({ timeZone: 'Europe/Berlin', country: 'XX' })).toMatchObject({
    zone: 'Europe/Berlin',
    country: 'GB',
  });
});

function otherLanguagesFrom(otherLanguages: (string | null)[] | null) {
  const sentences: string[] = [];
  const found = mapOtherLanguages({ items: [{ otherLanguages }] }, 'en-GB', {
    report: ({ message }) => sentences.push(message),
  });
  return { found, sentences };
}

test('further languages are those of the locales that the settings name', () => {
  expect(otherLanguagesFrom(['de-AT'])).toEqual({
    found: [{ locale: 'de-AT', language: 'de' }],
    sentences: [],
  });
  expect(otherLanguagesFrom([])).toEqual({ found: [], sentences: [] });
  expect(otherLanguagesFrom(null)).toEqual({ found: [], sentences: [] });
  expect(mapOtherLanguages({ items: [{}] }, 'en-GB', { report: () => {} })).toEqual([]);
  expect(mapOtherLanguages(null, 'de', { report: () => {} })).toEqual([]);
});

test('a further language that the site cannot show is reported and left out, and the others stay', () => {
  expect(otherLanguagesFrom(['fr', 'en-US', null, 'de', 'de-CH'])).toEqual({
    found: [{ locale: 'de', language: 'de' }],
    sentences: [
      'siteSettings: the field “otherLanguages” must not have “fr”, since the site has no words in that language: it has en-GB and de.',
      'siteSettings: the field “otherLanguages” must not have “en-US”, which is the language of all other pages: name further ones only.',
      'siteSettings: the field “otherLanguages” must not have “de-CH”, since another locale of that language is there: keep one of them.',
    ],
  });
});
