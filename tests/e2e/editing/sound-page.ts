import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { HtmlValidate } from 'html-validate';

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of the HTML standard, without rules of style. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** What axe finds. The test needs `bypassCSP`, since the tool is not part of the page. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: axeScript });
  return page.evaluate(async (rules) => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const { violations } = await tool.run({ runOnly: rules, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  }, tags);
}

/** Controls that are smaller than WCAG 2.5.8 asks for, and how far the page is wider than the window. */
const tooSmallOrWide = (page: Page) =>
  page.evaluate(() => ({
    small: [...document.querySelectorAll('a, button, input:not([type=hidden]), select, textarea, summary')]
      .map((each) => ({ text: each.outerHTML.slice(0, 80), box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.left >= 0 && (box.width < 24 || box.height < 24))
      .map(({ text }) => text),
    wider: document.documentElement.scrollWidth - window.innerWidth,
  }));

/** Opens a page of the editor, and expects it to be valid HTML, sound for axe, no wider than the window, and to have targets that a thumb hits. */
export async function expectSound(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(await axeFaults(page), path).toEqual([]);
  expect(await tooSmallOrWide(page), path).toEqual({ small: [], wider: 0 });
  const { results } = await validator.validateString((await response?.text()) ?? '');
  expect(
    results.flatMap(({ messages }) => messages.map(({ message }) => message)),
    path,
  ).toEqual([]);
}
