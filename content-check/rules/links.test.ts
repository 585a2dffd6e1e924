import { expect, test } from 'vitest';
import { entryOf, spaceOf } from '#tests/fixtures/space.fixture.ts';
import { linkFaults } from './links.ts';

const targets = [
  entryOf('page', 'contact', { slug: 'contact' }),
  entryOf('eventPage', 'carols', { slug: 'carols' }),
  entryOf('shortLink', 'carols-link', { slug: 'carols', target: '/whats-on/carols' }),
];

function deadLinks(...addresses: readonly string[]) {
  const notices = addresses.map((linkUrl, at) => entryOf('notice', `notice-${at}`, { linkUrl }));
  return linkFaults(spaceOf([...targets, ...notices])).map(({ near }) => near);
}

test('links within the site that lead nowhere are reported, others are not', () => {
  expect(
    deadLinks('/', '/contact', '/contact/', '/contact#door', '/whats-on/carols?x=1', '/go/carols'),
  ).toEqual([]);
  expect(deadLinks('/kontact', '/whats-on/carol', '/go')).toEqual(['/kontact', '/whats-on/carol', '/go']);
  expect(deadLinks('https://example.org/nowhere', 'mailto:office@example.org', 'tel:999')).toEqual([]);
});

test('a link with a “%” that stands for no character is reported', () => {
  expect(deadLinks('/contact#50%', '/contact?a=50%25', '/contact#%C3%A9')).toEqual(['/contact#50%']);
});

test('a link may name a page in a further language, if the site is in it', () => {
  const paths = ['/de', '/de/contact', '/de/kontact', '/fr/contact', '/debate'];
  const notices = paths.map((linkUrl, at) => entryOf('notice', `notice-${at}`, { linkUrl }));
  const settings = entryOf('siteSettings', 'site', { otherLanguages: ['de'] });
  expect(linkFaults(spaceOf([...targets, settings, ...notices])).map(({ near }) => near)).toEqual([
    '/de/kontact',
    '/fr/contact',
    '/debate',
  ]);
});

test('a link to an entry without a page is reported as it is written', () => {
  const target = { sys: { type: 'Link', linkType: 'Entry', id: 'vicar' } };
  const link = { nodeType: 'entry-hyperlink', data: { target }, content: [] };
  const body = { nodeType: 'document', data: {}, content: [link] };
  const space = spaceOf([entryOf('page', 'home', { slug: 'home', body }), entryOf('role', 'vicar')]);
  expect(linkFaults(space)).toEqual([
    expect.objectContaining({ near: 'entry:vicar', message: expect.stringContaining('“entry:vicar”') }),
  ]);
});
