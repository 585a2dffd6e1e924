import type { ContentType } from 'emulator-for-contentful';
import { type EditorContext, hintsOf, isRemovable, titleOf, typeOf } from '../context.ts';
import { type EntryRecord, isId, readEntries, readEntry, translationsOf } from '../files/content-folder.ts';
import { html } from '../html.ts';
import { isToken } from '../http/guard.ts';
import { type EditorRequest, errorPage } from '../http/server.ts';
import { oneAtATime, save } from '../save.ts';
import { subjectOf } from '../translation.ts';
import { entryPath, page, pathWith, postForm, redirect } from '../views/layout.ts';
import { words } from '../words.ts';
import { describeProblems } from './describe-problems.ts';

/** Asks before an entry is deleted, and names what links to it. */
export async function showRemove(context: EditorContext, request: EditorRequest, typeId: string, id: string) {
  const subject = await subjectOf(context, typeId, id);
  const { type, record, title = '', translation } = subject ?? {};
  // A translation is taken away by emptying its form.
  if (!type || !record || translation || !isRemovable(context, type, id))
    return errorPage(context, 404, words.refused.notFound);
  return question(context, request, { title, entry: record, broken: [] });
}

interface Question {
  readonly title: string;
  readonly entry: EntryRecord;
  /** Why it cannot be deleted. */
  readonly broken: readonly string[];
}

/** An entry that names another, and whether it goes with it. */
interface Reference {
  readonly entry: EntryRecord;
  readonly type: ContentType;
  readonly goes: boolean;
}

/** The entries that name another. Changes of the dates of an event go with it, unless they are for other events too. */
async function referencesTo(
  context: EditorContext,
  { type: typeId, id }: EntryRecord,
): Promise<readonly Reference[]> {
  const { eventType, changeType } = context.dates;
  const entries = await readEntries(context.folder, context.types);
  return entries.flatMap((entry): Reference[] => {
    const type = typeOf(context, entry.type);
    if (type === undefined || entry.id === id) return [];
    const links = linksOf(type, entry);
    const goes = typeId === eventType && entry.type === changeType && links.includes(id);
    const isText = Object.values(entry.values).some((value) =>
      [value].flat().some((text) => text.includes(`(entry:${id})`)),
    );
    const isForOthers = type.fields.some(
      ({ id: field, type: kind }) => kind === 'Array' && (entry.values[field]?.length ?? 0) > 0,
    );
    return links.includes(id) || isText ? [{ entry, type, goes: goes && !isForOthers }] : [];
  });
}

/** The ids that the fields of an entry name. */
function linksOf({ fields }: ContentType, { values }: EntryRecord): readonly string[] {
  return fields
    .filter(({ type, items }) => type === 'Link' || items?.type === 'Link')
    .flatMap(({ id }) => values[id] ?? []);
}

async function question(context: EditorContext, request: EditorRequest, { title, entry, broken }: Question) {
  const { remove } = words;
  const references = await referencesTo(context, entry);
  const list = (heading: string, own: readonly Reference[]) =>
    own.length > 0 &&
    html`<p>${heading}</p><ul class="list">${own.map(({ entry: other, type }) => html`<li><a href="${entryPath(other.type, other.id)}">${titleOf(type, other)}</a> <span class="hint">${hintsOf(context, type).one}</span></li>`)}</ul>`;
  const main = html`
${broken.length > 0 && html`<div class="summary errors" role="alert" tabindex="-1" autofocus><h2>${words.problems.title(broken.length)}</h2><ul>${broken.map((sentence) => html`<li>${sentence}</li>`)}</ul></div>`}
<p class="lead">${remove.sure(title)}</p>
${entry.type === context.dates.eventType && html`<p class="note">${remove.cancelInstead} <a href="${pathWith('/dates', { event: entry.id })}">${words.start.cancel}</a></p>`}
${references.length === 0 && html`<p>${remove.noLinks}</p>`}
${list(
  remove.goes,
  references.filter(({ goes }) => goes),
)}
${list(
  remove.links,
  references.filter(({ goes }) => !goes),
)}
${postForm(context, `${entryPath(entry.type, entry.id)}/delete`, html`<div class="actions"><button>${remove.yes}</button><a class="button plain" href="${entryPath(entry.type, entry.id)}">${remove.no}</a></div>`)}`;
  return page({ context, title: remove.title, main, request, status: broken.length > 0 ? 409 : 200 });
}

export async function postRemove(context: EditorContext, request: EditorRequest, typeId: string, id: string) {
  const type = typeOf(context, typeId);
  if (type === undefined || !isId(id) || !isRemovable(context, type, id))
    return errorPage(context, 404, words.refused.notFound);
  if (!isToken(request.form.get('token'), context.token)) return redirect(`${entryPath(typeId, id)}/delete`);
  return oneAtATime(async () => {
    const entry = await readEntry(context.folder, type, id);
    if (entry === undefined) return redirect(`/entries/${typeId}`);
    const title = titleOf(type, entry);
    const going = (await referencesTo(context, entry)).filter(({ goes }) => goes);
    const originals = [entry, ...going.map((reference) => reference.entry)];
    const removed = [...originals, ...(await translationsOf(context.folder, originals))].map(
      ({ file }) => file,
    );
    const files = new Map(removed.map((file) => [file, undefined]));
    const what = words.commit.remove(hintsOf(context, type).one, title);
    const result = await save(context, { files, what, who: request.who });
    if (result.isSaved) return redirect(pathWith('/saved', { type: typeId, commit: result.commit }));
    const sentences = await describeProblems(context, result.errors);
    const broken = [...new Set(sentences.map(({ sentence }) => sentence))];
    return question(context, request, { title, entry, broken });
  });
}
