import type { ReactNode } from 'react';
import { HistoryList } from '../components/History.tsx';
import { Links } from '../components/Links.tsx';
import { Problems } from '../components/ProblemSummary.tsx';
import { type EditorContext, type EditorRequest, entryPath, pathWith, typeOf } from '../context.ts';
import { entryFile, entryOfFile, isId } from '../files/content-folder.ts';
import { readLocales } from '../files/locales.ts';
import { CannotUndo, isCommit, readHistory, undoesPrefix, undoing } from '../git/history.ts';
import { canUndo, undoSentence } from '../git/undo.ts';
import { notFound, page, redirect } from '../http/respond.tsx';
import { mergeEntry } from '../publish/merge-entry.ts';
import { save } from '../save.ts';
import { subjectOf } from '../translation.ts';
import { words } from '../words.ts';
import { describeProblems } from './describe-problems.ts';

const first = 40;

/** The history of all content, or of one entry with its translations. */
export async function showHistory(request: EditorRequest, typeId = '', id = '') {
  const type = typeOf(request, typeId);
  if (typeId !== '' && (type === undefined || !isId(id))) return notFound(request);
  const { repository } = request;
  const limit = request.url.searchParams.has('all') ? 1000 : first;
  const { others } = await readLocales(request.folder);
  const ids = [id, ...others.map(({ code }) => `${id}.${code}`)];
  const files = type === undefined ? ['.'] : ids.map((each) => entryFile(typeId, each));
  // An entry that has been deleted has a history, too.
  const subject = await subjectOf(request, typeId, id);
  const changes = await readHistory(repository, limit, files);
  const { history } = words;
  return page(
    { request, title: history.title, thin: history.titleThin },
    <>
      {subject && <Links to={[{ path: entryPath(typeId, id), title: history.of(subject.title) }]} />}
      {typeof repository === 'string' && <p className="note">{history.noHistory[repository]}</p>}
      {typeof repository !== 'string' && changes.length === 0 && <p>{history.none}</p>}
      {changes.length > 0 && <HistoryList changes={changes} />}
      {changes.length === first && (
        <p>
          <a href="?all=1">{history.more}</a>
        </p>
      )}
    </>,
  );
}

/** Undoes a change of an entry by its fields, so that a change of the next line since is no reason to refuse. */
function byFields(context: EditorContext, file: string, [current, after, before]: readonly Buffer[]) {
  const { typeId = '', id = '' } = entryOfFile(file) ?? {};
  const type = typeOf(context, typeId);
  if (type === undefined) return undefined;
  const versions = [after, current, before];
  const merged = mergeEntry(type, id, versions, () => undefined);
  return merged?.conflicts.length === 0 ? merged.text : undefined;
}

/** Undoes one change by a new one; everything that was changed since stays. */
export async function postUndo(request: EditorRequest): Promise<Response> {
  const { form } = request;
  const commit = String(form.get('commit') ?? '');
  const { history } = words;
  const refuse = (lead: string, more?: ReactNode) =>
    page(
      { request, title: history.undo, status: 409, isProblem: true },
      <>
        <p className="lead">{lead}</p>
        {more}
      </>,
    );
  if (!request.hasToken || !isCommit(commit)) return redirect('/history');
  const { repository } = request;
  const [undone] = await readHistory(repository, 1, ['.'], commit);
  if (typeof repository === 'string' || undone?.commit !== commit || !canUndo(undone.files))
    return redirect('/history');
  try {
    const files = await undoing(repository, commit, (file, versions) => byFields(request, file, versions));
    if (files.size === 0) return refuse(history.nothing);
    const what = `${undoSentence(undone.what)}\n\n${undoesPrefix}: ${commit}`;
    const result = await save(request, { files, what });
    if (result.isSaved) return redirect(pathWith('/saved', { undone: '1', commit: result.commit }));
    const problems = await describeProblems(request, result.errors);
    return refuse(history.breaks, <Problems problems={problems} />);
  } catch (error) {
    if (!(error instanceof CannotUndo)) throw error;
    return refuse(history.cannot, <Links to={[{ path: '/history', title: words.nav.history }]} />);
  }
}
