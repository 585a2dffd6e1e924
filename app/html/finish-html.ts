import { wordsLinkId } from '../language/page-words.ts';

/** The delay of scripts in browsers without Paint Timing, in milliseconds. */
const paintTimeout = 3000;

/**
 * Starts the page's scripts after its first paint (W3C Paint Timing): replaces the template before it by the template's
 * content. Nothing in a template is fetched or run before that (HTML section 4.12.3).
 */
const startScript =
  '{const t=document.currentScript.previousElementSibling,go=()=>t.replaceWith(t.content);' +
  `new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,${paintTimeout})}`;

/**
 * The only place that edits HTML after React has written it:
 *
 * - It moves the router's scripts, and the preloads of their modules, after the content, to be fetched after the first paint.
 *   The router preloads them in the head, where they delay style and font; on a slow phone that doubles the time to the
 *   largest paint.
 * - It takes the nonce out and returns the scripts that had it, so that the policy can name them by hash: pages are cached,
 *   and a nonce must not be. The nonce is new for each rendering, so a script that came in with content cannot have it.
 *
 * @param html a whole document as React has written it; the router's scripts are the last of its body
 * @param nonce the value that `ServerRouter` was given
 * @param wordFile the address of the module with the page's words, to be preloaded with the others
 */
export function finishHtml(html: string, nonce: string, wordFile?: string) {
  const mark = ` nonce="${nonce}"`;
  let preloads = wordFile ? `<link rel="modulepreload" id="${wordsLinkId}" href="${wordFile}"/>` : '';
  // React escapes "<" and ">" in attributes, and the router does in scripts.
  const page = html.replaceAll(new RegExp(`<link[^>]*${mark}[^>]*>`, 'g'), (element) => {
    const link = element.replace(mark, '');
    if (!link.includes('rel="modulepreload"')) return link;
    preloads += link;
    return '';
  });
  const scripts = [...page.matchAll(new RegExp(`<script[^>]*${mark}[^>]*>(.*?)</script>`, 'gs'))];
  const bodyEnd = page.lastIndexOf('</body>');
  const scriptsStart = scripts[0]?.index ?? bodyEnd;
  const deferred = preloads + page.slice(scriptsStart, bodyEnd).replaceAll(mark, '');
  const start = `<template>${deferred}</template><script>${startScript}</script>`;
  return {
    html: page.slice(0, scriptsStart) + start + page.slice(bodyEnd),
    /** The site's own inline scripts, which alone may run. */
    scripts: [...scripts.map(([, script = '']) => script), startScript],
  };
}

/**
 * A page that carries its policy itself, for hosts that send files without headers. The policy stands before all that it governs, and
 * after the encoding, which must be among the first 1024 bytes (HTML section 4.2.5.4).
 */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/<head>(?:<meta charset="utf-8"\/>)?/i, (start) => start + meta);
}

/**
 * A finished page without what hydrates it: the file for unknown addresses is sent at any of them, of which some are those of other
 * routes, and the router would replace it by what they need.
 */
export function withoutRouter(html: string): string {
  return html.slice(0, html.lastIndexOf('<template>')) + html.slice(html.lastIndexOf('</body>'));
}
