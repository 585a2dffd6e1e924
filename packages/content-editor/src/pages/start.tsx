import { matches } from '../client/narrow.ts';
import { HistoryList, HistoryOffer } from '../components/History.tsx';
import { type Link, LinkList } from '../components/Links.tsx';
import { SearchForm } from '../components/SearchForm.tsx';
import { type EditorContext, hintsOf, titleOf } from '../context.ts';
import { type EntryRecord, readEntries } from '../files/content-folder.ts';
import type { NoHistory, Repository } from '../git/git.ts';
import { readHistory, type SavedChange } from '../git/history.ts';
import { page } from '../http/respond.tsx';
import type { EditorRequest } from '../http/server.ts';
import { entryPath } from '../paths.ts';
import { publishState } from '../publish/state.ts';
import { words } from '../words.ts';

interface StartProps {
  readonly query: string;
  readonly found: readonly Link[];
  readonly tasks: readonly Link[];
  readonly kinds: readonly Link[];
  readonly repository: Repository | NoHistory;
  readonly latest: readonly SavedChange[];
  /** How many changes are not yet on the web. */
  readonly waiting: number;
}

/** The first page: tasks, search, all kinds of entries, and what was changed last. */
export async function showStart(context: EditorContext, request: EditorRequest): Promise<Response> {
  const query = (request.url.searchParams.get('q') ?? '').trim();
  const entries = await readEntries(context.folder, context.types);
  const { repository = 'no-repository' } = request;
  const { title, titleThin } = words.start;
  return page(
    { context, request, title, thin: titleThin },
    <StartPage
      query={query}
      found={query === '' ? [] : findEntries(context, entries, query)}
      tasks={tasksOf(context)}
      kinds={kindsOf(context, entries)}
      repository={repository}
      latest={await readHistory(repository, 5)}
      waiting={typeof repository === 'string' || context.isOfSite ? 0 : await waitingIn(repository)}
    />,
  );
}

async function waitingIn(repository: Repository): Promise<number> {
  const { to, changes, others } = await publishState(repository);
  return typeof to === 'string' ? 0 : changes.length + others;
}

/** Those whose titles have the words of a query, in the order of their types: an event before the changes of its dates. */
function findEntries(context: EditorContext, entries: readonly EntryRecord[], query: string) {
  return sortedTypes(context).flatMap(({ type, hints }) =>
    entries
      .filter((entry) => entry.type === type.sys.id && matches(titleOf(type, entry), query))
      .map(
        (entry): Link => ({
          path: entryPath(entry.type, entry.id),
          title: titleOf(type, entry),
          hint: hints.one,
        }),
      ),
  );
}

function tasksOf(context: EditorContext): readonly Link[] {
  const news = sortedTypes(context)
    .filter(({ hints }) => hints.isTask)
    .map(({ type, hints }) => ({ path: `/new/${type.sys.id}`, title: words.start.newOne(hints.one) }));
  return [{ path: '/dates', title: words.start.cancel }, ...news];
}

function kindsOf(context: EditorContext, entries: readonly EntryRecord[]): readonly Link[] {
  return sortedTypes(context).map(({ type: { sys }, hints }) => {
    const own = entries.filter((entry) => entry.type === sys.id);
    // Where there is only one and stays one, the list of it is left out.
    const [only, ...others] = own;
    if (hints.isFixed && only !== undefined && others.length === 0)
      return { path: entryPath(sys.id, only.id), title: hints.plural };
    return { path: `/entries/${sys.id}`, title: hints.plural, hint: own.length };
  });
}

/** The content types in the order of the hints. */
function sortedTypes(context: EditorContext) {
  const rankOf = (id: string) => {
    const rank = Object.keys(context.hints).indexOf(id);
    return rank === -1 ? Number.MAX_SAFE_INTEGER : rank;
  };
  return context.types
    .map((type) => ({ type, hints: hintsOf(context, type) }))
    .toSorted((a, b) => rankOf(a.type.sys.id) - rankOf(b.type.sys.id));
}

function StartPage({ query, found, tasks, kinds, repository, latest, waiting }: StartProps) {
  const { start } = words;
  return (
    <>
      {waiting > 0 && (
        <p className="note">
          <a href="/publish">{words.publish.waiting(waiting)}</a>
        </p>
      )}
      <SearchForm action="/" label={start.search} query={query} />
      {query !== '' && (
        <section aria-live="polite">
          <h2>{start.found(found.length, query)}</h2>
          <LinkList to={found} />
        </section>
      )}
      <section>
        <h2>{start.tasks}</h2>
        <LinkList className="tasks" to={tasks} />
      </section>
      <section>
        <h2>{start.all}</h2>
        <LinkList className="kinds" to={kinds} />
      </section>
      {typeof repository === 'string' && <HistoryOffer state={repository} />}
      {latest.length > 0 && (
        <section className="latest">
          <h2>{start.last}</h2>
          <HistoryList changes={latest} />
        </section>
      )}
    </>
  );
}
