import type { ContentType } from 'emulator-for-contentful';
import { matches } from '../client/narrow.ts';
import { LinkList, Links } from '../components/Links.tsx';
import { SearchForm } from '../components/SearchForm.tsx';
import { type EditorContext, type EditorRequest, entryPath, hintsOf, titleOf, typeOf } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { type EntryRecord, readEntries } from '../files/content-folder.ts';
import { readLocales } from '../files/locales.ts';
import { capitalized } from '../form/control.ts';
import { notFound, page } from '../http/respond.tsx';
import type { EventDate } from '../options.ts';
import { translationStates } from '../translation-state.ts';
import { words } from '../words.ts';

/** All entries of one content type. */
export async function showList(request: EditorRequest, typeId: string) {
  const type = typeOf(request, typeId);
  if (type === undefined) return notFound(request);
  const hints = hintsOf(request, type);
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
  const missing = await missingTranslations(request, type, entries);
  const rows = shown.map(({ entry, title }) => ({
    path: entryPath(typeId, entry.id),
    title,
    hint: stateOf(entry, next.get(entry.id), missing.get(entry.id)),
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

/** What is said of an entry in a list: its own state, and in which languages it is missing. */
function stateOf({ unreadable, values }: EntryRecord, next: EventDate | undefined, missing?: string) {
  const own = unreadable ? words.list.broken : values.draft === 'true' ? words.list.draft : next?.day;
  const states = [own, missing].filter((each) => each !== undefined);
  return states.length === 0 ? undefined : capitalized(states.join(', '));
}

/** In which languages each entry has no translation at all: "not in German". */
async function missingTranslations(
  context: EditorContext,
  type: ContentType,
  entries: readonly EntryRecord[],
): Promise<ReadonlyMap<string, string>> {
  const locales = await readLocales(context.folder);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const states = await translationStates(context.folder, locales, type, entry);
      const names = states.filter(({ done }) => done === 0).map(({ locale }) => locale.name);
      return names.length === 0 ? [] : [[entry.id, words.translation.notIn(names)] as const];
    }),
  );
  return new Map(found.flat());
}
