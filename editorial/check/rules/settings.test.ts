import { expect, test } from 'vitest';
import { type MappedContent, mapContent } from '#cms/map-content.ts';
import { entryOf } from '#tests/fixtures/content-entry.fixture.ts';
import { britishProblems } from './settings.ts';

const nation = { nation: 'england-wales' };
const charity = { ...nation, legalForm: 'excepted', charityName: 'The Parochial Church Council' };

/** What is found in settings, and in a place: what mapping reports, and the rules for Britain. */
function problemsOf(settings: Readonly<Record<string, unknown>>, place = entryOf('place', 'church')) {
  const site = entryOf('siteSettings', 'site', settings);
  const results = { ChurchFacts: { siteSettingsCollection: { items: [site.fields] } } };
  const fallback = { title: '', city: '', telephone: undefined };
  const { content, problems }: MappedContent = mapContent(results, fallback);
  return [...problems, ...britishProblems([site, place], content.locale)];
}

const fieldsOf = (settings: Readonly<Record<string, unknown>>) =>
  problemsOf(settings).map(({ field }) => field);

test('settings of a church in England and of one in Germany have no faults', () => {
  expect(fieldsOf(charity)).toEqual([]);
  const german = {
    charityLaw: 'none',
    language: 'de',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    currency: 'EUR',
  };
  expect(fieldsOf(german)).toEqual([]);
  expect(fieldsOf({ ...german, otherLanguages: ['en-GB'] })).toEqual([]);
});

test('a further language in which the site has no words, or that it has anyway, is an error', () => {
  expect(fieldsOf({ ...charity, otherLanguages: ['fr', 'en-US', 'de'] })).toEqual([
    'otherLanguages',
    'otherLanguages',
  ]);
});

test('a time zone that does not exist is an error, and so is a charity without its name', () => {
  expect(fieldsOf({ ...charity, timeZone: 'Europe/Leipzig' })).toEqual(['timeZone']);
  expect(fieldsOf({ ...nation, legalForm: 'excepted' })).toEqual(['charityName']);
  expect(fieldsOf({ ...nation, charityName: 'A chapel' })).toEqual(['legalForm']);
  expect(fieldsOf(nation)).toEqual([]);
});

test('colours that are hard to read are an error', () => {
  const grey = { primary: '#ffffff', secondary: '#999999', tertiary: '#eeeeee' };
  expect(fieldsOf({ ...charity, palettes: { 1: grey } })).toEqual(['palettes', 'palettes']);
});

test('a British postcode is checked, and that of another country is not', () => {
  const place = entryOf('place', 'church', { postcode: '04109' });
  expect(problemsOf({ ...charity, country: 'GB' }, place).map(({ field }) => field)).toEqual(['postcode']);
  expect(problemsOf({ ...charity, country: 'DE' }, place)).toEqual([]);
});

test('a public holiday that cannot be read is an error, with the sentence for its editor', () => {
  expect(problemsOf({ ...charity, otherPublicHolidays: ['Corpus Christi', 'Agust'] })).toMatchObject([
    {
      severity: 'error',
      field: 'otherPublicHolidays',
      sentence: expect.stringContaining(
        '“otherPublicHolidays” has a day that cannot be read: "Agust" is not known; is “August” meant?',
      ),
    },
  ]);
});

test('a British church without a nation is warned that nobody knows its public holidays', () => {
  expect(problemsOf({})).toMatchObject([{ severity: 'warning', field: 'nation' }]);
  expect(problemsOf({ charityLaw: 'scotland' })).toEqual([]);
  expect(problemsOf({ charityLaw: 'none', country: 'FR' })).toEqual([]);
});
