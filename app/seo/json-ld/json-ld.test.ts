import { expect, test } from 'vitest';
import { jsonLdTag, known, nodeId } from './json-ld.ts';

test('unknown facts are left out', () => {
  expect(known({ '@type': 'Place', name: undefined, latitude: 0 })).toEqual({
    '@type': 'Place',
    latitude: 0,
  });
});

test('nodes are in one graph and refer to each other by addresses of this site', () => {
  expect(jsonLdTag([{ '@type': 'Place', name: 'The church' }])).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Place', name: 'The church' }],
    },
  });
  expect(nodeId('https://church.example', 'charity')).toBe('https://church.example/#charity');
});
