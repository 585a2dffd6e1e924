import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { exportSite } from '#scripts/static/export-site.ts';
import { copyEntries } from '#tests/helpers/content-folder.ts';
import { compareWithServer, exportContent } from '#tests/helpers/exported-site.ts';

/*
 * A church without pictures, which takes most of an export's time. All that the export of a whole church has is in `tests/static/`, which
 * `npm run test:files` tries.
 */
const { folder: content, remove } = copyEntries([
  ...['siteSettings/', 'page/contact', 'page/donate', 'page/safeguarding', 'page/coming-up'],
  ...['eventPage/food-pantry', 'eventPage/choir-practice', 'eventPage/sunday-worship', 'eventKind/'],
  ...['safeguarding/', 'helpline/', 'place/', 'role/'],
]);
test.afterAll(remove);
// Together, since a worker that came back for the second test would find the content removed.
test.describe.configure({ mode: 'default' });

test('a dozen exported pages, and a calendar, a feed and a list of addresses, are those of a server at the same instant', async () => {
  const exported = await exportContent(content, Temporal.PlainDateTime.from('2026-11-26T09:00'));
  const others = ['calendar.ics', 'coming-up.atom', 'robots.txt'];
  const { pages, withLine } = await compareWithServer(exported, content, ['sitemap.xml'], others);
  expect(pages).toBeGreaterThanOrEqual(12);
  // Of the others nothing depends on the day.
  expect(withLine).toBeGreaterThanOrEqual(8);
  exported.remove();
});

test('what a public site would not start with is refused, and the last folder stays', async () => {
  const out = mkdtempSync(join(tmpdir(), 'church-export-'));
  const folder = join(out, 'refused');
  const exportTo = (settings: Readonly<Record<string, string>>) =>
    exportSite({
      environment: { CONTENT_FOLDER: content, SITE_URL: 'https://church.example', ...settings },
      ...{ base: '/', at: undefined, folder, warn: () => {} },
    });
  await expect(exportTo({ SITE_URL: ' ' })).rejects.toThrow(/^SITE_URL is missing: .+ SITE_URL=https:\/\//);
  await expect(exportTo({ CONTENT_FOLDER: join(out, 'nothing') })).rejects.toThrow(/outage\.json/);
  expect(existsSync(folder)).toBe(false);
  const before = join(folder, 'index.html');
  mkdirSync(folder);
  writeFileSync(before, '');
  await expect(exportTo({ SITE_URL: 'https://www.oswin-leeds.org.uk' })).rejects.toThrow(
    /\.md:\d+: .+ A public site does not start with this\./,
  );
  expect(existsSync(before)).toBe(true);
  rmSync(out, { recursive: true });
});
