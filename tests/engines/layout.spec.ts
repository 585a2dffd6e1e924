import { breakpoint, menu } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';
import { evaluate } from './engine.ts';
import { boxOf, click, followMenuLink, isVisible, parts, styleOf } from './page-parts.ts';
import { expect, test } from './test.ts';

test('the menu has highlighted events first, then the pages by their labels, then the newsletter', async ({
  engine,
  visit,
}) => {
  const { highlighted, regular } = await menuContent();
  await visit('/');
  const found = await evaluate(
    engine,
    (selector) =>
      [...document.querySelectorAll<HTMLAnchorElement>(`${selector} a`)].map((link) => [
        link.textContent?.replace(' (opens in a new tab)', '').trim() ?? '',
        link.getAttribute('href') ?? '',
      ]),
    parts.menu,
  );
  const events = (list: typeof regular) => list.map(({ slug, title }) => [title, `/whats-on/${slug}`]);
  expect(found.slice(0, highlighted.length)).toEqual(events(highlighted));
  const labels = found.map(([label]) => label);
  const own = found.filter(([label]) => menu.some(([each]) => each === label));
  expect(own).toEqual(menu);
  expect(found).toEqual(expect.arrayContaining(events(regular)));
  expect(labels.indexOf('Subscribe to weekly email')).toBeGreaterThan(labels.indexOf('Safeguarding'));
});

test('the menu is a column of 288 px from 704 px on, and below that is replaced by a burger of 48 by 48 px', async ({
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
});

test('the title is bold, the city after it thin, and both lead home', async ({ engine, visit }) => {
  const { site } = await menuContent();
  await visit('/donate');
  const title = `${parts.header} a[href="/"]`;
  expect(Number(await styleOf(engine, title, 'font-weight'))).toBeGreaterThanOrEqual(700);
  const city = await evaluate(
    engine,
    (selector, name) =>
      [...document.querySelectorAll(`${selector} *`)]
        .filter((element) => element.textContent === name)
        .map((element) => Number(getComputedStyle(element).fontWeight)),
    title,
    site.city,
  );
  expect(city.at(-1)).toBeLessThanOrEqual(300);
  await click(engine, title);
  await expect.poll(() => evaluate(engine, () => window.location.pathname)).toBe('/');
});

// Each label has its test in Chromium.
test('a label leads to its page, whose link alone is then highlighted, and on Home the title', async ({
  engine,
  visit,
}) => {
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
  await visit('/');
  await expect.poll(lit).toEqual({ path: '/', current: ['/'], isMarked: true, moving: 0 });
  for (const [label, path] of menu.slice(0, 3)) {
    await followMenuLink(engine, label);
    await expect.poll(lit).toEqual({ path, current: [path], isMarked: true, moving: 0 });
  }
});

test('the newsletter opens in a new tab that has no way back in', async ({ engine, visit }) => {
  await visit('/contact');
  const link = await evaluate(
    engine,
    (selector) => {
      const found = [...document.querySelectorAll<HTMLAnchorElement>(`${selector} a[target]`)].find((each) =>
        each.textContent?.startsWith('Subscribe to weekly email'),
      );
      // Whether the browser would follow the link without a script; the address does not exist.
      let followed: boolean | 'not clicked' = 'not clicked';
      const note = (event: Event) => {
        followed = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', note, { once: true });
      found?.click();
      return { target: found?.target, rel: found?.rel, followed };
    },
    parts.menu,
  );
  expect(link).toEqual({ target: '_blank', rel: expect.stringContaining('noopener'), followed: true });
});
