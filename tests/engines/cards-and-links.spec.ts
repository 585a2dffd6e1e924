import { mergeTests } from '@playwright/test';
import { testAt } from '#tests/e2e/fixtures/test-at.ts';
import { type Engine, evaluate } from './engine.ts';
import { expect, test } from './test.ts';

/** A point near a corner of the first event's card, far from its title, and where its title leads. */
const cornerOfCard = (engine: Engine) =>
  evaluate(engine, () => {
    const card = document.querySelector('main article');
    card?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const { left = 0, top = 0 } = card?.getBoundingClientRect() ?? {};
    const path = card?.querySelector<HTMLAnchorElement>('a[href^="/whats-on/"]')?.pathname ?? '';
    return { x: left + 12, y: top + 12, path };
  });

const pathname = (engine: Engine) => evaluate(engine, () => window.location.pathname);

/** In Advent, when there are cards. */
const testInAdvent = mergeTests(test, testAt('2026-11-27T09:00'));

testInAdvent('a tap anywhere on an event’s card leads to its page', async ({ engine, baseURL }) => {
  await engine.goto(`${baseURL}/whats-on`);
  const { x, y, path } = await cornerOfCard(engine);
  expect(path).toMatch(/^\/whats-on\/./);
  await engine.clickAt(x, y);
  await expect.poll(() => pathname(engine)).toBe(path);
});

test('a link in an answer leads to the page that it names', async ({ engine, visit }) => {
  await visit('/about-us');
  const point = await evaluate(engine, () => {
    const link = [...document.querySelectorAll('main a[href="/safeguarding"]')].find(
      (each) => each.closest('p') !== null,
    );
    // An answer may be folded.
    link?.closest('details')?.setAttribute('open', '');
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x = 0, y = 0, height = 0 } = link?.getClientRects()[0] ?? {};
    return { x: x + 4, y: y + height / 2 };
  });
  await engine.clickAt(point.x, point.y);
  await expect.poll(() => pathname(engine)).toBe('/safeguarding');
});
