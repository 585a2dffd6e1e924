import { PostForm } from '../components/Forms.tsx';
import { LinkList } from '../components/Links.tsx';
import { ProblemSummary } from '../components/ProblemSummary.tsx';
import {
  type EditorContext,
  type EditorRequest,
  entryLink,
  entryPath,
  isRemovable,
  pathWith,
  titleOf,
  typeOf,
} from '../context.ts';
import { type EntryRecord, isId, readEntries, readEntry, translationsOf } from '../files/content-folder.ts';
import type { FormType } from '../form/form-type.ts';
import { notFound, page, redirect } from '../http/respond.tsx';
import { save } from '../save.ts';
import { subjectOf } from '../translation.ts';
import { words } from '../words.ts';
import { describeProblems } from './describe-problems.ts';

/** Asks before an entry is deleted, and names what links to it. */
export async function showRemove(request: EditorRequest, typeId: string, id: string) {
  const { type, record, translation } = (await subjectOf(request, typeId, id)) ?? {};
  // A translation is taken away by emptying its form.
  if (!type || !record || translation || !isRemovable(type, id)) return notFound(request);
  return question(request, type, record);
}

/** An entry that names another, and whether it goes with it. */
interface Reference {
  readonly entry: EntryRecord;
  readonly type: FormType;
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
    const texts = Object.values(entry.values).flat();
    if (!links.includes(id) && !texts.some((text) => text.includes(`(entry:${id})`))) return [];
    const isForOthers = type.fields.some(
      (field) => field.type === 'Array' && (entry.values[field.id]?.length ?? 0) > 0,
    );
    return [{ entry, type, goes: goes && !isForOthers }];
  });
}

/** The ids that the fields of an entry name. */
function linksOf({ fields }: FormType, { values }: EntryRecord): readonly string[] {
  return fields
    .filter(({ type, items }) => type === 'Link' || items?.type === 'Link')
    .flatMap(({ id }) => values[id] ?? []);
}

/** @param broken why it cannot be deleted */
async function question(
  request: EditorRequest,
  type: FormType,
  entry: EntryRecord,
  broken: readonly string[] = [],
): Promise<Response> {
  const { remove, start } = words;
  const references = await referencesTo(request, entry);
  const path = entryPath(entry.type, entry.id);
  const isEvent = entry.type === request.dates.eventType;
  return page(
    { request, title: remove.title, status: broken.length > 0 ? 409 : 200 },
    <>
      {broken.length > 0 && <ProblemSummary errors={broken.map((sentence) => ({ field: '', sentence }))} />}
      <p className="lead">{remove.sure(titleOf(type, entry))}</p>
      {isEvent && (
        <p className="note">
          {remove.cancelInstead} <a href={pathWith('/dates', { event: entry.id })}>{start.cancel}</a>
        </p>
      )}
      {references.length === 0 && <p>{remove.noLinks}</p>}
      <References heading={remove.goes} references={references.filter(({ goes }) => goes)} />
      <References heading={remove.links} references={references.filter(({ goes }) => !goes)} />
      <PostForm action={`${path}/delete`}>
        <div className="actions">
          <button type="submit">{remove.yes}</button>
          <a className="button plain" href={path}>
            {remove.no}
          </a>
        </div>
      </PostForm>
    </>,
  );
}

function References({ heading, references }: { heading: string; references: readonly Reference[] }) {
  const links = references.map(({ entry, type }) => entryLink(type, entry));
  if (links.length === 0) return null;
  return (
    <>
      <p>{heading}</p>
      <LinkList to={links} />
    </>
  );
}

export async function postRemove(request: EditorRequest, typeId: string, id: string) {
  const type = typeOf(request, typeId);
  if (type === undefined || !isId(id) || !isRemovable(type, id)) return notFound(request);
  if (!request.hasToken) return redirect(`${entryPath(typeId, id)}/delete`);
  const entry = await readEntry(request.folder, type, id);
  if (entry === undefined) return redirect(`/entries/${typeId}`);
  const going = (await referencesTo(request, entry)).filter(({ goes }) => goes);
  const originals = [entry, ...going.map((reference) => reference.entry)];
  const removed = [
    ...originals.map(({ file }) => file),
    ...(await translationsOf(request.folder, originals)),
  ];
  const files = new Map(removed.map((file) => [file, undefined]));
  const what = words.commit.remove(type.hints.one, titleOf(type, entry));
  const result = await save(request, { files, what });
  if (result.isSaved) return redirect(pathWith('/saved', { type: typeId, commit: result.commit }));
  const sentences = await describeProblems(request, result.errors);
  const broken = [...new Set(sentences.map(({ sentence }) => sentence))];
  return question(request, type, entry, broken);
}
