import { isPublicHoliday } from 'schedules-in-words';
import { expect, test } from 'vitest';
import type { Problem } from '#domain/problem.ts';
import { problemInWords } from '../../entry-problem.ts';
import { mapLocale, mapOtherLanguages } from './locale.ts';

function localeFrom(wire: Record<string, string | null | (string | null)[]>) {
  const problems: Problem[] = [];
  const { words, ...settings } = mapLocale(wire, { report: (each) => problems.push(each) });
  return { ...settings, fields: problems.map(({ field }) => field) };
}

const england = {
  ...{ language: 'en-GB', zone: 'Europe/London', country: 'GB', currency: 'GBP', isDated: false },
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
    nation: 'germany',
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

test('what does not exist is named with its entry, its value and the choices', () => {
  const sentences: string[] = [];
  const report = (problem: Problem) => sentences.push(problemInWords(problem));
  mapLocale({ sys: { id: 'site' }, language: 'tlh', timeZone: 'Europe/Leipzig' }, { report });
  expect(sentences).toEqual([
    'siteSettings site: “language” must be one of en-GB, de, not “tlh”.',
    'siteSettings site: “timeZone” must not be “Europe/Leipzig”, which does not exist.',
  ]);
});

test('a further language that is no locale of the space is left out, with the line to add', () => {
  const problems: Problem[] = [];
  const settings = { sys: { id: 'site' }, otherLanguages: ['de'] };
  const report = (problem: Problem) => problems.push(problem);
  expect([...mapOtherLanguages(settings, 'en-GB', { report }, { de: null })]).toEqual([]);
  expect(problems).toEqual([
    {
      entry: 'siteSettings site',
      field: 'otherLanguages',
      severity: 'error',
      outcome: 'served',
      sentence:
        '“de” is no locale of the space. Add it there, in a content folder as this line of space.yaml: { code: de, name: German, fallbackCode: en-GB }.',
    },
  ]);
});

test.each([
  ['the nation that is named', { nation: 'northern-ireland', charityLaw: 'scotland' }, 'northern-ireland'],
  ['the law of charities', { charityLaw: 'scotland', country: 'GB' }, 'scotland'],
  ['Germany', { charityLaw: 'none', country: 'DE' }, 'germany'],
  ['Germany for a chaplaincy under English law', { charityLaw: 'england-wales', country: 'DE' }, 'germany'],
  ['Ireland', { charityLaw: 'none', country: 'IE' }, 'ireland'],
  ['none for Great Britain', { country: 'GB' }, undefined],
  ['none for other countries', { charityLaw: 'england-wales', country: 'FR' }, undefined],
])('public holidays are those of %s', (_, wire, nation) => {
  expect(localeFrom(wire)).toMatchObject({ nation, fields: [] });
});

test('a nation that is not known is reported, and the law of charities counts', () => {
  expect(localeFrom({ nation: 'Wales', charityLaw: 'england-wales' })).toMatchObject({
    nation: 'england-wales',
    fields: ['nation'],
  });
});

/** Which of some days are public holidays, with the sentences about those that cannot be read. */
function ownHolidays(words: (string | null)[], dates: readonly string[]) {
  const sentences: string[] = [];
  const wire = { nation: 'germany', otherPublicHolidays: words };
  const locale = mapLocale(wire, { report: (problem) => sentences.push(problemInWords(problem)) });
  return { sentences, found: dates.filter((date) => isPublicHoliday(Temporal.PlainDate.from(date), locale)) };
}

test('a Land and a town have holidays of their own, by words', () => {
  const words = ['Corpus Christi', '31 October', '20 June 2027', 'Wednesday before 23 November', null];
  const dates = [
    '2027-05-27',
    '2028-06-15',
    '2027-10-31',
    '2027-06-20',
    '2028-06-20',
    '2027-11-17',
    '2027-11-24',
  ];
  expect(ownHolidays(words, dates)).toEqual({
    sentences: [],
    found: ['2027-05-27', '2028-06-15', '2027-10-31', '2027-06-20', '2027-11-17'],
  });
});

test.each([
  [
    'Corpus Cristi',
    'has a day that cannot be read: "Cristi" in "Corpus Cristi" is not known; is “Christi” meant?',
  ],
  [
    'Sundays',
    'has a day that cannot be read: "Sundays" is not one day of the year; write it like “31 October”',
  ],
  [
    'August',
    'has a day that cannot be read: "August" is not one day of the year; write it like “31 October”',
  ],
  [
    '31 October, 10am to noon',
    'has a day that cannot be read: "31 October, 10am to noon" is not one day of the year; write it like “31 October”',
  ],
  [
    'school holidays',
    'has a day that cannot be read: "school holidays" is not one day of the year; write it like “31 October”',
  ],
])('the holiday “%s” is reported, and the others count', (line, fault) => {
  const { sentences, found } = ownHolidays([line, '31 October'], ['2027-10-31', '2027-08-02']);
  expect(found).toEqual(['2027-10-31']);
  expect(sentences).toEqual([expect.stringContaining(fault)]);
});

function otherLanguagesFrom(otherLanguages: (string | null)[] | null) {
  const sentences: string[] = [];
  const found = mapOtherLanguages({ otherLanguages }, 'en-GB', {
    report: (problem) => sentences.push(problemInWords(problem)),
  });
  return { found: [...found], sentences };
}

test('further languages are those of the locales that the settings name', () => {
  expect(otherLanguagesFrom(['de-AT'])).toEqual({
    found: [['de', 'de-AT']],
    sentences: [],
  });
  expect(otherLanguagesFrom([])).toEqual({ found: [], sentences: [] });
  expect(otherLanguagesFrom(null)).toEqual({ found: [], sentences: [] });
  expect(mapOtherLanguages({}, 'en-GB', { report: () => {} })).toEqual(new Map());
});

test('a further language that the site cannot show is reported and left out, and the others stay', () => {
  expect(otherLanguagesFrom(['fr', 'en-US', null, 'de', 'de-CH'])).toEqual({
    found: [['de', 'de']],
    sentences: [
      'siteSettings: “otherLanguages” must not have “fr”, since the site has no words in that language: it has en-GB and de.',
      'siteSettings: “otherLanguages” must not have “en-US”, which is the language of all other pages: name further ones only.',
      'siteSettings: “otherLanguages” must not have “de-CH”, since another locale of that language is there: keep one of them.',
    ],
  });
});
