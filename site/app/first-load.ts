import { handOverScript } from './handed-over.ts';
import type { PageParts } from './whole-page.ts';

/** What has to stand before any script; before the style too, for which an inline script would have to wait. */
const policy = /<script>window\.trustedTypes[^<]*<\/script>/g;

/** Links in the head by what they fetch, as React and React Router write them. */
const stylesheet = /<link rel="stylesheet"[^>]*>/g;
const font = /<link rel="preload"[^>]* as="font"[^>]*>/g;
const modulePreload = /<link rel="modulepreload"([^>]*)>/g;

/** The scripts of React Router's own, at the end of the body, begin with this one. */
const firstScript = '<script>window.__reactRouterContext = ';

/** The script that starts all others, as React Router writes them. */
const moduleScript = '<script type="module"';

/** After this the head says what it needs first. */
const viewport = /<meta name="viewport"[^>]*>/;

/** Only what comes after everything of React's own may be added to its page. */
const bodyEnd = '</body>';

function take(html: string, links: RegExp): readonly [rest: string, taken: string] {
  let taken = '';
  const rest = html.replaceAll(links, (link) => {
    taken += link;
    return '';
  });
  return [rest, taken];
}

/** How long scripts wait for a browser that does not say when it has painted, in milliseconds. */
const patience = 3000;

/**
 * Starts the scripts of a page once it is painted (W3C Paint Timing): until then they are written with a relation and a
 * type that no browser knows. A script that is put back where it was runs, if it has a type by then.
 */
export const startScript =
  '{const go=()=>{for(const l of document.querySelectorAll("[rel=later]"))l.rel="modulepreload";' +
  'for(const s of document.querySelectorAll("[type=later]"))s.type="module",s.replaceWith(s)};' +
  `new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,${patience})}`;

/**
 * Puts what a page needs to be read before what it needs to be clicked through: style and font at the start of the head,
 * scripts at the end of the body, to be asked for when the words are painted. React Router asks for a page's scripts in the
 * head, where they take the line from the style: on a poor phone that doubles the time until the words are there.
 * @param html a whole page
 * @param data the block of the data that it was made of
 */
export function wordsFirst(html: string, data = ''): PageParts {
  const end = html.indexOf('</head>');
  const at = html.lastIndexOf(bodyEnd);
  if (end < 0 || at < 0) return { head: html, body: '', tail: '' };
  const scripts = html.lastIndexOf(firstScript, at);
  const start = scripts < 0 ? at : scripts;
  const [withoutPolicy, policies] = take(html.slice(0, end), policy);
  const [withoutStyle, styles] = take(withoutPolicy, stylesheet);
  const [withoutFont, fonts] = take(withoutStyle, font);
  const [head, modules] = take(withoutFont, modulePreload);
  // Also for what the first script names itself: it is by its link that a script has the hash of what it must be.
  const later = modules.replaceAll(modulePreload, '<link rel="later"$1>');
  return {
    head: head.replace(viewport, (found) => found + policies + styles + fonts),
    body: html.slice(end, start) + data,
    tail:
      html.slice(start, at).replace(moduleScript, '<script type="later"') +
      `${data && `<script>${handOverScript}</script>`}${later}<script>${startScript}</script>${html.slice(at)}`,
  };
}
