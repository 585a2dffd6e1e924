import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { pageKinds, pathOf } from '#tests/e2e/accessibility/page-kinds.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { type Engine, evaluate } from './engine.ts';
import { expect, test } from './test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.use({ expectedConsoleErrors: [/status of 404/] });

/** The violations of WCAG 2.0 to 2.2, A and AA, that axe finds once animations have ended. */
function axeFaults(engine: Engine): Promise<readonly string[]> {
  return evaluate(engine, async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const { violations } = await tool.run('body', {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

const fitsTheWindow = (engine: Engine): Promise<boolean> =>
  evaluate(engine, () => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const kind of pageKinds.filter((each) => each !== '/no-such-page')) {
  test(`${kind} fits wide and narrow windows, breaks no rule of axe’s and names its canonical address`, async ({
    engine,
    recordingProxy,
    visit,
  }) => {
    const path = await pathOf(kind);
    await visit(path);
    const canonical = await evaluate(
      engine,
      () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
    );
    expect(new URL(canonical).pathname).toBe(path);
    expect(canonical).not.toContain(recordingProxy.url);
    expect(await fitsTheWindow(engine)).toBe(true);
    await engine.resize(phone);
    expect(await fitsTheWindow(engine)).toBe(true);
    // tests/e2e/accessibility checks the same in Chromium on a desktop.
    await engine.run(axeSource);
    expect(await axeFaults(engine)).toEqual([]);
  });
}
