import { expect, test } from 'vitest';
import { checkLinks } from './links.ts';

function deadLinks(...addresses: readonly string[]) {
  const paths = new Set(['/', '/contact', '/whats-on/carols', '/go/carols']);
  const links = addresses.map((address) => ({
    record: { type: 'notice', id: 'snow' },
    field: 'linkUrl',
    written: address,
    address,
  }));
  return checkLinks(links, paths).map(({ message }) => message.split('”')[0]?.slice(1));
}

test('links within the site that lead nowhere are reported, others are not', () => {
  expect(
    deadLinks('/', '/contact', '/contact/', '/contact#door', '/whats-on/carols?x=1', '/go/carols'),
  ).toEqual([]);
  expect(deadLinks('/kontact', '/whats-on/carol', '/go')).toEqual(['/kontact', '/whats-on/carol', '/go']);
  expect(deadLinks('https://example.org/nowhere', 'mailto:office@example.org', 'tel:999')).toEqual([]);
});

test('a link to an entry without a page is reported as it is written', () => {
  const link = {
    record: { type: 'page', id: 'home' },
    field: 'body',
    written: 'entry:vicar',
    address: undefined,
  };
  expect(checkLinks([link], new Set(['/']))).toEqual([
    expect.objectContaining({ near: 'entry:vicar', message: expect.stringContaining('“entry:vicar”') }),
  ]);
});
