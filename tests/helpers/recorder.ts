import { type Door, openDoor } from './door.ts';
import { test as base, expect } from './test.ts';

interface Recorded {
  /** The paths that the site was asked for, in order; what the browser took from its own cache is not among them. */
  asked: string[];
}

/** A test that reaches the site through a door where every request is written down. */
export const test = base.extend<Recorded & { door: Door }>({
  door: async ({ baseURL }, use) => {
    const door = await openDoor(baseURL ?? '');
    await use(door);
    await door.close();
  },
  asked: async ({ door }, use) => use(door.asked),
  page: async ({ browser, door, contextOptions, viewport }, use) => {
    const context = await browser.newContext({ ...contextOptions, viewport, baseURL: door.url });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };
