import { expect, test } from 'vitest';
import { absoluteAddress } from '../page/route-pattern.ts';

test('the address of a path is below that of the site', () => {
  expect(absoluteAddress('/', 'https://church.example')).toBe('https://church.example/');
  expect(absoluteAddress('/contact', 'https://church.example')).toBe('https://church.example/contact');
  expect(absoluteAddress('/og/home.png?v=1', 'http://localhost:3000')).toBe(
    'http://localhost:3000/og/home.png?v=1',
  );
});

test('in a further language it has the prefix of its pages', () => {
  expect(absoluteAddress('/', 'https://church.example/de')).toBe('https://church.example/de');
  expect(absoluteAddress('/contact', 'https://church.example/de')).toBe('https://church.example/de/contact');
});
