import { expect, test } from 'vitest';
import { absoluteAddress } from '../page/route-pattern.ts';

test('the address of a path is below that of the site', () => {
  expect(absoluteAddress('/', 'https://church.example')).toBe('https://church.example/');
  expect(absoluteAddress('/contact', 'https://church.example')).toBe('https://church.example/contact');
  expect(absoluteAddress('/og/1/home.png', 'http://localhost:3000')).toBe(
    'http://localhost:3000/og/1/home.png',
  );
});

test('in a further language it has the prefix of its pages', () => {
  expect(absoluteAddress('/', 'https://church.example/de')).toBe('https://church.example/de');
  expect(absoluteAddress('/contact', 'https://church.example/de')).toBe('https://church.example/de/contact');
});
