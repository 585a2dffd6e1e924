import { expect, test } from 'vitest';
import { siteLanguages } from '#app/language/site-languages.ts';
import { localeOf } from '#languages/locale.ts';
import { contentWith } from '#tests/fixtures/content.fixture.ts';
import { eventOf, everySunday } from '#tests/fixtures/event.fixture.ts';
import { addressesIn, fileName, firstPaths, pageFiles } from './addresses.ts';

test('what no page links to is known beforehand, in each language', () => {
  const content = {
    ...contentWith([]),
    events: [eventOf('carols', everySunday, { formerSlugs: ['carol-service'] })],
    eventKinds: [{ slug: 'music', title: 'Music', palette: 0 }],
    shortLinks: [{ slug: 'food', target: '/donate' }],
  } as const;
  const inGerman = { ...content, locale: localeOf({ language: 'de' }) };
  const paths = firstPaths(siteLanguages({ ...content, otherLanguages: [inGerman] }));
  const own = ['/sitemap.xml', '/coming-up.atom', '/manifest.webmanifest', '/calendar.ics'];
  const renamed = ['/whats-on/carol-service', '/whats-on/carol-service.ics'];
  const each = [...own, '/calendar/music.ics', '/go/food', ...renamed];
  expect(paths).toEqual([
    ...['/', ...each],
    ...['/de', ...each.map((path) => `/de${path}`)],
    ...['/robots.txt', '/favicon.svg', '/favicon.ico'],
    ...['/icons/180.png', '/icons/192.png', '/icons/512.png'],
  ]);
});

test('every link, picture and share picture of a page is found, and nothing on another host', () => {
  const html = `<head><meta property="og:image" content="https://church.example/og/1/home.png"/>
    <meta name="description" content="All are welcome, come in"/>
    <link rel="stylesheet" href="/assets/root.css"/></head>
    <a href="/contact?from=home#map">Find us</a><a href="/whats-on/tea%20&amp;%20cake/">Tea</a><a href="#main">On</a>
    <a href="mailto:vicar@church.example">Write</a><a href="https://elsewhere.example/contact">Other</a>
    <a href="//elsewhere.example/a">Other</a>
    <source srcSet="/pictures/choir/7/480.avif 480w,/pictures/choir/7/720.avif 720w"/><img src="/pictures/choir/7/720.jpg"/>`;
  expect(addressesIn(html, 'https://church.example')).toEqual([
    '/og/1/home.png',
    '/assets/root.css',
    '/contact',
    '/whats-on/tea%20&%20cake',
    '/pictures/choir/7/480.avif',
    '/pictures/choir/7/720.avif',
    '/pictures/choir/7/720.jpg',
  ]);
});

test('below a path of a host its addresses are those of the site, and others of the same host are not', () => {
  const text = `<loc>https://name.example/church</loc><loc>https://name.example/church/contact</loc>
    <a href="/church/">Home</a><a href="/churches/other">Another project</a>`;
  expect(addressesIn(text, 'https://name.example/church')).toEqual(['/', '/contact', '/']);
});

test('a page is a folder, and its data is where the router asks for it at an address with and without a slash', () => {
  expect(pageFiles('/')).toEqual({ document: 'index.html', data: ['_.data'] });
  expect(pageFiles('/de')).toEqual({ document: 'de/index.html', data: ['de.data', 'de/_.data'] });
  expect(pageFiles('/whats-on/caf%C3%A9')).toEqual({
    document: 'whats-on/café/index.html',
    data: ['whats-on/café.data', 'whats-on/café/_.data'],
  });
});

test.each(['/..%2F..%2Fetc', '/a%2Fb', '/a%5Cb', '/%2e%2e/b', '/a%00'])(
  'the file of %s cannot lead out of the folder',
  (path) => {
    expect(() => fileName(path)).toThrow('cannot be the name of a file');
  },
);
