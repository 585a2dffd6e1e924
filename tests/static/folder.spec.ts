import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startContentService } from '#scripts/content-service.ts';
import { exportSite } from '#scripts/static/export-site.ts';
import { addGerman, addPhotograph, copyEntries, writeEntries } from '#tests/helpers/content-folder.ts';

/** A small church in two languages, with a photograph, a short link and an event that had another slug. */
const { folder: content, remove } = copyEntries([
  ...['siteSettings/', 'page/home', 'page/contact', 'page/donate', 'page/safeguarding', 'page/coming-up'],
  ...[
    'eventPage/food-pantry',
    'eventPage/advent-art-exhibition',
    'eventKind/',
    ...['shortLink/food', 'shortLink/old-services'],
    'safeguarding/',
  ],
  ...['helpline/', 'place/', 'role/'],
]);
addGerman(content);
addPhotograph(content);
const pantry = readFileSync(join(content, 'entries/eventPage/food-pantry.md'), 'utf8');
writeEntries(content, {
  'eventPage/food-pantry.md': pantry.replace('---\n', '---\nformerSlugs: [pantry]\n'),
  'shortLink/broken.md': '---\nslug: Broken Link\ntarget: /donate\n---\n',
});

const out = mkdtempSync(join(tmpdir(), 'church-export-'));
test.afterAll(() => {
  remove();
  rmSync(out, { recursive: true });
});

/** Exports the church as it is on a Thursday at nine. @returns the sentences about what is left out */
async function exportTo(name: string, settings: Readonly<Record<string, string>> = {}) {
  const warnings: string[] = [];
  await exportSite({
    environment: { CONTENT_FOLDER: content, SITE_URL: 'https://church.example', ...settings },
    base: '/',
    at: Temporal.PlainDateTime.from('2026-11-26T09:00'),
    folder: join(out, name),
    warn: (sentence) => warnings.push(sentence),
  });
  return warnings;
}

const namesIn = (name: string) =>
  readdirSync(join(out, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(out, name).length + 1))
    .toSorted();
const textOf = (name: string) => readFileSync(join(out, 'site', name), 'utf8');

test('the site is a folder of files', async () => {
  // Two exports, with photographs in AVIF, on a machine that is busy with other tests.
  test.slow();
  const security = { SECURITY_CONTACT: 'mailto:security@church.example' };
  const warnings = await exportTo('site', security);
  const names = namesIn('site');

  await test.step('an entry with a fault is left out, and named with its place', () => {
    const about = warnings.filter((sentence) => sentence.includes('shortLink'));
    expect(about).toEqual([expect.stringMatching(/shortLink\/broken\.md:2: .+/)]);
    expect(names.filter((name) => name.includes('roken'))).toEqual([]);
  });

  await test.step('every page of every site map has its document, and its data at both of its addresses', () => {
    for (const map of ['sitemap.xml', 'de/sitemap.xml']) {
      const pages = Array.from(
        textOf(map).matchAll(/<loc>https:\/\/church\.example(.*?)<\/loc>/g),
        ([, path = '']) => path.replace(/^\//, ''),
      );
      expect(pages.length).toBeGreaterThan(6);
      for (const page of pages) {
        const inside = page === '' ? '' : `${page}/`;
        expect(names, page).toContain(`${inside}index.html`);
        expect(names, page).toContain(`${inside}_.data`);
        if (page !== '') expect(names).toContain(`${page}.data`);
      }
    }
  });

  await test.step('so has what no site map names', () => {
    const others = [
      '404.html',
      'calendar.ics',
      'calendar/food.ics',
      'coming-up.atom',
      'coming-up/food/index.html',
    ];
    for (const name of others) {
      expect(names).toContain(name);
      expect(names).toContain(`de/${name}`);
    }
    const shared = ['robots.txt', 'favicon.ico', 'icons/180.png', '.well-known/security.txt', '_headers'];
    for (const name of shared) expect(names).toContain(name);
    for (const kind of [
      /^og\/.+\.png$/,
      /^pictures\/.+\.avif$/,
      /^pictures\/.+\.jpg$/,
      /^palettes\/.+\.css$/,
    ])
      expect(names.filter((name) => kind.test(name)).length, String(kind)).toBeGreaterThan(0);
  });

  await test.step('what a page shows when it is opened may be of today, what a click fetches says its date', () => {
    expect(textOf('whats-on/food-pantry/index.html')).toContain('http-equiv="Content-Security-Policy"');
    expect(textOf('whats-on/food-pantry/index.html')).toContain('Today');
    expect(textOf('whats-on/food-pantry.data')).not.toContain('Today');
    expect(textOf('whats-on/food-pantry.data')).toContain('26 November');
  });

  await test.step('short links and former addresses lead on, by pages and by lines for hosts that know them', () => {
    const lines = textOf('_redirects').split('\n');
    expect(lines).toContain('/go/food /whats-on/food-pantry 302');
    expect(lines).toContain('/whats-on/pantry /whats-on/food-pantry 301');
    expect(lines).toContain('/de/services.html /de/whats-on 301');
    expect(textOf('services.html')).toContain('<a href="/whats-on">');
    expect(lines).toContain('/de/whats-on/pantry /de/whats-on/food-pantry 301');
    expect(textOf('de/whats-on/pantry/index.html')).toContain(
      'Weiter zu https://church.example/de/whats-on/food-pantry',
    );
    expect(textOf('whats-on/pantry.data')).toContain('SingleFetchRedirect');
    expect(textOf('whats-on/pantry.ics')).toBe(textOf('whats-on/food-pantry.ics'));
  });

  await test.step('the page for unknown addresses is not taken for another one', () => {
    expect(textOf('de/404.html')).toContain('<html lang="de"');
    expect(textOf('404.html')).not.toContain('modulepreload');
  });

  await test.step('it says as of when it is, and until when', () => {
    const { asOf, validUntil } = JSON.parse(textOf('published.json'));
    expect(asOf).toBe('2026-11-26T09:00:00Z');
    // The office opens for its last hours of the week.
    expect(validUntil).toBe('2026-11-26T09:30:00Z');
  });

  await test.step('a second run at the same instant writes the same bytes, also from a content service', async () => {
    const settings = { CONTENT_FOLDER: content, WEBHOOK_SECRET: 'x'.repeat(64) };
    const service = await startContentService(settings);
    try {
      await exportTo('again', { ...security, ...service.siteSettings });
    } finally {
      await service.close();
    }
    expect(namesIn('again')).toEqual(names);
    const differing = names.filter(
      (name) => !readFileSync(join(out, 'again', name)).equals(readFileSync(join(out, 'site', name))),
    );
    expect(differing).toEqual([]);
  });
});
