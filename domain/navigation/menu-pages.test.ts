import { expect, test } from 'vitest';
import { english } from '#tests/fixtures/locale.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { menu } from '#tests/fixtures/site-map.ts';
import { footerPages, menuPages, menuPlaces, occasionPages, type PageInMenu } from './menu-pages.ts';

const entry = (slug: string, more: Partial<PageInMenu> = {}): PageInMenu => ({
  slug,
  title: `The ${slug}`,
  ...more,
});

/** The demonstration's pages, in no particular order. */
const all = ['privacy', 'home', ...menu.map(([, path]) => path.slice(1)).reverse(), 'accessibility'].map(
  (slug) => entry(slug),
);

test('without further fields the menu has the pages and the labels of the specification', () => {
  expect(menuPages(all, english).map(({ label, path }) => [label, path])).toEqual(menu);
});

test('a page without an entry is not in the menu', () => {
  const others = all.filter(({ slug }) => slug !== 'building-a-haven');
  expect(menuPages(others, english).map(({ label }) => label)).toEqual(
    menu.map(([label]) => label).filter((label) => label !== 'Building A Haven'),
  );
});

test('an entry may name its label and its place, and another page comes into the menu by its place', () => {
  const pages = [
    entry('our-hall', { menuOrder: 35 }),
    entry('history'),
    entry('about-us', { menuLabel: 'Who we are' }),
    entry('building-a-haven', { menuOrder: 999 }),
  ];
  expect(menuPages(pages, english)).toEqual([
    { path: '/our-hall', label: 'The our-hall' },
    { path: '/about-us', label: 'Who we are' },
    { path: '/building-a-haven', label: 'Building A Haven' },
  ]);
});

test('a label from an entry in another language names it, and a default one does not', () => {
  const pages = [entry('history', { menuOrder: 1, language: 'pl' }), entry('about-us', { language: 'pl' })];
  expect(menuPages(pages, english)).toEqual([
    { path: '/history', label: 'The history', language: 'pl' },
    { path: '/about-us', label: 'About' },
  ]);
});

test('Home leads to the pages for a wedding, a christening, a funeral and a gift in memory that there are, by their headings', () => {
  const pages = new Map([
    ['funerals', pageContent({ title: 'Beerdigungen', language: 'de' })],
    ['our-hall', pageContent({ title: 'Our hall' })],
    ['weddings', pageContent({ title: 'Weddings' })],
  ]);
  expect(occasionPages(pages)).toEqual([
    { path: '/weddings', label: 'Weddings' },
    { path: '/funerals', label: 'Beerdigungen', language: 'de' },
  ]);
});

test('the foot of every page has Safeguarding, the two statements, complaints and the Impressum, as far as they exist', () => {
  expect(footerPages(all, english).map(({ label }) => label)).toEqual([
    'Safeguarding',
    'Accessibility',
    'Privacy',
  ]);
  expect(footerPages([entry('safeguarding')], english).map(({ path }) => path)).toEqual(['/safeguarding']);
  const german = [entry('impressum'), entry('complaints-and-papers'), entry('privacy')];
  expect(footerPages(german, english).map(({ path }) => path)).toEqual([
    '/privacy',
    '/complaints-and-papers',
    '/impressum',
  ]);
});

test('a page can take a place before, between and after those of the menu, by a number between theirs', () => {
  const others = [entry('coming-up'), entry('whats-on'), entry('hall', { menuOrder: 21 }), entry('privacy')];
  const places = (own?: number) => menuPlaces(others, own, english).map(({ order, after }) => [order, after]);
  // Nothing is between 20 and 21.
  expect(places()).toEqual([
    [5, undefined],
    [15, 'Coming Up'],
    [31, 'The hall'],
  ]);
  expect(places(11)).toContainEqual([11, 'Coming Up']);
  expect(places(900)).toContainEqual([900, 'The hall']);
});
