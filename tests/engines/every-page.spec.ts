import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { pageKinds, pathOf } from '#tests/e2e/accessibility/page-kinds.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { type Engine, evaluate, type NamedRole, namedRoles } from './engine.ts';
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

/** The words of an element in sight of this role for each shape of parts, their tags and classes, as they are laid out; but for elements that other words name. */
const shownNames = (engine: Engine, role: NamedRole): Promise<Readonly<Record<string, string>>> =>
  evaluate(
    engine,
    (selector) => {
      const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          element.childElementCount > 0 &&
          !element.closest('[aria-hidden], [inert]') &&
          !element.matches('[aria-label], [aria-labelledby]') &&
          !element.querySelector('img, svg, [aria-label], [aria-hidden]'),
      );
      const shapeOf = (element: Element) =>
        [...element.querySelectorAll('*')].map((each) => each.tagName + each.className).join();
      return Object.fromEntries(
        shown.map((element) => [shapeOf(element), element.innerText.replace(/\s+/g, ' ').trim()]),
      );
    },
    namedRoles[role],
  );

/** The shapes whose names the engine has read: Firefox takes a quarter of a second to find one. */
const known = new Set<string>();

/** Pages that engines lay out as they do another. */
const alike = ['/no-such-page', '/accessibility', '/privacy'];

for (const kind of pageKinds.filter((each) => !alike.includes(each))) {
  test(`${kind} fits wide and narrow windows, has the names that it shows in the engine’s own tree, and breaks no rule of axe’s that depends on the engine`, async ({
    engine,
    visit,
  }) => {
    await visit(await pathOf(kind));
    expect(await fitsTheWindow(engine)).toBe(true);
    for (const role of ['heading', 'link'] as const) {
      // tests/e2e/accessibility reads all of them in Chromium.
      const shown = await shownNames(engine, role);
      const shapes = Object.keys(shown).filter((shape) => !known.has(role + shape));
      const names = shapes.map((shape) => shown[shape] ?? '');
      expect(
        await engine.namesNotFound(role, names),
        `each ${role} is read with the spaces that it shows`,
      ).toEqual([]);
      for (const shape of shapes) known.add(role + shape);
    }
    await engine.resize(phone);
    expect(await fitsTheWindow(engine)).toBe(true);
    await engine.run(axeSource);
    // At the end of the page, where the strip lies over nothing.
    await evaluate(engine, () => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await axeFaults(engine)).toEqual([]);
  });
}
