import { expect, test } from 'vitest';
import { ENGLISH } from '#tests/fixtures/schedule.fixture.ts';
import { breadcrumbs } from './breadcrumb-json-ld.ts';

const church = 'St Oswin’s Leeds';
const siteUrl = 'https://church.example';
const step = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item,
});

const site = { siteUrl, words: ENGLISH };

test('each step has its number and its absolute address', () => {
  expect(breadcrumbs({ name: 'Donate', path: '/donate' }, church, site)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, church, `${siteUrl}/`), step(2, 'Donate', `${siteUrl}/donate`)],
  });
});

test('the breadcrumbs of an event include Whats On, those of Whats On only Home', () => {
  const steps = [step(1, church, `${siteUrl}/`), step(2, 'Whats On', `${siteUrl}/whats-on`)];
  expect(breadcrumbs({ name: 'Whats On', path: '/whats-on' }, church, site)).toMatchObject({
    itemListElement: steps,
  });
  expect(breadcrumbs({ name: 'Carols', path: '/whats-on/carols' }, church, site)).toMatchObject({
    itemListElement: [...steps, step(3, 'Carols', `${siteUrl}/whats-on/carols`)],
  });
});

test('Home has no breadcrumbs', () => {
  expect(breadcrumbs({ name: 'Come in', path: '/' }, church, site)).toBeUndefined();
});
