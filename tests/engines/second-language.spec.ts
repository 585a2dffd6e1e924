import { mergeTests } from '@playwright/test';
import { testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { twoLanguages } from '#tests/fixtures/two-languages.ts';
import { type Engine, evaluate } from './engine.ts';
import { click } from './page-parts.ts';
import { test as engines, expect } from './test.ts';

/** An English church whose pages are in German as well, in the engine of the project. */
const test = mergeTests(engines, testWithContent(twoLanguages));

/** Waits for a hydrated page with this path, language and heading. */
const expectPage = (engine: Engine, path: string, language: string, heading: string) =>
  expect
    .poll(() =>
      evaluate(engine, () => {
        const isHydrated = document.querySelector('button[data-menu-toggle]') !== null;
        const { pathname } = window.location;
        return [isHydrated, pathname, document.documentElement.lang, document.querySelector('h1')?.innerText];
      }),
    )
    .toEqual([true, path, language, heading]);

test('a link leads to the same page in the other language, whose own links load no new document', async ({
  engine,
  baseURL,
}) => {
  await engine.goto(`${baseURL}/about-us`);
  await expectPage(engine, '/about-us', 'en-GB', 'About us');
  await click(engine, 'header > ul a[hreflang="de"]');
  await expectPage(engine, '/de/about-us', 'de', 'Über uns');
  await evaluate(engine, () => void Object.assign(window, { isSameDocument: true }));
  await click(engine, '#menu a[href="/de/contact"]');
  await expectPage(engine, '/de/contact', 'de', 'Kontakt');
  expect(await evaluate(engine, () => 'isSameDocument' in window)).toBe(true);
  await click(engine, 'header > ul a[hreflang="en-GB"]');
  await expectPage(engine, '/contact', 'en-GB', 'Contact');
});
