import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildSite } from '#scripts/build.ts';
import { type Service, stopProcesses } from '#scripts/child-process.ts';
import { paths as pagePaths } from '#tests/fixtures/site-map.ts';
import { startContentService, startSiteFor } from '#tests/helpers/services.ts';
import { chromiumFlags, installChromium } from '#tests/tools/chromium.ts';
import { contactSheet, type Screenshot } from './contact-sheet.ts';
import { type Extreme, writeExtremeContent } from './extreme-content.ts';
import { readmePictures } from './readme-pictures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const out = `${root}screenshots/`;

/**
 * The arguments: `npm run screenshots -- 360 /donate` takes one page in one width; without arguments all are taken. With `--readme`
 * it takes those of README.md.
 */
const args = process.argv.slice(2);
const widths = [360, 768, 1280, 1920].filter((width) => isAmong(args, String(width), /^\d+$/));
const palettes = [0, 1, 2, 3];
const event = '/whats-on/carols-by-candlelight';
const paths = [...pagePaths, '/not-here', event].filter((path) => isAmong(args, path, /^\//));

/** The maximum height of a screenshot, in pixels: browsers have a limit, and faults show before it. */
const tallest = 12_000;

/** Whether the arguments select a value, or none of its kind. */
function isAmong(args: readonly string[], value: string, kind: RegExp): boolean {
  const alike = args.filter((each) => kind.test(each));
  return alike.length === 0 || alike.includes(value);
}

/** The settings that change how a page is rendered. */
const modes = {
  'forced-colours': (page: Page) => page.emulateMedia({ forcedColors: 'active' }),
  print: (page: Page) => page.emulateMedia({ media: 'print' }),
  'text-200': (page: Page) => page.addStyleTag({ content: 'html{font-size:200% !important}' }),
} as const;

async function withSite(
  settings: Record<string, string>,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const parts: Service[] = [];
  try {
    const service = await startContentService(settings);
    parts.push(service);
    const site = await startSiteFor(service);
    parts.push(site);
    await use(site.url);
  } finally {
    await stopProcesses(parts.toReversed());
  }
}

async function takeScreenshot(
  browser: Browser,
  name: string,
  url: string,
  width: number,
  prepare?: (page: Page) => Promise<unknown>,
) {
  // The larger text is a style sheet of the test, which the page's policy would block.
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await page.goto(url);
  await prepare?.(page);
  const reach = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(reach, tallest) };
  const png = await page.screenshot({ fullPage: true, clip });
  await page.close();
  writeFileSync(`${out}${name.replaceAll('/', '_')}.png`, png);
  return { caption: name, png } satisfies Screenshot;
}

async function everyPage(browser: Browser, url: string): Promise<void> {
  for (const width of widths) {
    const shots: Screenshot[] = [];
    for (const path of paths) {
      for (const palette of palettes) {
        const paint = (page: Page) =>
          page.locator('html').evaluate((html, to) => html.setAttribute('data-palette', to), `${palette}`);
        shots.push(
          await takeScreenshot(browser, `${width} palette-${palette} ${path}`, url + path, width, paint),
        );
      }
      for (const [mode, prepare] of Object.entries(modes)) {
        shots.push(await takeScreenshot(browser, `${width} ${mode} ${path}`, url + path, width, prepare));
      }
    }
    writeFileSync(`${out}sheet-${width}.png`, await contactSheet(browser, shots));
  }
}

async function everyExtreme(browser: Browser): Promise<void> {
  const shots: Screenshot[] = [];
  for (const extreme of ['crowded', 'empty'] satisfies Extreme[]) {
    const folder = writeExtremeContent(`${root}content`, extreme);
    await withSite({ CONTENT_FOLDER: folder }, async (url) => {
      for (const width of widths) {
        for (const path of ['/', '/whats-on', '/coming-up', '/whats-on/regular-3']) {
          shots.push(await takeScreenshot(browser, `${width} ${extreme} ${path}`, url + path, width));
        }
      }
    });
    rmSync(folder, { recursive: true });
  }
  writeFileSync(`${out}sheet-extremes.png`, await contactSheet(browser, shots));
}

const browser = await chromium.launch({
  executablePath: installChromium(process.env.PLAYWRIGHT_CHROMIUM),
  args: [...chromiumFlags],
});
if (args.includes('--readme')) await readmePictures(browser, `${root}docs/`);
else {
  await buildSite();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await withSite({}, (url) => everyPage(browser, url));
  await everyExtreme(browser);
  process.stdout.write(`The contact sheets are in ${out}\n`);
}
await browser.close();
