import type { ContentType } from 'emulator-for-contentful';
import { matches } from '../client/narrow.ts';
import { LinkList, Links } from '../components/Links.tsx';
import { SearchForm } from '../components/SearchForm.tsx';
import { type EditorContext, hintsOf, titleOf, typeOf } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { type EntryRecord, readEntries } from '../files/content-folder.ts';
import { readLocales } from '../files/locales.ts';
import { capitalized } from '../form/control.ts';
import { errorPage, page } from '../http/respond.tsx';
import type { EditorRequest } from '../http/server.ts';
import type { EventDate } from '../options.ts';
import { entryPath } from '../paths.ts';
import { translationStates } from '../translation-state.ts';
import { words } from '../words.ts';

/** All entries of one content type. */
export async function showList(context: EditorContext, request: EditorRequest, typeId: string) {
  const type = typeOf(context, typeId);
  if (type === undefined) return errorPage(context, 404, words.refused.notFound);
  const hints = hintsOf(context, type);
  const query = (request.url.searchParams.get('q') ?? '').trim();
  const entries = await readEntries(context.folder, [type]);
  const isEvents = typeId === context.dates.eventType;
  const next = isEvents ? await nextDates(context) : new Map<string, EventDate>();
  const rank = (entry: EntryRecord) => sortKey(entry, hints.sortBy ?? '', titleOf(type, entry), next);
  const shown = entries
    .map((entry) => ({ entry, title: titleOf(type, entry), key: rank(entry) }))
    .filter(({ title }) => query === '' || matches(title, query))
    .toSorted((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
  if (hints.sortBy?.startsWith('-')) shown.reverse();
  const missing = await missingTranslations(context, type, entries);
  const rows = shown.map(({ entry, title }) => ({
    path: entryPath(typeId, entry.id),
    title,
    hint: stateOf(entry, next.get(entry.id), missing.get(entry.id)),
  }));
  const { list, start } = words;
  const add = { path: `/new/${typeId}`, title: start.newOne(hints.one), className: 'button' };
  return page(
    { context, request, title: hints.plural },
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
function stateOf(entry: EntryRecord, next: EventDate | undefined, missing = '') {
  const states = [ownState(entry, next), missing].filter((each) => each !== '');
  return states.length === 0 ? undefined : capitalized(states.join(', '));
}

function ownState({ unreadable, values }: EntryRecord, next: EventDate | undefined): string {
  if (unreadable !== undefined) return words.list.broken;
  if (values.draft === 'true') return words.list.draft;
  return next?.day ?? '';
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

/** The next date of each event, by its id. */
async function nextDates(context: EditorContext): Promise<ReadonlyMap<string, EventDate>> {
  const { shown } = await currentCheck(context);
  const dates = shown?.nextDates('each') ?? [];
  return new Map(dates.map((date) => [date.event, date]));
}

function sortKey(
  entry: EntryRecord,
  sortBy: string,
  title: string,
  next: ReadonlyMap<string, EventDate>,
): string {
  if (next.size > 0) return `${next.get(entry.id)?.date ?? '9999'} ${title}`;
  const field = sortBy.replace(/^-/, '');
  return field === '' ? title : `${[entry.values[field] ?? ''].flat().join(' ')} ${title}`;
}
