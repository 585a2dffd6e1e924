import { expect, test } from 'vitest';
import { jsonLdTag, known, thingId } from './json-ld.ts';

test('what is not known is not said', () => {
  expect(known({ '@type': 'Place', name: undefined, latitude: 0 })).toEqual({
    '@type': 'Place',
    latitude: 0,
  });
});

test('things stand in one graph and name each other by addresses of this site', () => {
  expect(jsonLdTag([{ '@type': 'Place', name: 'The church' }])).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Place', name: 'The church' }],
    },
  });
  expect(thingId('https://church.example', 'charity')).toBe('https://church.example/#charity');
});
