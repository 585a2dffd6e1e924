import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { expectedOnPages, pageKinds, pathOf } from './page-kinds.ts';

test.use({ javaScriptEnabled: false, expectedConsoleErrors: expectedOnPages });

/** What is read out as one name. */
const named = new Set(['heading', 'link', 'button', 'DisclosureTriangle', 'term', 'cell']);

const withoutSpaces = (text: string) => text.replace(/\s/g, '');
const readOut = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The words that an element shows, as they are laid out: a block begins a word. */
async function shownWords(cdp: CDPSession, backendNodeId: number): Promise<string> {
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId });
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: 'function () { return this.innerText; }',
    returnByValue: true,
  });
  return String(result.value);
}

/** The names in Chromium's own accessibility tree whose words run together or apart where the page's do not. */
async function misreadNames(page: Page): Promise<readonly string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('Accessibility.enable');
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const misread: string[] = [];
  let read = 0;
  for (const { role, name, backendDOMNodeId } of nodes) {
    if (!named.has(String(role?.value)) || !name?.value || backendDOMNodeId === undefined) continue;
    const shown = await shownWords(cdp, backendDOMNodeId);
    if (withoutSpaces(name.value) !== withoutSpaces(shown)) continue;
    read += 1;
    if (readOut(name.value) !== readOut(shown)) misread.push(`${role?.value} “${name.value}”`);
  }
  expect(read).toBeGreaterThan(5);
  return misread;
}

for (const kind of pageKinds) {
  test(`on ${kind} each heading and link is read with the spaces that it shows`, async ({ page }) => {
    await page.goto(await pathOf(kind));
    expect(await misreadNames(page)).toEqual([]);
  });
}
