import { type EditorContext, typeOf } from '../context.ts';
import { entryFile, isId } from '../files/content-folder.ts';
import { readLocales } from '../files/locales.ts';
import { type HistoryState, historyStateOf, startHistory } from '../git/git.ts';
import {
  CannotUndo,
  isCommit,
  readHistory,
  type SavedChange,
  undoesPrefix,
  undoing,
} from '../git/history.ts';
import { type Html, html } from '../html.ts';
import { isToken } from '../http/guard.ts';
import { type EditorRequest, errorPage } from '../http/server.ts';
import { oneAtATime, save } from '../save.ts';
import { subjectOf } from '../translation.ts';
import { entryPath, page, pathWith, postForm, redirect } from '../views/layout.ts';
import { words } from '../words.ts';
import { describeProblems } from './describe-problems.ts';

const first = 40;

/** When something was saved, by the clock of this machine. */
export const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Changes with who, when and what, each with a button that undoes it. */
export function historyList(context: EditorContext, changes: readonly SavedChange[]): Html {
  const undone = undoneOf(changes);
  return html`<ol class="history">${changes.map(
    ({ commit, who, when: at, what, files }) => html`<li><p><b>${what}</b><br>
<span class="hint">${who}, <time datetime="${at.toISOString()}">${when.format(at)}</time></span></p>
${undone.has(commit) ? html`<p class="hint">${words.history.isUndone}</p>` : canUndo(files) && buttonFor(context, commit, what)}</li>`,
  )}</ol>`;
}

/** The changes that are undone, unless that has been undone in turn. The newest comes first. */
function undoneOf(changes: readonly SavedChange[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { commit, undoes } of changes) if (undoes !== '' && !undone.has(commit)) undone.add(undoes);
  return undone;
}

function isUndo(what: string): boolean {
  return what.startsWith(words.history.undoes(''));
}

/** What undoing a change is called: "Undo: Move …", then "Again: Move …" and "Undo: Move …" by turns, however often. */
export function undoSentence(what: string): string {
  const { undoes, again } = words.history;
  const plain = what.replace(undoes(''), '').replace(again(''), '');
  return isUndo(what) ? again(plain) : undoes(plain);
}

/** A change of many files, such as the first of a repository or an update by a program, is undone by somebody who knows git. */
const maxFiles = 8;

function canUndo(files: readonly string[]): boolean {
  return (
    files.length > 0 && files.length <= maxFiles && files.every((file) => /^(?:entries|assets)\//.test(file))
  );
}

/** An undo is not undone, but what it undid is done after all. */
function buttonFor(context: EditorContext, commit: string, what: string): Html {
  if (!isUndo(what)) return undoButton(context, commit, what);
  return undoButton(context, commit, what.replace(words.history.undoes(''), ''), words.result.redo);
}

export function undoButton(
  context: EditorContext,
  commit: string,
  what: string,
  label: string = words.history.undo,
): Html {
  return postForm(
    context,
    '/undo',
    html`<input type="hidden" name="commit" value="${commit}"><button class="plain" aria-label="${label}: ${what}">${label}</button>`,
  );
}

/** Says why there is no history, and offers one where that is possible. */
export function historyOffer(context: EditorContext, historyState: HistoryState): Html {
  const { history } = words;
  if (historyState === 'no-git') return html`<p class="note">${history.noGit}</p>`;
  return html`<section class="note"><p>${history.noRepository}</p>${postForm(context, '/history/start', html`<button class="plain">${history.start}</button><p class="hint">${history.startHelp}</p>`)}</section>`;
}

/** The history of all content, or of one entry with its translations. */
export async function showHistory(context: EditorContext, request: EditorRequest, typeId?: string, id = '') {
  const type = typeId === undefined ? undefined : typeOf(context, typeId);
  if (typeId !== undefined && (type === undefined || !isId(id)))
    return errorPage(context, 404, words.refused.notFound);
  const historyState = await historyStateOf(context.folder);
  const limit = request.url.searchParams.has('all') ? 1000 : first;
  const { others } = await readLocales(context.folder);
  const ids = [id, ...others.map(({ code }) => `${id}.${code}`)];
  const files = type === undefined ? ['.'] : ids.map((each) => entryFile(type.sys.id, each));
  const changes = historyState === 'history' ? await readHistory(context.folder, limit, files) : [];
  const subject = typeId === undefined ? undefined : await subjectOf(context, typeId, id);
  const { history } = words;
  const main = html`
${subject && html`<p class="links"><a href="${entryPath(subject.type.sys.id, id)}">${history.of(subject.title)}</a></p>`}
${historyState === 'history' ? (changes.length === 0 ? html`<p>${history.none}</p>` : historyList(context, changes)) : historyOffer(context, historyState)}
${changes.length === first && html`<p><a href="?all=1">${history.more}</a></p>`}`;
  return page({ context, title: history.title, thin: history.titleThin, main, request });
}

export async function postStartHistory(
  context: EditorContext,
  { form, who }: EditorRequest,
): Promise<Response> {
  if (!isToken(form.get('token'), context.token)) return redirect('/history');
  if ((await historyStateOf(context.folder)) === 'no-repository') {
    await startHistory(context.folder, words.history.startMessage, who);
  }
  return redirect('/history');
}

/** Undoes one change by a new one; everything that was changed since stays. */
export async function postUndo(context: EditorContext, request: EditorRequest): Promise<Response> {
  const { form, who } = request;
  const commit = String(form.get('commit') ?? '');
  const { history } = words;
  const refuse = (main: Html) =>
    page({ context, title: history.undo, main, status: 409, request, isProblem: true });
  if (!isToken(form.get('token'), context.token) || !isCommit(commit)) return redirect('/history');
  return oneAtATime(async () => {
    const undone = (await readHistory(context.folder, 1, ['.'], commit)).find(
      (each) => each.commit === commit,
    );
    if (undone === undefined || !canUndo(undone.files)) return redirect('/history');
    try {
      const files = await undoing(context.folder, commit);
      if (files.size === 0) return refuse(html`<p class="lead">${history.nothing}</p>`);
      const what = `${undoSentence(undone.what)}\n\n${undoesPrefix}: ${commit}`;
      const result = await save(context, { files, what, who });
      if (result.isSaved) return redirect(pathWith('/saved', { undone: '1', commit: result.commit }));
      const sentences = await describeProblems(context, result.errors);
      return refuse(
        html`<p class="lead">${history.breaks}</p><ul>${sentences.map(({ sentence }) => html`<li>${sentence}</li>`)}</ul>`,
      );
    } catch (error) {
      if (!(error instanceof CannotUndo)) throw error;
      return refuse(
        html`<p class="lead">${history.cannot}</p><p class="links"><a href="/history">${words.nav.history}</a></p>`,
      );
    }
  });
}
