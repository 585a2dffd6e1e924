import { expect, test } from 'vitest';
import { type MappedContent, mapContent } from '#cms/map-content.ts';
import { entryOf } from '#tests/fixtures/content-entry.fixture.ts';
import { britishProblems, locationProblems, telephoneFault, telephoneProblems } from './by-country.ts';

test.each([
  ['0113 496 0100', 'GB'],
  ['01632 960001', 'GB'],
  ['07700 900123', 'GB'],
  ['0800 1111', 'GB'],
  ['0808 2000 247', 'GB'],
  ['0303 003 1111', 'GB'],
  ['+49 30 901820', 'GB'],
  ['0800 1239900', 'DE'],
  ['1800 341 900', 'IE'],
] as const)('%s can be rung in %s', (number, country) => {
  expect(telephoneFault(number, country)).toBeUndefined();
});

test.each([
  ['01352 9', 'GB', 'it has too few digits'],
  ['0113 49', 'GB', 'it has too few digits'],
  ['0113 496 010', 'GB', 'no number has these digits'],
  ['0113 496 01000', 'GB', 'it has too many digits'],
  ['116 123', 'GB', 'it has too few digits'],
  ['030 12', 'DE', 'no number has these digits'],
] as const)('%s cannot be rung in %s, since %s', (number, country, why) => {
  expect(telephoneFault(number, country)).toContain(`“${number}” cannot be rung`);
  expect(telephoneFault(number, country)).toContain(why);
});

test('the number of the safeguarding officer with digits missing is an error at its field', () => {
  const faults = telephoneProblems([entryOf('role', 'officer', { telephone: '01352 9' })], 'GB');
  expect(faults).toEqual([
    {
      severity: 'error',
      entry: 'role officer',
      field: 'telephone',
      near: undefined,
      sentence:
        '“01352 9” cannot be rung (number plan of United Kingdom): it has too few digits. Compare it with where it comes from, and write all of its digits, like 07400 123456; a number of another country begins with + and its code.',
    },
  ]);
});

test('short codes are numbers of helplines, and of nobody else', () => {
  const numbers = ['999', '101', '116 123', '18000', '116 016'];
  const of = (type: 'helpline' | 'role') =>
    numbers.map((telephone, at) => entryOf(type, `${at}`, { telephone }));
  expect(telephoneProblems(of('helpline'), 'GB')).toEqual([]);
  expect(telephoneProblems(of('role'), 'GB')).toHaveLength(numbers.length);
});

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

test('a place whose latitude and longitude are changed round is told with the right order', () => {
  const place = (lat: number, lon: number) => entryOf('place', 'hall', { location: { lat, lon } });
  expect(locationProblems([place(53.74, -0.33), place(52.02, 8.53), entryOf('place', 'annexe', {})])).toEqual(
    [],
  );
  expect(locationProblems([place(-0.33, 53.74)])).toMatchObject([
    {
      entry: 'place hall',
      field: 'location',
      sentence: expect.stringContaining('{lat: 53.74, lon: -0.33}.'),
    },
  ]);
});
