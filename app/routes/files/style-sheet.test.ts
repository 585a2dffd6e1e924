import { expect, test } from 'vitest';
import { addressVersion } from '#domain/page/route-pattern.ts';
import { defaultStyle, type HouseStyle } from '#domain/palette/house-style.ts';
import { defaultPalettes } from '#domain/palette/palette.ts';
import { contentWith, siteWith } from '#tests/fixtures/content.fixture.ts';
import { createLoadContext, type SiteContext } from '../../site-context.ts';
import { pageStyle } from '../../styles/style-sheet.server.ts';
import { loader } from './style-sheet.ts';

const own = {
  ...defaultPalettes,
  2: { primary: '#ffeeee', secondary: '#330000', tertiary: '#ffcccc' },
} as const;
const withOwn = { content: { ...contentWith([]), palettes: own, typeface: 'Literata' } } as const;

const versionOf = (style: HouseStyle) => pageStyle(style).version;

async function sheetAt(version: string, site: Partial<SiteContext>) {
  const args = { context: createLoadContext(siteWith(site)), params: { file: `${version}.css` } };
  const response = await Promise.try(loader, args as unknown as Parameters<typeof loader>[0]).catch(
    (thrown: unknown) => thrown as Response,
  );
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), css: await response.text() };
}

test('the church’s colours are an immutable style sheet, with a rule for each palette', async () => {
  const { status, headers, css } = await sheetAt(versionOf(withOwn.content), withOwn);
  expect(status).toBe(200);
  // Another text has another address, whatever it is that changes it.
  expect(addressVersion(css)).toBe(versionOf(withOwn.content));
  expect(headers).toEqual({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(css).toContain('@property --secondary{syntax:"<color>";inherits:true;initial-value:#06208f}');
  expect(css).toContain('[data-palette="2"]{--primary:#ffeeee;--secondary:#330000;--tertiary:#ffcccc}');
  expect(css.match(/^\[data-palette/gm)).toHaveLength(4);
  expect(css).not.toContain('print');
});

test('on white paper the light text of a dark palette is black, and QR codes are dark on light everywhere', async () => {
  const dark = { ...own, 3: { primary: '#1b1f3a', secondary: '#f4f0ff', tertiary: '#3a2f6b' } } as const;
  const content = { ...withOwn.content, palettes: dark };
  const { css } = await sheetAt(versionOf(content), { content });
  expect(css).toContain(
    '{--primary:#1b1f3a;--secondary:#f4f0ff;--tertiary:#3a2f6b}\n[data-palette="3"]{--code-ground:#ffffff;--code:#000000}\n@media print{[data-palette="3"]:not(img){--primary:#ffffff;--secondary:#000000;--tertiary:#ffffff}}',
  );
});

test('the site’s own colours are there without content, for the outage page, and beside those of a church', async () => {
  const outage = await sheetAt(versionOf(defaultStyle), { content: undefined });
  expect([outage.status, outage.css]).toEqual([200, expect.stringContaining('--primary:#d2f5cd')]);
  expect((await sheetAt(versionOf(defaultStyle), withOwn)).css).toBe(outage.css);
});

test('the address of other colours leads to the current ones, and nothing caches that', async () => {
  for (const [site, version] of [
    [withOwn, versionOf(withOwn.content)],
    [{ content: undefined }, versionOf(defaultStyle)],
  ] as const)
    expect(await sheetAt('older', site)).toMatchObject({
      status: 302,
      headers: { location: `/palettes/${version}.css`, 'cache-control': 'no-store' },
    });
});

test('the sheet names the files of the chosen typeface alone, and fonts of its widths for machines without Arial', async () => {
  const { css } = await sheetAt(versionOf(withOwn.content), withOwn);
  expect(css.match(/literata-latin(-ext)?-wght-normal[^/]*\.woff2/g)).toHaveLength(2);
  expect(css.match(/\.woff2/g)).toHaveLength(2);
  for (const name of ['Arial', 'Roboto', 'DejaVu Sans'])
    expect(css).toMatch(new RegExp(`local\\("?${name}"?\\)`));
});
