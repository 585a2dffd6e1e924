import { elements, parsedHtml } from '#tests/helpers/read-xml.ts';
import { siteUrl } from '#tests/helpers/site-in-process.ts';
import { doWithout, missing } from '#tests/proxies/web-servers.ts';
import { expect, type SiteAsFiles, test } from './test-with-files.ts';

type Files = SiteAsFiles['exported']['files'];

/** Every address that a text names: links, pictures in every size, calendars, and without a part of a page what is said to others. */
function addressesIn(name: string, text: string): readonly string[] {
  // The words to copy of a week are HTML shown as text, where an address ends at an escaped mark.
  const shown = text.replaceAll(/&(?:quot|lt|gt);/g, ' ');
  const absolute = shown.matchAll(/(?:https|webcal):\/\/church\.example[^\s"'<>\\),#]*/g);
  const found = Array.from(absolute, ([address]) => address.replaceAll('&amp;', '&'));
  if (!name.endsWith('.html')) return found;
  const attributes = elements(parsedHtml(text), '*').flatMap((element) =>
    ['href', 'src', 'srcset', 'imagesrcset'].flatMap((attribute) => {
      const value = element.getAttribute(attribute) ?? '';
      return attribute.endsWith('srcset')
        ? value.split(',').map((part) => part.trim().split(' ')[0] ?? '')
        : value;
    }),
  );
  return [...found, ...attributes.filter((value) => value !== '')];
}

/** What is wrong with an address of this site on a page; undefined if it leads to a file, and to an element of it if it names one. */
function faultOf(files: Files, name: string, address: string): string | undefined {
  const { protocol, host, pathname, search, hash } = new URL(
    address.replace(/^webcal:/, 'https:'),
    `${siteUrl}/${name.replace(/index\.html$/, '')}`,
  );
  if (!/^https?:$/.test(protocol) || host !== new URL(siteUrl).host) return undefined;
  if (search !== '') return 'a host of files reads no query';
  const path = decodeURIComponent(pathname).replaceAll(/^\/|\/$/g, '');
  const page = path === '' ? 'index.html' : `${path}/index.html`;
  const target = files.get(path) ?? files.get(page);
  if (target === undefined) return 'no such file';
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || `${target}`.includes(` id="${id}"`) ? undefined : 'no such part of the page';
}

/** Follows every address that the files name. @returns how many there are, and what is wrong with those that lead nowhere */
function followLinks({ exported: { files } }: SiteAsFiles) {
  const faults: string[] = [];
  let count = 0;
  for (const [name, bytes] of files) {
    if (!/\.(?:html|xml|atom|webmanifest|txt)$/.test(name)) continue;
    for (const address of new Set(addressesIn(name, `${bytes}`))) {
      count += 1;
      const fault = faultOf(files, name, address);
      if (fault !== undefined) faults.push(`${address} in ${name}: ${fault}`);
    }
  }
  return { count, faults };
}

test('every link, picture and calendar leads to a file, and to the part of it that is named', ({
  demonstration,
}) => {
  const { count, faults } = followLinks(demonstration);
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

test('of the typefaces, the files of the one that the church has chosen are there, and no others', ({
  demonstration: {
    exported: { files },
  },
}) => {
  const fonts = [...files.keys()].filter((name) => name.endsWith('.woff2'));
  expect(fonts.map((name) => name.replace(/-[^-]+$/, '')).sort()).toEqual([
    'assets/bricolage-grotesque-latin-ext-wght-normal',
    'assets/bricolage-grotesque-latin-wght-normal',
  ]);
});

test('so does each in two languages', ({ inTwoLanguages }) => {
  const { count, faults } = followLinks(inTwoLanguages);
  expect([faults, inTwoLanguages.exported.warnings]).toEqual([[], []]);
  expect(count).toBeGreaterThan(500);
});

test.describe('on hosts', () => {
  test.skip(doWithout('nginx'), missing('nginx'));
  test('every file is served by a host without rules, and by nginx with nothing but the folder', async ({
    demonstration: { exported, host },
    nginx,
  }) => {
    for (const { url } of [host, nginx])
      for (const [name, bytes] of exported.files) {
        const response = await fetch(`${url}/${name.replace(/(?<=^|\/)index\.html$/, '')}`);
        expect.soft(response.status, name).toBe(200);
        expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(bytes)), name).toBe(true);
      }
  });
});
