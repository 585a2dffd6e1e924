import { expect, test } from 'vitest';
import { entryOf, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { settingsFaults } from './settings.ts';

const nation = { nation: 'england-wales' };
const charity = { ...nation, legalForm: 'excepted', charityName: 'The Parochial Church Council' };

function fieldsOf(settings: Readonly<Record<string, unknown>>): readonly string[] {
  return settingsFaults(spaceOf([entryOf('siteSettings', 'site', settings)])).map(({ field }) => field);
}

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
  const site = (country: string) => entryOf('siteSettings', 'site', { ...charity, country });
  expect(settingsFaults(spaceOf([site('GB'), place])).map(({ field }) => field)).toEqual(['postcode']);
  expect(settingsFaults(spaceOf([site('DE'), place]))).toEqual([]);
});

test('a public holiday that cannot be read is an error, with the sentence for its editor', () => {
  const site = entryOf('siteSettings', 'site', {
    ...charity,
    otherPublicHolidays: ['Corpus Christi', 'Agust'],
  });
  expect(settingsFaults(spaceOf([site]))).toMatchObject([
    {
      severity: 'error',
      field: 'otherPublicHolidays',
      message: expect.stringContaining(
        '“otherPublicHolidays” has a day that cannot be read: "Agust" is not known; is “August” meant?',
      ),
    },
  ]);
});

test('a British church without a nation is warned that nobody knows its public holidays', () => {
  const faults = (settings: Readonly<Record<string, unknown>>) =>
    settingsFaults(spaceOf([entryOf('siteSettings', 'site', settings)]));
  expect(faults({})).toMatchObject([{ severity: 'warning', field: 'nation' }]);
  expect(faults({ charityLaw: 'scotland' })).toEqual([]);
  expect(faults({ charityLaw: 'none', country: 'FR' })).toEqual([]);
});

test('a welcome in an unknown language and a seventh are errors, each at its own entry', () => {
  const welcome = (language: string, order: number) =>
    entryOf('welcome', `in-${language}`, { language, order, sentence: 'Welcome.' });
  const seven = ['pl', 'ro', 'ur', 'fa', 'uk', 'ar', 'fr'].map((language, at) => welcome(language, 70 - at));
  const found = (...entries: ReturnType<typeof welcome>[]) =>
    settingsFaults(spaceOf(entries)).map(({ record, field, message }) => [record.id, field, message]);
  expect(found(...seven)).toEqual([
    ['in-pl', 'order', expect.stringMatching(/^“order” puts this after the first 6/)],
  ]);
  expect(found(welcome('xx', 1))).toEqual([
    ['in-xx', 'language', '“language” must be the letters of a language, like pl, not “xx”, which is none.'],
  ]);
});
