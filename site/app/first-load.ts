/** What has to stand before any script; before the style too, for which an inline script would have to wait. */
const policy = /<script>window\.trustedTypes[^<]*<\/script>/g;

/** Links in the head by what they fetch, as React and React Router write them. */
const stylesheet = /<link rel="stylesheet"[^>]*>/g;
const font = /<link rel="preload"[^>]* as="font"[^>]*>/g;
const modulePreload = /<link rel="modulepreload"([^>]*)>/g;

/** After this the head says what it needs first. */
const viewport = /<meta name="viewport"[^>]*>/;

/** Only what comes after everything of React's own may be added to its page. */
const bodyEnd = '</body>';

function take(html: string, links: RegExp): readonly [rest: string, taken: string] {
  return [html.replaceAll(links, ''), (html.match(links) ?? []).join('')];
}

/**
 * Puts what a page needs to be read before what it needs to be clicked through: style and font at the start of the head,
 * scripts at the end of the body and with low priority. React Router asks for a page's twenty scripts in the head, where
 * they take the line from the style: on a poor phone that doubles the time until the words are there.
 * @param html a whole page
 */
export function wordsFirst(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const [withoutPolicy, policies] = take(html.slice(0, end), policy);
  const [withoutStyle, styles] = take(withoutPolicy, stylesheet);
  const [withoutFont, fonts] = take(withoutStyle, font);
  const [head, modules] = take(withoutFont, modulePreload);
  const later = modules.replaceAll(modulePreload, '<link rel="modulepreload" fetchpriority="low"$1>');
  const body = html.slice(end);
  const at = body.lastIndexOf(bodyEnd);
  return at < 0
    ? html
    : head.replace(viewport, (found) => found + policies + styles + fonts) +
        body.slice(0, at) +
        later +
        body.slice(at);
}
