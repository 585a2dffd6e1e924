import { expect, test } from 'vitest';
import { wordsIn } from '#languages/words.ts';
import { building, site } from '#tests/fixtures/site.fixture.ts';
import { type PageMetadata, pagePicture } from '../page-metadata.ts';
import { breadcrumbs, pageJsonLd } from './page-json-ld.ts';

const donate: PageMetadata = { title: 'Donate', description: 'How to give.', path: '/donate', palette: 1 };

interface Graph {
  readonly '@context': string;
  readonly '@graph': readonly { readonly '@type': string }[];
}

const shared = pagePicture(donate, site);

const graphOf = (page: Partial<PageMetadata>): Graph =>
  JSON.parse(pageJsonLd({ ...donate, ...page }, shared, site));
const typesOf = (page: Partial<PageMetadata>) => graphOf(page)['@graph'].map((node) => node['@type']);

test('pages about the place describe it; every page has its charity and its breadcrumbs', () => {
  expect(typesOf({ path: '/', place: building })).toEqual(['Church', 'Organization', 'WebSite']);
  expect(typesOf({ path: '/contact', place: building })).toEqual([
    'Church',
    'Organization',
    'WebSite',
    'BreadcrumbList',
  ]);
  expect(typesOf({})).toEqual(['Organization', 'WebSite', 'BreadcrumbList']);
});

test('the nodes of a page, with those of its own, are one graph of schema.org', () => {
  const graph = graphOf({ nodes: [{ '@type': 'Event', name: 'Carols' }] });
  expect(graph['@context']).toBe('https://schema.org');
  expect(graph['@graph'].at(-1)).toEqual({ '@type': 'Event', name: 'Carols' });
});

test('its picture is the one with which the page is shared', () => {
  expect(pageJsonLd({ ...donate, palette: 2, place: building }, shared, site)).toContain(
    JSON.stringify(shared.url),
  );
});

test('content cannot close the script', () => {
  const text = pageJsonLd({ ...donate, title: '</script><script>alert(1)' }, shared, site);
  expect(text).not.toContain('<');
  expect(JSON.stringify(JSON.parse(text))).toContain('</script><script>alert(1)');
});

test('it has the language of the page', () => {
  const german = { ...site, siteUrl: 'https://church.example/de', words: wordsIn('de') };
  expect(pageJsonLd(donate, shared, german)).toContain('"inLanguage":"de"');
});

const church = 'St Oswin’s Leeds';
const siteUrl = 'https://church.example';
const step = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item,
});

test('each step has its number and its absolute address', () => {
  expect(breadcrumbs({ title: 'Donate', path: '/donate' }, site)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, church, `${siteUrl}/`), step(2, 'Donate', `${siteUrl}/donate`)],
  });
});

test('the breadcrumbs of an event include Whats On, those of Whats On only Home', () => {
  const steps = [step(1, church, `${siteUrl}/`), step(2, 'Whats On', `${siteUrl}/whats-on`)];
  expect(breadcrumbs({ title: 'Whats On', path: '/whats-on' }, site)).toMatchObject({
    itemListElement: steps,
  });
  expect(breadcrumbs({ title: 'Carols', path: '/whats-on/carols' }, site)).toMatchObject({
    itemListElement: [...steps, step(3, 'Carols', `${siteUrl}/whats-on/carols`)],
  });
});

test('Home has no breadcrumbs', () => {
  expect(breadcrumbs({ title: 'Come in', path: '/' }, site)).toBeUndefined();
});
