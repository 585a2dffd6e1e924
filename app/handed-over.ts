import type { EntryContext } from 'react-router';
import { dataBlockText } from './seo/data-block.ts';

/** What no browser runs: it holds data, and nothing that comes from content stands in a script. */
const dataType = 'application/json';

/**
 * Hands the router in a browser what the page's data block holds, where React Router's own script waits for it. The same
 * on every page.
 */
export const handOverScript =
  `{const to=window.__reactRouterContext.streamController;` +
  `to.enqueue(document.querySelector("[type='${dataType}']").textContent);to.close()}`;

/**
 * The data that a page was made of as a data block, for the router to start with in a browser. React Router would have
 * React write it as it comes, in scripts: that is for pages that are sent in parts, and takes twice the time.
 * @param stream JSON, as React Router gives it to the page; it is read to its end
 * @returns HTML to stand after the words; empty when there is nothing to hand over
 */
export async function dataBlock(stream: EntryContext['serverHandoffStream']): Promise<string> {
  if (stream === undefined) return '';
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let json = '';
  for await (const part of stream) json += decoder.decode(part, { stream: true });
  return `<script type="${dataType}">${dataBlockText(json)}</script>`;
}
