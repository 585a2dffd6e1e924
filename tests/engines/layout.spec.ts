import { breakpoint, menu } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';
import { evaluate } from './engine.ts';
import { boxOf, click, followMenuLink, isVisible, parts, styleOf } from './page-parts.ts';
import { expect, test } from './test.ts';

const title = `${parts.header} a[href="/"]`;

test('the menu is a column of 288 px from 960 px on, and below that, and on a telephone on its side, is replaced by a burger of 48 by 48 px', async ({
  engine,
  visit,
}) => {
  await engine.resize({ width: breakpoint, height: 900 });
  await visit('/about-us');
  expect(await boxOf(engine, parts.header)).toMatchObject({ x: 0, width: 288 });
  const main = await boxOf(engine, parts.main);
  expect(main.x).toBeGreaterThanOrEqual(288);
  expect(main.y).toBeLessThan(100);
  expect(await isVisible(engine, parts.menu)).toBe(true);
  expect(await isVisible(engine, parts.burger)).toBe(false);

  await engine.resize({ width: breakpoint - 1, height: 900 });
  await expect.poll(() => isVisible(engine, parts.burger)).toBe(true);
  const header = await boxOf(engine, parts.header);
  // A scrollbar may take some of the width.
  expect(header.width).toBe(await evaluate(engine, () => document.documentElement.clientWidth));
  expect(await boxOf(engine, parts.burger)).toMatchObject({ width: 48, height: 48 });
  const below = await boxOf(engine, parts.main);
  expect(below.x).toBe(0);
  expect(below.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(Number.parseFloat(await styleOf(engine, parts.main, 'padding-top'))).toBeGreaterThan(0);
  await expect.poll(() => isVisible(engine, parts.menu)).toBe(false);

  // A telephone on its side, which is wider than that.
  await engine.resize({ width: 740, height: 360 });
  expect(await isVisible(engine, parts.burger)).toBe(true);
  expect((await boxOf(engine, parts.main)).x).toBe(0);
});

test('on a phone the title stands on one line beside the button that leaves Safeguarding, which is a finger high', async ({
  engine,
  visit,
}) => {
  await engine.resize({ width: 360, height: 740 });
  await visit('/safeguarding');
  expect((await boxOf(engine, title)).height).toBeLessThanOrEqual(48);
  const exit = await boxOf(engine, `${parts.header} a[rel~="nofollow"]:not(.skip-link)`);
  expect(exit.height).toBe(48);
  expect(exit.x + exit.width).toBeLessThanOrEqual((await boxOf(engine, parts.burger)).x);
});

test('whatever the keyboard comes to first is outlined within the window, the scrolling menu too', async ({
  engine,
  visit,
}) => {
  await engine.resize({ width: breakpoint, height: 500 });
  await visit('/about-us');
  for (let stops = 0; stops < 3; stops += 1) {
    await engine.press('Tab');
    const left = await evaluate(engine, () => {
      const stop = document.activeElement ?? document.body;
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(stop);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return outlineStyle === 'none' ? 0 : stop.getBoundingClientRect().left - reach;
    });
    expect(left).toBeGreaterThanOrEqual(0);
  }
});

// Each label has its test in Chromium.
test('a label leads to its page, whose link alone is then highlighted; the title, with the city thin after it, leads home', async ({
  engine,
  visit,
}) => {
  const { site } = await menuContent();
  const lit = () =>
    evaluate(
      engine,
      async (header) => {
        // During a transition browsers ignore clicks, and one may be about to start.
        let moving = 0;
        for (let frames = 0; frames < 5; frames += 1) {
          await new Promise(requestAnimationFrame);
          moving += document.getAnimations().length;
        }
        const weight = (link: Element | null) => (link ? getComputedStyle(link).fontWeight : '');
        const links = [...document.querySelectorAll(`${header} [aria-current="page"]`)];
        const plain = document.querySelector(`${header} nav > ul:nth-of-type(2) a:not([aria-current])`);
        return {
          path: window.location.pathname,
          current: links.map((link) => link.getAttribute('href')),
          isMarked: links.every((link) => weight(link) !== weight(plain)),
          moving,
        };
      },
      parts.header,
    );
  const [[first, path]] = menu;
  await visit('/contact');
  expect(Number(await styleOf(engine, title, 'font-weight'))).toBeGreaterThanOrEqual(700);
  const weightsOfCity = await evaluate(
    engine,
    (selector, name) =>
      [...document.querySelectorAll(`${selector} *`)]
        .filter((element) => element.textContent?.trim() === name)
        .map((element) => Number(getComputedStyle(element).fontWeight)),
    title,
    site.city,
  );
  expect(weightsOfCity.at(-1)).toBeLessThanOrEqual(300);
  await followMenuLink(engine, first);
  await expect.poll(lit).toEqual({ path, current: [path], isMarked: true, moving: 0 });
  await click(engine, title);
  await expect.poll(lit).toEqual({ path: '/', current: ['/'], isMarked: true, moving: 0 });
});
