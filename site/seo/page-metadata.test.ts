import { expect, test } from 'vitest';
import { eventPath, routePattern } from '#site/domain/route-pattern.ts';
import { canonicalUrl, metaTags } from './page-metadata.ts';

const site = { siteUrl: 'https://church.example', title: 'St Oswin’s', city: 'Leeds' };

test('the canonical address is the route’s pattern on the public origin', () => {
  expect(canonicalUrl(site.siteUrl, routePattern.comingUp)).toBe('https://church.example/coming-up');
  expect(canonicalUrl(site.siteUrl, routePattern.home)).toBe('https://church.example/');
});

test('an event’s canonical address has its slug filled in, escaped', () => {
  expect(canonicalUrl(site.siteUrl, eventPath('carols'))).toBe('https://church.example/whats-on/carols');
  expect(canonicalUrl(site.siteUrl, eventPath('a/b?c'))).toBe('https://church.example/whats-on/a%2Fb%3Fc');
});

test('a page is named before its church, Home is named after the church alone', () => {
  expect(metaTags({ title: 'Donate', description: 'How to give.', path: '/donate' }, site)[0]).toEqual({
    title: 'Donate – St Oswin’s Leeds',
  });
  expect(metaTags({ title: 'Welcome', description: '', path: '/' }, site)[0]).toEqual({
    title: 'St Oswin’s Leeds',
  });
});

test('a page without a description has no empty one', () => {
  const tags = metaTags({ title: 'Donate', description: '', path: '/donate' }, site);
  expect(tags.some((tag) => 'name' in tag)).toBe(false);
});
