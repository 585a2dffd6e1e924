import { expect, test } from 'vitest';
import { makeQrCode } from '../picture/qr-code.ts';
import { makePoster } from './poster.ts';

const path = '/whats-on/carols-by-candlelight';

test('a poster leads to the event’s own page', () => {
  const poster = makePoster(path, [], 'https://www.st-oswins.example');
  expect(poster.address).toBe('st-oswins.example/whats-on/carols-by-candlelight');
  expect(poster.code).toEqual(makeQrCode('https://www.st-oswins.example/whats-on/carols-by-candlelight'));
});

test('a poster uses the short link if there is one, which makes a coarser code', () => {
  const short = makePoster(path, [{ slug: 'carols', target: path }], 'https://st-oswins.example');
  expect(short.address).toBe('st-oswins.example/go/carols');
  expect(short.code).toEqual(makeQrCode('https://st-oswins.example/go/carols'));
  const plain = makePoster(path, [], 'https://st-oswins.example');
  expect(short.code?.size).toBeLessThan(plain.code?.size ?? 0);
});

test('an address too long for a code has none', () => {
  const long = `/whats-on/${'carols-'.repeat(400)}` as const;
  expect(makePoster(long, [], 'https://st-oswins.example')).toEqual({
    address: `st-oswins.example${long}`,
    code: undefined,
  });
});
