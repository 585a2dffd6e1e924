import { evaluate } from './engine.ts';
import { click } from './page-parts.ts';
import { expect, test } from './test.ts';

// Each engine reports in its own words what it could not fetch.
test.use({ hasColdCache: true, expectedConsoleErrors: [/./] });

test('a click without a network on a page that was not fetched ahead keeps the site in the window, and says so', async ({
  engine,
  recordingProxy,
  visit,
}) => {
  await engine.resize({ width: 1280, height: 420 });
  await visit('/contact');
  expect(recordingProxy.requested.filter((path) => path.includes('this-week'))).toEqual([]);
  await recordingProxy.close();
  await click(engine, 'footer a[href="/this-week"]');
  await expect
    .poll(() => evaluate(engine, () => document.querySelector('main h1')?.textContent))
    .toBe('You seem to be offline');
});
