import { UndoButton } from '../components/History.tsx';
import { type Link, Links } from '../components/Links.tsx';
import { Problems } from '../components/ProblemSummary.tsx';
import { PublishPanel, type PublishPanelProps } from '../components/PublishPanel.tsx';
import { ReadBackView } from '../components/ReadBackView.tsx';
import { type EditorContext, hintsOf, typeOf } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { entryFile } from '../files/content-folder.ts';
import { isCommit, readHistory } from '../git/history.ts';
import { page } from '../http/respond.tsx';
import type { EditorRequest } from '../http/server.ts';
import type { Problem, ReadBack } from '../options.ts';
import { entryPath } from '../paths.ts';
import { lastRefusal } from '../publish/publish.ts';
import { subjectOf } from '../translation.ts';
import { words } from '../words.ts';
import { inWords } from './describe-problems.ts';
import { readBackOf } from './entry.tsx';
import { panelOf } from './publish.tsx';

/** Where it is: on the site, sent to it, or on this computer alone. */
type Place = 'site' | 'sent' | 'here';

/** What has happened. */
type Outcome = keyof typeof words.result.headings;

interface ResultProps {
  readonly outcome: Outcome;
  /** What was saved, or what was undone. */
  readonly title: string;
  readonly isDraft: boolean;
  /** The page on which it shows; undefined where there is none to link to. */
  readonly site: SiteLink | undefined;
  /** The change that can be undone; undefined where it is in no history. */
  readonly commit: string | undefined;
  readonly readBack: ReadBack | undefined;
  readonly warnings: readonly Problem[];
  /** Why this cannot be undone here; undefined where it can. */
  readonly note: string | undefined;
  /** What is not yet on the web; undefined where all is that can be. */
  readonly panel: PublishPanelProps | undefined;
  readonly links: readonly (Link | false)[];
}

/** A link to the page on which an entry shows, or will show; its address is undefined while the site is not ready. */
interface SiteLink {
  readonly href: string | undefined;
  readonly title: string;
}

/** What a person sees after each save: that it is saved, how it is understood, and how to undo it. */
export async function showResult(context: EditorContext, request: EditorRequest): Promise<Response> {
  const { result, nav, start } = words;
  const get = (name: string) => request.url.searchParams.get(name) ?? '';
  const [typeId, id, commit] = [get('type'), get('id'), get('commit')];
  const subject = await subjectOf(context, typeId, id);
  const { type = typeOf(context, typeId), record: entry, translation } = subject ?? {};
  const original = translation?.original ?? entry;
  const isDraft = original?.values.draft === 'true';
  const outcome = outcomeOf({
    isSame: get('same') !== '',
    isUndone: get('undone') !== '',
    isThere: !!original,
  });
  const { repository = 'no-repository' } = request;
  const [change] = isCommit(commit) ? await readHistory(repository, 1, ['.'], commit) : [];
  const path = translation ? translation.path : entry && context.rules.pathOf(typeId, id, entry.values);
  const check = await currentCheck(context);
  const file = entryFile(typeId, id);
  const warnings = check.problems.filter((each) => each.file === file && each.severity === 'warning');
  const hasHistory = typeof repository !== 'string';
  const panel = hasHistory && !context.isOfSite ? await panelOf(context, repository) : undefined;
  const isSent = panel !== undefined && panel.goes.length === 0 && typeof panel.state.to !== 'string';
  const place = context.isOfSite ? 'site' : isSent ? 'sent' : 'here';
  return page(
    { context, request, ...headingOf(outcome, place, isDraft) },
    <ResultPage
      outcome={outcome}
      title={subject?.title ?? change?.what ?? ''}
      isDraft={isDraft}
      site={translation && path === undefined ? undefined : siteLink(context, path ?? '/', isDraft, place)}
      commit={isCommit(commit) ? commit : undefined}
      readBack={entry && (await readBackOf(context, typeId, id, check))}
      warnings={type ? warnings.map((problem) => inWords(problem, type)) : []}
      note={noteOf(hasHistory, outcome, commit) ?? (context.isOfSite ? lastRefusal(context) : undefined)}
      panel={place === 'here' && outcome !== 'same' ? panel : undefined}
      links={[
        entry !== undefined && { path: entryPath(typeId, id), title: result.edit },
        type !== undefined && { path: `/entries/${typeId}`, title: hintsOf(context, type).plural },
        { path: '/dates', title: start.cancel },
        { path: '/', title: nav.start },
      ]}
    />,
  );
}

/** @param asked.isThere whether the entry exists */
function outcomeOf(asked: Readonly<Record<'isSame' | 'isUndone' | 'isThere', boolean>>): Outcome {
  if (asked.isSame) return 'same';
  if (asked.isUndone) return 'undone';
  return asked.isThere ? 'saved' : 'deleted';
}

function headingOf(outcome: Outcome, place: Place, isDraft: boolean): { title: string; thin?: string } {
  const [title, thin] = words.result.headings[outcome];
  if (outcome === 'same') return { title, thin };
  if (place === 'here') return { title: words.result.here(title), thin: words.publish.notYet };
  if (isDraft) return { title: `${title}.` };
  return { title: `${title}.`, thin: place === 'sent' ? words.publish.done : thin };
}

/** @returns undefined where the site does not show it yet */
function siteLink(
  context: EditorContext,
  path: string,
  isDraft: boolean,
  place: Place,
): SiteLink | undefined {
  const site = isDraft ? context.draftsUrl() : context.siteUrl();
  const isBeside = site === undefined || site.startsWith('http://localhost');
  if (isDraft ? site === undefined : place === 'here' && !isBeside) return undefined;
  const title = isDraft ? words.result.seeDraft : isBeside ? words.result.seeBeside : words.result.see;
  return { href: site === undefined ? undefined : site + path, title };
}

function noteOf(hasHistory: boolean, outcome: Outcome, commit: string): string | undefined {
  if (!hasHistory) return words.result.noHistory;
  return outcome !== 'same' && commit === '' ? words.result.notCommitted : undefined;
}

function ResultPage(props: ResultProps) {
  const { outcome, title, isDraft, site, commit, readBack, warnings, note, panel, links } = props;
  const { result } = words;
  return (
    <>
      <div role="status">
        {title !== '' && <p className="lead">{title}</p>}
        {isDraft && <p>{result.savedDraft}</p>}
      </div>
      {panel !== undefined && <PublishPanel {...panel} />}
      <div className="actions">
        {site !== undefined && <ToSite {...site} />}
        {commit !== undefined && (
          <UndoButton commit={commit} what={title} label={outcome === 'undone' ? result.redo : result.undo} />
        )}
      </div>
      {readBack !== undefined && <ReadBackView {...readBack} />}
      {warnings.length > 0 && (
        <section className="warnings">
          <h2>{result.warnings}</h2>
          <Problems problems={warnings} />
        </section>
      )}
      {note !== undefined && <p className="note">{note}</p>}
      <Links to={links} />
    </>
  );
}

function ToSite({ href, title }: SiteLink) {
  if (href === undefined) return <p className="note">{words.result.siteStarting}</p>;
  return (
    <a className="button" href={href} target="site">
      {title}
    </a>
  );
}
