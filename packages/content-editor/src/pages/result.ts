import { type EditorContext, hintsOf, typeOf } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { entryFile } from '../files/content-folder.ts';
import { readBackView } from '../form/entry-form.ts';
import { historyStateOf } from '../git/git.ts';
import { isCommit, readHistory } from '../git/history.ts';
import { type Html, html } from '../html.ts';
import type { EditorRequest } from '../http/server.ts';
import { subjectOf } from '../translation.ts';
import { entryPath, page } from '../views/layout.ts';
import { words } from '../words.ts';
import { inWords } from './describe-problems.ts';
import { readBackOf } from './entry.ts';
import { undoButton } from './history.ts';

/** What a person sees after each save: that it is saved, how it is understood, and how to undo it. */
export async function showResult(context: EditorContext, request: EditorRequest): Promise<Response> {
  const { result } = words;
  const get = (name: string) => request.url.searchParams.get(name) ?? '';
  const [typeId, id, commit] = [get('type'), get('id'), get('commit')];
  const subject = await subjectOf(context, typeId, id);
  const { type = typeOf(context, typeId), record: entry, translation } = subject ?? {};
  const original = translation?.original ?? entry;
  const check = await currentCheck(context);
  const file = entryFile(typeId, id);
  const warnings = check.problems.filter(
    (problem) => problem.file === file && problem.severity === 'warning',
  );
  const readBack = entry && (await readBackOf(context, typeId, id, check));
  const path = translation ? translation.path : entry && context.rules.pathOf(typeId, id, entry.values);
  const isDraft = original?.values.draft === 'true';
  const kind = get('same') ? 'same' : get('undone') ? 'undone' : original ? 'saved' : 'deleted';
  const hasHistory = (await historyStateOf(context.folder)) === 'history';
  const [change] = isCommit(commit) ? await readHistory(context.folder, 1, ['.'], commit) : [];
  const title = subject?.title ?? change?.what ?? '';
  const main = html`
<div role="status">
${title !== '' && html`<p class="lead">${title}</p>`}
${isDraft && html`<p>${result.savedDraft}</p>`}
</div>
<div class="actions">
${(path !== undefined || !translation) && siteLink(context, path ?? '/', isDraft)}
${isCommit(commit) && (kind === 'undone' ? undoButton(context, commit, title.replace(words.history.undoes(''), ''), result.redo) : undoButton(context, commit, title, result.undo))}
</div>
${readBack !== undefined && readBackView(readBack)}
${type && warnings.length > 0 && html`<section class="warnings"><h2>${result.warnings}</h2><ul>${warnings.map((problem) => html`<li>${inWords(problem, type).sentence}</li>`)}</ul></section>`}
${!hasHistory && html`<p class="note">${result.noHistory}</p>`}
${hasHistory && kind !== 'same' && commit === '' && html`<p class="note">${result.notCommitted}</p>`}
<p class="links">
${type && entry && html`<a href="${entryPath(typeId, id)}">${result.edit}</a>`}
${type && html`<a href="/entries/${typeId}">${hintsOf(context, type).plural}</a>`}
<a href="/dates">${words.start.cancel}</a>
<a href="/">${words.nav.start}</a>
</p>`;
  const [heading, thin] = result.headings[kind];
  const isShown = !isDraft && isSiteOf(context);
  return page({ context, title: heading, thin: isShown ? thin : undefined, main, request });
}

/** Whether the site shows the folder itself: it is on the same machine. A public site may show another copy. */
function isSiteOf({ siteUrl, proxy }: EditorContext): boolean {
  return proxy !== undefined || (siteUrl()?.startsWith('http://localhost') ?? false);
}

/** A link to the page on which an entry shows, or will show. */
function siteLink(context: EditorContext, path: string, isDraft: boolean): Html {
  const site = isDraft ? context.draftsUrl() : context.siteUrl();
  if (isDraft && site === undefined) return html``;
  if (site === undefined) return html`<p class="note">${words.result.siteStarting}</p>`;
  return html`<a class="button" href="${site}${path}" target="site">${isDraft ? words.result.seeDraft : words.result.see}</a>`;
}
