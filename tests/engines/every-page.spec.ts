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

/** The words of each element in sight of this role that has parts, as they are laid out, but for those that other words name. */
const shownNames = (engine: Engine, role: NamedRole): Promise<readonly string[]> =>
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
      return [...new Set(shown.map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim()))];
    },
    namedRoles[role],
  );

/** The names that the engine has for an element of an earlier page: Firefox takes half a second to find one. */
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
      const names = (await shownNames(engine, role)).slice(0, 3).filter((name) => !known.has(role + name));
      expect(
        await engine.namesNotFound(role, names),
        `each ${role} is read with the spaces that it shows`,
      ).toEqual([]);
      for (const name of names) known.add(role + name);
    }
    await engine.resize(phone);
    expect(await fitsTheWindow(engine)).toBe(true);
    await engine.run(axeSource);
    expect(await axeFaults(engine)).toEqual([]);
  });
}
