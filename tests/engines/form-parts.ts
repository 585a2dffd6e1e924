import { expect } from '@playwright/test';
import { type Engine, evaluate } from './engine.ts';
import { click } from './page-parts.ts';

/** Waits for the first heading of the page to be this. */
export const expectHeading = (engine: Engine, text: string | RegExp) =>
  expect
    .poll(() => evaluate(engine, () => document.querySelector('h1')?.innerText.replaceAll(/\s+/g, ' ')))
    .toMatch(text);

/**
 * Clicks the first visible element of a selector whose name begins with some words, once there is one: the page may still be on its way.
 */
export async function clickFirst(engine: Engine, selector: string, words = ''): Promise<void> {
  const mark = () =>
    evaluate(
      engine,
      (selector, words) => {
        for (const marked of document.querySelectorAll('[data-clicked]'))
          marked.removeAttribute('data-clicked');
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
          (each) =>
            each.closest('[aria-hidden=true]') === null &&
            each.getBoundingClientRect().width > 0 &&
            (each.getAttribute('aria-label') ?? each.innerText ?? '').trim().startsWith(words),
        );
        found?.setAttribute('data-clicked', '');
        return found !== undefined;
      },
      selector,
      words,
    );
  await expect.poll(mark, { message: `there is ${selector} “${words}”` }).toBe(true);
  await click(engine, '[data-clicked]');
}

/** Replaces what a field holds by typing, from its first part on, as a volunteer would with Tab and keys. */
export async function fill(engine: Engine, selector: string, text: string): Promise<void> {
  const focus = () =>
    evaluate(
      engine,
      (selector) => {
        const field = document.querySelector<HTMLInputElement>(selector);
        field?.focus();
        field?.select();
        return document.activeElement === field && field !== null;
      },
      selector,
    );
  await expect.poll(focus, { message: `there is ${selector}` }).toBe(true);
  await engine.type(text);
}

/** Opens the editing page by its address with the key, and gives a name where one is asked for: a browser keeps it for all ports. */
export async function openEditor(engine: Engine, address: string): Promise<void> {
  await engine.goto(address);
  if (await evaluate(engine, () => document.querySelector('#name') !== null)) {
    await fill(engine, '#name', 'Anna Green');
    await clickFirst(engine, 'button', 'Go on');
  }
  await expectHeading(engine, 'What has changed?');
}
