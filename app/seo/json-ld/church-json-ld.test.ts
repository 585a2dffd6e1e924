import { expect, test } from 'vitest';
import type { Church } from '#domain/church/church.ts';
import { building, church, site } from '#tests/fixtures/site.fixture.ts';
import { type ChurchOnTheWeb, churchCharity, churchPlace, website } from './church-json-ld.ts';

function onTheWeb(more: Partial<Church> = {}): ChurchOnTheWeb {
  return {
    ...site,
    church: { ...church, ...more },
    logo: 'https://church.example/l',
    picture: 'https://church.example/p',
  };
}

test('the church is a place with an address, coordinates and free entry', () => {
  expect(churchPlace(onTheWeb(), building)).toMatchObject({
    '@type': 'Church',
    '@id': 'https://church.example/#church',
    name: 'The church',
    address: {
      streetAddress: 'High Road',
      addressLocality: 'Leeds',
      postalCode: 'LS0 0AA',
      addressCountry: 'GB',
    },
    geo: { latitude: 53.8, longitude: -1.5 },
    hasMap: 'https://www.openstreetmap.org/?mlat=53.8&mlon=-1.5#map=18/53.8/-1.5',
    telephone: '+441134960100',
    isAccessibleForFree: true,
    publicAccess: true,
  });
});

test('access facts are texts, so that “no loop yet” is not read as a loop', () => {
  expect(churchPlace(onTheWeb(), building)?.amenityFeature).toEqual([
    {
      '@type': 'LocationFeatureSpecification',
      name: 'Step-free access',
      value: 'A ramp leads to the blue door.',
    },
    {
      '@type': 'LocationFeatureSpecification',
      name: 'Hearing loop',
      value: 'There is no loop in the hall yet.',
    },
  ]);
});

test('a place without coordinates has none in its data, and no map', () => {
  const place = churchPlace(onTheWeb(), { ...building, latitude: undefined });
  expect(place).not.toHaveProperty('geo');
  expect(place).not.toHaveProperty('hasMap');
});

test('the charity is linked to the place and to its pages elsewhere', () => {
  expect(churchCharity(onTheWeb())).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://church.example/#charity',
    name: 'St Oswin’s Leeds',
    legalName: 'The Parochial Church Council of St Oswin',
    location: { '@id': 'https://church.example/#church' },
    sameAs: ['https://social.example/st-oswins'],
  });
});

test('an excepted charity has no number, a registered one has its own', () => {
  expect(churchCharity(onTheWeb())).not.toHaveProperty('identifier');
  const charity = { kind: 'cio', law: 'england-wales', name: 'St Oswin’s', number: '1234567' } as const;
  expect(churchCharity(onTheWeb({ charity }))).toMatchObject({
    identifier: { value: '1234567' },
    nonprofitStatus: 'https://schema.org/CharitableIncorporatedOrganization',
  });
});

test('the site is published by the charity', () => {
  expect(website(onTheWeb())).toMatchObject({
    '@type': 'WebSite',
    name: 'St Oswin’s Leeds',
    publisher: { '@id': 'https://church.example/#charity' },
  });
});
