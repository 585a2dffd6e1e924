import type { EntryContext } from 'react-router';

/** What would end a script, or is no character of one, in a string literal of it (HTML section 4.12.1.3). */
const unsafe = /[&<>\u2028\u2029]/g;

function literal(text: string): string {
  return JSON.stringify(text).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Where React Router's own script in the page waits for the data that the page was made of. */
const receiver = 'window.__reactRouterContext.streamController';

/**
 * The data that a page was made of as a script, for the router to start with in a browser. React Router would have React
 * write it as it comes, which is for pages that are sent in parts: ours are whole, and made in half the time without.
 * @param stream what React Router gives the page; it is read to the end
 * @returns HTML to stand after the scripts of React Router's own
 */
export async function dataHandedOver(stream: EntryContext['serverHandoffStream']): Promise<string> {
  if (stream === undefined) return '';
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let data = '';
  for await (const part of stream) data += decoder.decode(part, { stream: true });
  return `<script>${receiver}.enqueue(${literal(data)});${receiver}.close();</script>`;
}
