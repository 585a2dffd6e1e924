import { type EditorContext, hintsOf, titleOf, typeOf } from '../context.ts';
import { currentTrial } from '../current.ts';
import { entryFile, isId, readEntry } from '../files/content-folder.ts';
import { readBackView } from '../form/entry-form.ts';
import { keepingOf } from '../git/git.ts';
import { isCommit } from '../git/history.ts';
import { type Html, html } from '../html.ts';
import type { EditorRequest } from '../http/server.ts';
import { entryPath, page } from '../views/layout.ts';
import { words } from '../words.ts';
import { inWords } from './findings.ts';
import { undoButton } from './history.ts';

/** What a person sees after each save: that it is saved, how it is understood, and how to undo it. */
export async function showResult(
  context: EditorContext,
  { url, who, isOwnName }: EditorRequest,
): Promise<Response> {
  const { result } = words;
  const get = (name: string) => url.searchParams.get(name) ?? '';
  const [typeId, id, commit] = [get('type'), get('id'), get('commit')];
  const type = typeOf(context, typeId);
  const entry = type && isId(id) ? await readEntry(context.folder, type, id) : undefined;
  const trial = await currentTrial(context);
  const file = entryFile(typeId, id);
  const warnings = trial.findings.filter(
    (finding) => finding.file === file && finding.severity === 'warning',
  );
  const readBack =
    entry && trial.space && typeId === context.dates.eventType
      ? context.rules.readBack(trial.space, id)
      : undefined;
  const path = entry && context.rules.pathOf(typeId, id, entry.values);
  const isDraft = entry?.values.draft === 'true';
  const heading = get('same')
    ? result.nothing
    : get('undone')
      ? result.undone
      : entry
        ? result.saved
        : result.deleted;
  const isKept = (await keepingOf(context.folder)) === 'history';
  const title = type && entry ? titleOf(type, entry) : '';
  const main = html`
<div role="status">
${title !== '' && html`<p class="lead">${title}</p>`}
${isDraft && html`<p>${result.savedDraft}</p>`}
</div>
<div class="actions">
${siteLink(context, path ?? '/', isDraft)}
${isCommit(commit) && undoButton(context, commit, title, result.undo)}
</div>
${readBack !== undefined && readBackView(readBack)}
${type && warnings.length > 0 && html`<section class="warnings"><h2>${result.warnings}</h2><ul>${warnings.map((finding) => html`<li>${inWords(finding, type).message}</li>`)}</ul></section>`}
${!isKept && html`<p class="note">${result.noHistory}</p>`}
<p class="links">
${type && entry && html`<a href="${entryPath(typeId, id)}">${result.edit}</a>`}
${type && html`<a href="/entries/${typeId}">${hintsOf(context, type).plural}</a>`}
<a href="/dates">${words.start.cancel}</a>
<a href="/">${words.nav.start}</a>
</p>`;
  const isLive = !isDraft && !get('same') && context.siteUrl() !== undefined;
  return page({ context, title: heading, thin: isLive ? result.savedThin : undefined, main, who, isOwnName });
}

/** A link to the page on which an entry shows, or will show. */
function siteLink(context: EditorContext, path: string, isDraft: boolean): Html {
  const site = isDraft ? context.draftsUrl() : context.siteUrl();
  if (isDraft && site === undefined) return html``;
  if (site === undefined) return html`<p class="note">${words.result.siteStarting}</p>`;
  return html`<a class="button" href="${site}${path}" target="site">${isDraft ? words.result.seeDraft : words.result.see}</a>`;
}
