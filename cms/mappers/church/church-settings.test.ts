import { expect, test } from 'vitest';
import { photograph } from '#tests/fixtures/picture.fixture.ts';
import { entryLike, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapChurch } from './church-settings.ts';

const { siteSettingsCollection } = recordedResults.ChurchFacts;
const fallback = { title: 'Church', city: 'Leeds', telephone: '0113 496 0000' };
const withSettings = (fields: object) => {
  const { mapping, messages } = recordingMapping();
  const settings = entryLike(siteSettingsCollection, { mainPlace: { sys: { id: 'church' } }, ...fields });
  return { church: mapChurch(settings, fallback, mapping), messages: messages() };
};

test('the church’s facts come from its settings, and its place from the places', () => {
  const { church, messages } = withSettings({ title: 'St Ann', city: 'York' });
  expect(church).toMatchObject({ title: 'St Ann', city: 'York', place: { name: 'The church' } });
  expect(church.charity).toBeDefined();
  expect(messages).toEqual([]);
});

test('a church without settings has its name from the configuration', () => {
  const { mapping } = recordingMapping();
  expect(mapChurch({}, fallback, mapping)).toMatchObject({ ...fallback, charity: undefined });
});

test('a charity without its number is left out, and everything else stays', () => {
  const { church, messages } = withSettings({ legalForm: 'cio', charityNumber: null });
  expect(church.charity).toBeUndefined();
  expect(church.title).not.toBe(fallback.title);
  expect(messages).toEqual(['siteSettings site: “charityNumber” is empty, and must not be.']);
});

test('a newsletter with an unsafe address is left out', () => {
  expect(withSettings({ newsletterUrl: 'javascript:alert(1)' }).church.newsletter).toBeUndefined();
});

test('a charity under another law has the number of its own register', () => {
  const scottish = { charityLaw: 'scotland', legalForm: 'registered', charityNumber: 'SC012345' };
  expect(withSettings(scottish).church.charity).toMatchObject({ law: 'scotland', number: 'SC012345' });
  expect(withSettings({ ...scottish, charityNumber: '1234567' }).church.charity).toBeUndefined();
  expect(withSettings({ ...scottish, legalForm: 'excepted' }).messages).toEqual([
    'siteSettings site: “legalForm” must not be excepted, which there is in England and Wales only.',
  ]);
});

test('a church under none of these laws states nothing', () => {
  const { church, messages } = withSettings({ charityLaw: 'none', legalForm: null, charityName: null });
  expect(church.charity).toBeUndefined();
  expect(messages).toEqual([]);
});

const company = {
  charityLaw: 'england-wales',
  legalForm: 'company',
  charityName: 'Bethel',
  charityNumber: '1234567',
  companyNumber: '01234567',
  registeredOffice: '1 High Street, Leeds',
};
const unnamed = { charityLaw: 'none', legalForm: null, charityName: null, charityNumber: null };

test('a company has its two numbers and its office, and a newsletter its provider', () => {
  const newsletter = { newsletterUrl: 'https://news.example/', newsletterProvider: 'News Example' };
  const { church, messages } = withSettings({ ...company, ...newsletter });
  expect(church.charity).toEqual({
    kind: 'company',
    law: 'england-wales',
    name: 'Bethel',
    number: '1234567',
    companyNumber: '01234567',
    registeredOffice: '1 High Street, Leeds',
  });
  expect(church.newsletter).toEqual({ url: 'https://news.example/', provider: 'News Example' });
  expect(messages).toEqual([]);
});

test.each([
  ['companyNumber', { ...company, companyNumber: null }],
  ['registeredOffice', { ...company, registeredOffice: null }],
  ['charityName', { ...company, charityName: null }],
  ['charityNumber', { ...company, charityNumber: 'SC012345' }],
  ['legalForm', { ...company, charityLaw: 'scotland', legalForm: 'excepted' }],
  ['legalForm', { ...unnamed, legalForm: 'cio' }],
  ['charityNumber', { ...unnamed, charityNumber: '1234567' }],
])('a charity that is wrong in %s is left out, and the fault is reported there', (field, fields) => {
  const { church, messages } = withSettings(fields);
  expect(church.charity).toBeUndefined();
  expect(messages).toEqual([expect.stringMatching(`^siteSettings site: “${field}” `)]);
});

test.each([[unnamed], [{ ...unnamed, charityName: 'Bethel' }], [{ ...unnamed, charityLaw: null }]])(
  'a church that names no charity, as in %o, has none and no fault',
  (fields) => {
    const { church, messages } = withSettings(fields);
    expect([church.charity, messages]).toEqual([undefined, []]);
  },
);

test('a logo is an SVG or a PNG; another kind of file is told of, and the name alone is shown', () => {
  const logoOf = (type: string) => {
    const picture = { ...photograph, type };
    const { mapping, messages } = recordingMapping({ pictureEntries: new Map([['logo', picture]]) });
    const wire = entryLike(recordedResults.ChurchFacts.siteSettingsCollection, {
      logo: { sys: { id: 'logo' } },
    });
    return { logo: mapChurch(wire, fallback, mapping).logo, messages: messages() };
  };
  for (const type of ['image/svg+xml', 'image/png'])
    expect(logoOf(type)).toEqual({ logo: { ...photograph, type }, messages: [] });
  expect(logoOf('image/jpeg')).toEqual({
    logo: undefined,
    messages: [
      'siteSettings site: “logo” must be an SVG or a PNG, not “image/jpeg”: ask whoever made it for such a file.',
    ],
  });
});
