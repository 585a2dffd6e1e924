import { matches } from '../client/narrow.ts';
import { SearchForm } from '../components/Forms.tsx';
import { LinkList, Links } from '../components/Links.tsx';
import { type EditorRequest, entryPath, titleOf, typeOf } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { type EntryRecord, readEntries } from '../files/content-folder.ts';
import { notFound, page } from '../http/respond.tsx';
import type { EventDate } from '../options.ts';
import { words } from '../words.ts';

/** All entries of one content type. */
export async function showList(request: EditorRequest, typeId: string) {
  const type = typeOf(request, typeId);
  if (type === undefined) return notFound(request);
  const { hints } = type;
  const query = (request.url.searchParams.get('q') ?? '').trim();
  const entries = await readEntries(request.folder, [type]);
  const isEvents = typeId === request.dates.eventType;
  const dates = isEvents ? (await currentCheck(request)).shown?.nextDates('each') : undefined;
  const next = new Map(dates?.map((date) => [date.event, date]));
  const sortBy = hints.sortBy?.replace(/^-/, '') ?? '';
  const keyOf = ({ id, values }: EntryRecord) =>
    next.size > 0 ? (next.get(id)?.date ?? '9999') : [values[sortBy] ?? ''].flat().join(' ');
  const shown = entries
    .map((entry) => ({ entry, title: titleOf(type, entry) }))
    .filter(({ title }) => matches(title, query))
    .map((each) => ({ ...each, key: `${keyOf(each.entry)} ${each.title}` }))
    .toSorted((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
  if (hints.sortBy?.startsWith('-')) shown.reverse();
  const rows = shown.map(({ entry, title }) => ({
    path: entryPath(typeId, entry.id),
    title,
    hint: stateOf(entry, next.get(entry.id)),
  }));
  const { list, start } = words;
  const add = { path: `/new/${typeId}`, title: start.newOne(hints.one), className: 'button' };
  return page(
    { request, title: hints.plural },
    <>
      <Links to={[!hints.isFixed && add, isEvents && { path: '/dates', title: start.cancel }]} />
      {type.description !== undefined && <p className="hint">{type.description}</p>}
      {entries.length > 12 && <SearchForm action={`/entries/${typeId}`} label={list.search} query={query} />}
      {rows.length === 0 && <p>{query === '' ? list.none : list.noneFound}</p>}
      <LinkList to={rows} />
    </>,
  );
}

/** What is said of an entry in a list. */
function stateOf({ unreadable, values }: EntryRecord, next: EventDate | undefined): string | undefined {
  return unreadable ? words.list.broken : values.draft === 'true' ? words.list.draft : next?.day;
}
