import { handOverScript } from './handed-over.ts';
import type { PageParts } from './whole-page.ts';

/** What stands elsewhere in the head than where React and React Router write it, or not in the head at all. */
const moved =
  /<script>window\.trustedTypes[^<]*<\/script>|<link rel="(stylesheet|preload|modulepreload)"([^>]*)>/g;

/** The scripts of React Router's own, at the end of the body, begin with this one. */
const firstScript = '<script>window.__reactRouterContext = ';

/** The script that starts all others, as React Router writes them. */
const moduleScript = '<script type="module"';

/** After this the head says what it needs first. */
const viewport = /<meta name="viewport"[^>]*>/;

/** Only what comes after everything of React's own may be added to its page. */
const bodyEnd = '</body>';

/** Holds data only, a kilobyte of it, and may come at any time: so its hash can stand where every tool looks for one. */
const manifest = ' href="/assets/manifest-';

/** Puts style and font at the start of a head, and takes the links of its scripts out of it. */
function orderHead(html: string): { readonly head: string; readonly early: string; readonly later: string } {
  // Before any script; before the style too, for which an inline script would have to wait.
  let policy = '';
  let styles = '';
  let fonts = '';
  let early = '';
  let later = '';
  const rest = html.replace(moved, (found: string, rel: string | undefined, attributes: string) => {
    if (rel === undefined) policy += found;
    else if (rel === 'stylesheet') styles += found;
    else if (rel === 'modulepreload' && attributes.includes(manifest)) early += found;
    else if (rel === 'modulepreload') later += found;
    else if (attributes.includes(' as="font"')) fonts += found;
    else return found;
    return '';
  });
  return { head: rest.replace(viewport, (found) => found + policy + styles + fonts), early, later };
}

/** How long scripts wait for a browser that does not say when it has painted, in milliseconds. */
const patience = 3000;

/** What holds back what is in it: nothing in a template is fetched or run before it is taken out (HTML section 4.12.3). */
const holdBack = (html: string) => html && `<template>${html}</template>`;

/**
 * Starts the scripts of a page once it is painted (W3C Paint Timing): it puts what templates hold back in their places. The
 * last one first, which holds the links: by them the browser knows what each script must be before it is imported.
 */
export const startScript =
  '{const go=()=>{for(const t of[...document.querySelectorAll("template")].reverse())t.replaceWith(t.content)};' +
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
  // Links also for what the first script names itself: it is by its link that a script has the hash of what it must be.
  const { head, early, later } = orderHead(html.slice(0, end));
  const own = html.slice(start, at);
  const module = own.includes(moduleScript) ? own.indexOf(moduleScript) : own.length;
  return {
    head,
    body: html.slice(end, start) + data,
    tail:
      own.slice(0, module) +
      holdBack(own.slice(module)) +
      (data && `<script>${handOverScript}</script>`) +
      early +
      holdBack(later) +
      `<script>${startScript}</script>${html.slice(at)}`,
  };
}
