import { expect, test } from 'vitest';
import { eventPath, type Path, routePattern } from '#domain/page/route-pattern.ts';
import { wordsIn } from '#languages/words.ts';
import { site } from '#tests/fixtures/site.fixture.ts';
import { type MetaTag, metaTags, type PageMetadata, pagePicture, type WebSite } from './page-metadata.ts';

function allTags(page: PageMetadata, of: WebSite): readonly MetaTag[] {
  return metaTags(page, page.isUnlisted ? undefined : pagePicture(page, of), of);
}

function tagsOf(page: Partial<PageMetadata>): readonly MetaTag[] {
  return allTags(
    { title: 'Donate', description: 'How to give.', path: '/donate', palette: 1, ...page },
    site,
  );
}

function property(tags: readonly MetaTag[], name: string): string | undefined {
  return tags.flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : []))[0];
}

function links(tags: readonly MetaTag[], rel: string): readonly string[] {
  return tags.flatMap((tag) => ('rel' in tag && tag.rel === rel ? [tag.href] : []));
}

const canonicalOf = (path: Path) => links(tagsOf({ path }), 'canonical');

test('the canonical address is the route’s pattern on the public origin', () => {
  expect(canonicalOf(routePattern.comingUp)).toEqual(['https://church.example/coming-up']);
  expect(canonicalOf(routePattern.home)).toEqual(['https://church.example/']);
});

test('an event’s canonical address has its slug, percent-encoded', () => {
  expect(canonicalOf(eventPath('carols'))).toEqual(['https://church.example/whats-on/carols']);
  expect(canonicalOf(eventPath('a/b?c'))).toEqual(['https://church.example/whats-on/a%2Fb%3Fc']);
});

test('the title has the page before the church, that of Home the church alone', () => {
  expect(tagsOf({})[0]).toEqual({ title: 'Donate · St Oswin’s Leeds' });
  expect(tagsOf({ title: 'Come in', path: '/' })[0]).toEqual({ title: 'St Oswin’s Leeds' });
});

test('a page without a description has no description tag', () => {
  const tags = tagsOf({ description: '' });
  expect(tags.some((tag) => 'name' in tag && tag.name === 'description')).toBe(false);
  expect(property(tags, 'og:description')).toBeUndefined();
});

test('a shared page has its name, its description, its address and a public picture', () => {
  const tags = tagsOf({});
  expect(property(tags, 'og:title')).toBe('Donate');
  expect(property(tags, 'og:description')).toBe('How to give.');
  expect(property(tags, 'og:url')).toBe('https://church.example/donate');
  expect(property(tags, 'og:site_name')).toBe('St Oswin’s Leeds');
  expect(property(tags, 'og:locale')).toBe('en_GB');
  expect(property(tags, 'og:image')).toMatch(/^https:\/\/church\.example\/og\/\w+\/donate\.png$/);
  expect(property(tags, 'og:image:width')).toBe('1200');
  expect(property(tags, 'og:image:height')).toBe('630');
  expect(property(tags, 'og:image:alt')).toBe('A stained-glass window with the words: Donate');
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('the pages with upcoming events link to the feed', () => {
  expect(links(tagsOf({ path: '/coming-up' }), 'alternate')).toEqual(['/coming-up.atom']);
  expect(links(tagsOf({ path: '/' }), 'alternate')).toEqual(['/coming-up.atom']);
  expect(links(tagsOf({}), 'alternate')).toEqual([]);
});

const languages = [
  { language: 'en-GB', prefix: '', name: 'English', openGraphLocale: 'en_GB' },
  { language: 'de', prefix: '/de', name: 'Deutsch', openGraphLocale: 'de_DE' },
] as const;

test('a page in two languages names both, and the first one for readers of all others', () => {
  const page = { title: 'Spenden', description: '', path: '/donate', palette: 1 } as const;
  const german = { ...site, siteUrl: 'https://church.example/de', words: wordsIn('de'), languages };
  const alternates = (tags: readonly MetaTag[]) =>
    tags.flatMap((tag) => ('hrefLang' in tag ? [[tag.hrefLang, tag.href]] : []));
  const tags = allTags(page, german);
  expect(alternates(tags)).toEqual([
    ['en-GB', 'https://church.example/donate'],
    ['de', 'https://church.example/de/donate'],
    ['x-default', 'https://church.example/donate'],
  ]);
  expect(alternates(allTags(page, { ...site, languages }))).toEqual(alternates(tags));
  expect(links(tags, 'canonical')).toEqual(['https://church.example/de/donate']);
  expect(property(tags, 'og:locale')).toBe('de_DE');
  expect(property(tags, 'og:locale:alternate')).toBe('en_GB');
});

test('Home and its feed are below the prefix of their language', () => {
  const german = { ...site, siteUrl: 'https://church.example/de', words: wordsIn('de'), languages };
  const tags = allTags({ title: 'Willkommen', description: '', path: '/', palette: 0 }, german);
  expect(links(tags, 'canonical')).toEqual(['https://church.example/de']);
  expect(links(tags, 'alternate')).toContain('/de/coming-up.atom');
  expect(property(tags, 'og:image')).toMatch(/^https:\/\/church\.example\/de\/og\/\w+\/home\.png$/);
});

test('a page of a church with one language names no other', () => {
  const tags = tagsOf({});
  expect(tags.filter((tag) => 'hrefLang' in tag)).toEqual([]);
  expect(property(tags, 'og:locale:alternate')).toBeUndefined();
});
