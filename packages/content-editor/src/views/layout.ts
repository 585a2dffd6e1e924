import type { EditorContext } from '../context.ts';
import { type Html, html } from '../html.ts';
import type { EditorRequest } from '../http/server.ts';
import { words } from '../words.ts';

interface PageOptions {
  readonly context: EditorContext;
  /** The heading, which is also the title of the window. */
  readonly title: string;
  /** The thin words of the heading. */
  readonly thin?: string | undefined;
  readonly main: Html;
  readonly status?: number;
  /** The request of a person who may have a name; absent on pages that do not show it. */
  readonly request?: EditorRequest;
  /** Whether the page says that something must be put right, which its title then says first. */
  readonly isProblem?: boolean;
}

/** A whole page of the editor. */
export function page({
  context,
  title,
  thin,
  main,
  status = 200,
  request,
  isProblem = false,
}: PageOptions): Response {
  const { nav } = words;
  const { who = '', isOwnName = true, unfinished } = request ?? {};
  const site = context.siteUrl();
  const name = [title, thin].filter(Boolean).join(' ');
  const before = isProblem ? `${words.problems.inTitle}: ` : '';
  const document = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${before}${name} – ${words.product}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/style.css">
<script src="/script.js" defer></script>
</head>
<body>
<a class="skip" href="#main">${words.skip}</a>
<header>
<nav aria-label="${words.product}">
<a href="/">${nav.start}</a>
<a href="/dates">${nav.dates}</a>
<a href="/history">${nav.history}</a>
${site !== undefined && html`<a href="${site}/" target="site">${nav.site}</a>`}
</nav>
</header>
<main id="main" tabindex="-1">
<h1>${title}${thin !== undefined && html` <span class="thin">${thin}</span>`}</h1>
${unfinished !== undefined && html`<p class="note">${unfinished}</p>`}
${main}
</main>
<footer class="foot">
${who !== '' && html`<p>${words.savingAs(who)}${isOwnName && html` <a href="/who">${words.changeName}</a>`}</p>`}
</footer>
</body>
</html>`;
  return new Response(document.text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** A page of one sentence and nothing else, for somebody who may see nothing of the editor's. */
export function bareSentence(status: number, sentence: string): Response {
  const document = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.refused.title}</title>
</head>
<body><main><h1>${words.refused.title}</h1><p>${sentence}</p></main></body>
</html>`;
  return new Response(document.text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** A form that posts to a path, with the token that shows that it is the editor's own. */
export function postForm(context: EditorContext, action: string, children: Html, className = ''): Html {
  return html`<form method="post" action="${action}" enctype="multipart/form-data" class="${className}">
<input type="hidden" name="token" value="${context.token}">
${children}
</form>`;
}

/** Sends the browser on to another page, which reloading does not post again. */
export function redirect(path: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status: 303, headers: { Location: path, ...headers } });
}

/** A path with parameters, without those that are empty. */
export function pathWith(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(filled as [string, string][]).toString();
  return query === '' ? path : `${path}?${query}`;
}

export const entryPath = (type: string, id: string) => `/entries/${type}/${encodeURIComponent(id)}`;
