import { type CDPSession, expect, type Page } from '@playwright/test';

/** What is read out as one name. */
const named = new Set(['heading', 'link', 'button', 'DisclosureTriangle', 'term', 'cell']);

const withoutSpaces = (text: string) => text.replace(/\s/g, '');
const readOut = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The words that elements show, as they are laid out: a block begins a word. */
async function shownWords(cdp: CDPSession, nodes: readonly number[]): Promise<readonly string[]> {
  const resolved = nodes.map((backendNodeId) => cdp.send('DOM.resolveNode', { backendNodeId }));
  const ids = (await Promise.all(resolved)).map(({ object }) => object.objectId ?? '');
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: ids[0] ?? '',
    arguments: ids.map((objectId) => ({ objectId })),
    functionDeclaration: 'function (...elements) { return elements.map(({ innerText }) => innerText); }',
    returnByValue: true,
  });
  return result.value;
}

/** The names in Chromium's own accessibility tree whose words run together or apart where the page's do not. */
export async function misreadNames(page: Page): Promise<readonly string[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const all = nodes.flatMap(({ role, name, backendDOMNodeId }) =>
    named.has(String(role?.value)) && name?.value && backendDOMNodeId !== undefined
      ? [{ role: String(role?.value), name: String(name.value), node: backendDOMNodeId }]
      : [],
  );
  const shown = await shownWords(
    cdp,
    all.map(({ node }) => node),
  );
  await cdp.detach();
  const read = all.filter(({ name }, at) => withoutSpaces(name) === withoutSpaces(shown[at] ?? ''));
  expect(read.length).toBeGreaterThan(5);
  return all
    .filter((each, at) => read.includes(each) && readOut(each.name) !== readOut(shown[at] ?? ''))
    .map(({ role, name }) => `${role} “${name}”`);
}
