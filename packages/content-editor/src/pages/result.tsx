import { UndoButton } from '../components/History.tsx';
import { useEditor } from '../components/Layout.tsx';
import { Links } from '../components/Links.tsx';
import { Problems } from '../components/ProblemSummary.tsx';
import { PublishPanel } from '../components/PublishPanel.tsx';
import { ReadBackView } from '../components/ReadBackView.tsx';
import { type EditorRequest, entryPath, typeOf } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { entryFile } from '../files/content-folder.ts';
import { isCommit, readHistory } from '../git/history.ts';
import { page } from '../http/respond.tsx';
import { lastRefusal } from '../publish/publish.ts';
import { subjectOf } from '../translation.ts';
import { words } from '../words.ts';
import { inWords } from './describe-problems.ts';
import { panelOf } from './publish.tsx';

/** Where it is: on the site, sent to it, or on this computer alone. */
type Place = 'site' | 'sent' | 'here';

type Outcome = keyof typeof words.result.headings;

/** What a person sees after each save: that it is saved, how it is understood, and how to undo it. */
export async function showResult(request: EditorRequest): Promise<Response> {
  const { result, nav, start } = words;
  const get = (name: string) => request.url.searchParams.get(name) ?? '';
  const [typeId, id, commit] = [get('type'), get('id'), get('commit')];
  const subject = await subjectOf(request, typeId, id);
  const { type = typeOf(request, typeId), record: entry, translation } = subject ?? {};
  const original = translation?.original ?? entry;
  const isDraft = original?.values.draft === 'true';
  const outcome = get('same') ? 'same' : get('undone') ? 'undone' : original ? 'saved' : 'deleted';
  const isCommitted = isCommit(commit);
  const { repository } = request;
  const [change] = isCommitted ? await readHistory(repository, 1, ['.'], commit) : [];
  const title = subject?.title ?? change?.what ?? '';
  const path = translation ? translation.path : entry && request.rules.pathOf(typeId, entry.values);
  const check = await currentCheck(request);
  const file = entryFile(typeId, id);
  const warnings = check.problems.filter((each) => each.file === file && each.severity === 'warning');
  const hasHistory = typeof repository !== 'string';
  const panel = hasHistory && !request.isOfSite ? await panelOf(request) : undefined;
  const isSent = panel !== undefined && panel.goes.length === 0 && typeof panel.to !== 'string';
  const place = request.isOfSite ? 'site' : isSent ? 'sent' : 'here';
  const note = noteOf(hasHistory, outcome, commit) ?? (request.isOfSite ? lastRefusal(request) : undefined);
  const readBack = entry && check.shown?.readBack(id);
  const hasPage = !translation || path !== undefined;
  return page(
    { request, ...headingOf(outcome, place, isDraft) },
    <>
      <div role="status">
        {title !== '' && <p className="lead">{title}</p>}
        {isDraft && <p>{result.savedDraft}</p>}
      </div>
      {panel && place === 'here' && outcome !== 'same' && <PublishPanel {...panel} />}
      <div className="actions">
        {hasPage && !isDraft && <ToSite path={path ?? '/'} isHere={place === 'here'} />}
        {isCommitted && (
          <UndoButton commit={commit} what={title} label={outcome === 'undone' ? result.redo : result.undo} />
        )}
      </div>
      {readBack && <ReadBackView {...readBack} />}
      {warnings.length > 0 && (
        <section className="warnings">
          <h2>{result.warnings}</h2>
          <Problems problems={warnings.map((problem) => inWords(problem, type))} />
        </section>
      )}
      {note !== undefined && <p className="note">{note}</p>}
      <Links
        to={[
          entry !== undefined && { path: entryPath(typeId, id), title: result.edit },
          type !== undefined && { path: `/entries/${typeId}`, title: type.hints.plural },
          { path: '/dates', title: start.cancel },
          { path: '/', title: nav.start },
        ]}
      />
    </>,
  );
}

function headingOf(outcome: Outcome, place: Place, isDraft: boolean): { title: string; thin?: string } {
  const [title, thin] = words.result.headings[outcome];
  if (outcome === 'same') return { title, thin };
  if (place === 'here') return { title: words.result.here(title), thin: words.publish.notYet };
  if (isDraft) return { title: `${title}.` };
  return { title: `${title}.`, thin: place === 'sent' ? words.publish.done : thin };
}

/** Why this cannot be undone here; undefined where it can. */
function noteOf(hasHistory: boolean, outcome: Outcome, commit: string): string | undefined {
  if (!hasHistory) return words.result.noHistory;
  return outcome !== 'same' && commit === '' ? words.result.notCommitted : undefined;
}

/** A link to the page on which an entry shows; nothing while the site that visitors see does not have it. */
function ToSite({ path, isHere }: { readonly path: string; readonly isHere: boolean }) {
  const { result } = words;
  const site = useEditor().siteUrl();
  if (site === undefined) return <p className="note">{result.siteStarting}</p>;
  const isBeside = site.startsWith('http://localhost');
  if (isHere && !isBeside) return null;
  return (
    <a className="button" href={site + path} target="site">
      {isBeside ? result.seeBeside : result.see}
    </a>
  );
}
