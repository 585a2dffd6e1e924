import type { ContentType } from 'emulator-for-contentful';
import { type EditorContext, hintsOf, titleOf, typeOf } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { type EntryRecord, readEntries } from '../files/content-folder.ts';
import { readLocales } from '../files/locales.ts';
import { capitalized } from '../form/control.ts';
import { html } from '../html.ts';
import { type EditorRequest, errorPage } from '../http/server.ts';
import type { EventDate } from '../options.ts';
import { translationStates } from '../translation-state.ts';
import { entryPath, page } from '../views/layout.ts';
import { words } from '../words.ts';
import { matches, searchForm } from './start.ts';

/** All entries of one content type. */
export async function showList(context: EditorContext, request: EditorRequest, typeId: string) {
  const type = typeOf(context, typeId);
  if (type === undefined) return errorPage(context, 404, words.refused.notFound);
  const hints = hintsOf(context, type);
  const query = (request.url.searchParams.get('q') ?? '').trim();
  const entries = await readEntries(context.folder, [type]);
  const next = typeId === context.dates.eventType ? await nextDates(context) : new Map<string, EventDate>();
  const rank = (entry: EntryRecord) => sortKey(entry, hints.sortBy ?? '', titleOf(type, entry), next);
  const shown = entries
    .map((entry) => ({ entry, title: titleOf(type, entry), key: rank(entry) }))
    .filter(({ title }) => query === '' || matches(title, query))
    .toSorted((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
  if (hints.sortBy?.startsWith('-')) shown.reverse();
  const missing = await missingTranslations(context, type, entries);
  const main = html`
<p class="links">${!hints.isFixed && html`<a class="button" href="/new/${typeId}">${words.start.newOne(hints.one)}</a>`}${typeId === context.dates.eventType && html` <a href="/dates">${words.start.cancel}</a>`}</p>
${type.description !== undefined && html`<p class="hint">${type.description}</p>`}
${entries.length > 12 && searchForm(`/entries/${typeId}`, words.list.search, query)}
${shown.length === 0 && html`<p>${query === '' ? words.list.none : words.list.noneFound}</p>`}
<ul class="list">${shown.map(({ entry, title }) => {
    const own =
      entry.unreadable !== undefined
        ? words.list.broken
        : entry.values.draft === 'true'
          ? words.list.draft
          : (next.get(entry.id)?.day ?? '');
    const state = capitalized([own, missing.get(entry.id) ?? ''].filter((each) => each !== '').join(', '));
    return html`<li><a href="${entryPath(typeId, entry.id)}">${title}</a>${state !== '' && html` <span class="hint">${state}</span>`}</li>`;
  })}</ul>`;
  return page({ context, title: hints.plural, main, request });
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
