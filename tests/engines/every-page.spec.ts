import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { pageKinds, pathOf } from '#tests/e2e/accessibility/page-kinds.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { type Engine, evaluate } from './engine.ts';
import { expect, test } from './test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG whose result depends on where an engine draws what. tests/e2e/accessibility checks all rules. */
const rulesOfLayout = ['scrollable-region-focusable', 'target-size'];

/** The violations of these rules that axe finds once animations have ended. */
function axeFaults(engine: Engine): Promise<readonly string[]> {
  return evaluate(
    engine,
    async (runOnly) => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const { violations } = await tool.run('body', {
        runOnly,
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    rulesOfLayout,
  );
}

const fitsTheWindow = (engine: Engine): Promise<boolean> =>
  evaluate(engine, () => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Pages that engines lay out as they do another. */
const alike = ['/no-such-page', '/accessibility', '/privacy'];

for (const kind of pageKinds.filter((each) => !alike.includes(each))) {
  test(`${kind} fits wide and narrow windows, and breaks no rule of axe’s that depends on the engine`, async ({
    engine,
    visit,
  }) => {
    await visit(await pathOf(kind));
    expect(await fitsTheWindow(engine)).toBe(true);
    await engine.resize(phone);
    expect(await fitsTheWindow(engine)).toBe(true);
    await engine.run(axeSource);
    expect(await axeFaults(engine)).toEqual([]);
  });
}
