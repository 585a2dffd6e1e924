import { type EditorContext, hintsOf, titleOf, typeOf } from '../context.ts';
import { readEntries } from '../files/content-folder.ts';
import { historyStateOf } from '../git/git.ts';
import { readHistory } from '../git/history.ts';
import { attributes, type Html, html } from '../html.ts';
import type { EditorRequest } from '../http/server.ts';
import { entryPath, page } from '../views/layout.ts';
import { words } from '../words.ts';
import { historyList, historyOffer } from './history.ts';

/** A search field over titles. */
export function searchForm(action: string, label: string, query: string): Html {
  return html`<form action="${action}" role="search" class="search">
<label for="q">${label}</label>
<div class="row"><input type="search" id="q" name="q" autocomplete="off"${attributes({ value: query })}><button class="plain">${words.start.find}</button></div>
</form>`;
}

/** Whether a title has all words of a query, in any order. */
export function matches(title: string, query: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  return plain(query)
    .split(/\s+/)
    .every((word) => plain(title).includes(word));
}

/** The first page: tasks, search, all kinds of entries, and what was changed last. */
export async function showStart(context: EditorContext, request: EditorRequest): Promise<Response> {
  const query = (request.url.searchParams.get('q') ?? '').trim();
  const entries = await readEntries(context.folder, context.types);
  const kinds = context.types
    .map((type) => ({ type, hints: hintsOf(context, type) }))
    .toSorted((a, b) => rankOf(context, a.type.sys.id) - rankOf(context, b.type.sys.id));
  const found =
    query === ''
      ? []
      : entries.flatMap((entry) => {
          const type = typeOf(context, entry.type);
          const title = type ? titleOf(type, entry) : '';
          return type && matches(title, query) ? [{ entry, title, one: hintsOf(context, type).one }] : [];
        });
  const historyState = await historyStateOf(context.folder);
  const latest = historyState === 'history' ? await readHistory(context.folder, 5) : [];
  const { start } = words;
  const main = html`
${searchForm('/', start.search, query)}
${query !== '' && html`<section aria-live="polite"><h2>${start.found(found.length, query)}</h2><ul class="list">${found.map(({ entry, title, one }) => html`<li><a href="${entryPath(entry.type, entry.id)}">${title}</a> <span class="hint">${one}</span></li>`)}</ul></section>`}
<section><h2>${start.tasks}</h2>
<ul class="tasks">
<li><a href="/dates">${start.cancel}</a></li>
${kinds.filter(({ hints }) => hints.isTask).map(({ type, hints }) => html`<li><a href="/new/${type.sys.id}">${start.newOne(hints.one)}</a></li>`)}
</ul></section>
<section><h2>${start.all}</h2>
<ul class="kinds">${kinds.map(({ type, hints }) => {
    const count = entries.filter((entry) => entry.type === type.sys.id).length;
    // Where there is only one and stays one, the list of it is left out.
    const [only, ...others] = entries.filter((entry) => entry.type === type.sys.id);
    if (hints.isFixed && only !== undefined && others.length === 0)
      return html`<li><a href="${entryPath(type.sys.id, only.id)}">${hints.plural}</a></li>`;
    return html`<li><a href="/entries/${type.sys.id}">${hints.plural}</a> <span class="hint">${count}</span></li>`;
  })}</ul></section>
${historyState === 'history' ? latest.length > 0 && html`<section class="latest"><h2>${start.last}</h2>${historyList(context, latest)}</section>` : historyOffer(context, historyState)}`;
  return page({ context, title: start.title, thin: start.titleThin, main, request });
}

/** The place of a content type in the list: that of the hints. */
function rankOf({ hints }: EditorContext, type: string): number {
  const rank = Object.keys(hints).indexOf(type);
  return rank === -1 ? Number.MAX_SAFE_INTEGER : rank;
}
