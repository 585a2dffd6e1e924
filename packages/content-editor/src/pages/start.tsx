import { matches } from '../client/narrow.ts';
import { SearchForm } from '../components/Forms.tsx';
import { HistoryList } from '../components/History.tsx';
import { type Link, LinkList } from '../components/Links.tsx';
import {
  type EditorContext,
  type EditorRequest,
  entryLink,
  entryPath,
  hasDates,
  titleOf,
} from '../context.ts';
import { type EntryRecord, readEntries } from '../files/content-folder.ts';
import { readHistory } from '../git/history.ts';
import { page } from '../http/respond.tsx';
import { publishState } from '../publish/state.ts';
import { words } from '../words.ts';

/** The first page: tasks, search, all kinds of entries, and what was changed last. */
export async function showStart(request: EditorRequest): Promise<Response> {
  const query = (request.url.searchParams.get('q') ?? '').trim();
  const entries = await readEntries(request.folder, request.types);
  const { repository } = request;
  const latest = await readHistory(repository, 5);
  const waiting = request.isOfSite ? 0 : (await publishState(repository)).changes.length;
  const { start } = words;
  const found = query === '' ? [] : findEntries(request, entries, query);
  return page(
    { request, title: start.title, thin: start.titleThin },
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
        <LinkList className="tasks" to={tasksOf(request)} />
      </section>
      <section>
        <h2>{start.all}</h2>
        <LinkList className="kinds" to={kindsOf(request, entries)} />
      </section>
      {typeof repository === 'string' && <p className="note">{words.history.noHistory[repository]}</p>}
      {latest.length > 0 && (
        <section className="latest">
          <h2>{start.last}</h2>
          <HistoryList changes={latest} />
        </section>
      )}
    </>,
  );
}

/** Those whose titles have the words of a query, in the order of their types: an event before the changes of its dates. */
function findEntries(context: EditorContext, entries: readonly EntryRecord[], query: string) {
  return context.types.flatMap((type) =>
    entries
      .filter((entry) => entry.type === type.sys.id && matches(titleOf(type, entry), query))
      .map((entry) => entryLink(type, entry)),
  );
}

function tasksOf(context: EditorContext): readonly Link[] {
  const news = context.types
    .filter(({ hints }) => hints.isTask)
    .map(({ sys, hints }) => ({ path: `/new/${sys.id}`, title: words.start.newOne(hints.one) }));
  return hasDates(context) ? [{ path: '/dates', title: words.start.cancel }, ...news] : news;
}

function kindsOf(context: EditorContext, entries: readonly EntryRecord[]): readonly Link[] {
  return context.types.map((type) => {
    const { isFixed, plural: title } = type.hints;
    const own = entries.filter((entry) => entry.type === type.sys.id);
    // Where there is only one and stays one, the list of it is left out.
    const [only, ...others] = own;
    if (isFixed && only !== undefined && others.length === 0)
      return { path: entryPath(only.type, only.id), title };
    return { path: `/entries/${type.sys.id}`, title, hint: own.length };
  });
}
