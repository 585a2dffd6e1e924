import { expect, test } from 'vitest';
import { known, nodeId } from './json-ld.ts';

test('unknown facts are left out', () => {
  expect(known({ '@type': 'Place', name: undefined, latitude: 0 })).toEqual({
    '@type': 'Place',
    latitude: 0,
  });
});

test('nodes refer to each other by addresses of this site', () => {
  expect(nodeId('https://church.example', 'charity')).toBe('https://church.example/#charity');
});
