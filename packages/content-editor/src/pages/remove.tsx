import type { ContentType } from 'emulator-for-contentful';
import { PostForm } from '../components/PostForm.tsx';
import { ProblemSummary } from '../components/ProblemSummary.tsx';
import { type EditorContext, hintsOf, isRemovable, titleOf, typeOf } from '../context.ts';
import { type EntryRecord, isId, readEntries, readEntry, translationsOf } from '../files/content-folder.ts';
import { isToken } from '../http/guard.ts';
import { errorPage, page, redirect } from '../http/respond.tsx';
import type { EditorRequest } from '../http/server.ts';
import { entryPath, pathWith } from '../paths.ts';
import { oneAtATime, save } from '../save.ts';
import { subjectOf } from '../translation.ts';
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
  const references = await referencesTo(context, entry);
  const named = (goes: boolean) =>
    references
      .filter((each) => each.goes === goes)
      .map(({ entry: other, type }) => ({
        path: entryPath(other.type, other.id),
        title: titleOf(type, other),
        one: hintsOf(context, type).one,
      }));
  const isEvent = entry.type === context.dates.eventType;
  return page(
    { context, request, title: words.remove.title, status: broken.length > 0 ? 409 : 200 },
    <RemovePage
      title={title}
      path={entryPath(entry.type, entry.id)}
      datesPath={isEvent ? pathWith('/dates', { event: entry.id }) : undefined}
      broken={broken}
      going={named(true)}
      staying={named(false)}
    />,
  );
}

interface RemoveProps {
  readonly title: string;
  /** The path of its form. */
  readonly path: string;
  /** The path of the dates of an event; undefined for other entries. */
  readonly datesPath: string | undefined;
  readonly broken: readonly string[];
  /** The entries that name it: those that go with it, and those that stay. */
  readonly going: readonly ReferenceLink[];
  readonly staying: readonly ReferenceLink[];
}

interface ReferenceLink {
  readonly path: string;
  readonly title: string;
  readonly one: string;
}

function RemovePage({ title, path, datesPath, broken, going, staying }: RemoveProps) {
  const { remove, start } = words;
  return (
    <>
      {broken.length > 0 && <ProblemSummary errors={broken} />}
      <p className="lead">{remove.sure(title)}</p>
      {datesPath !== undefined && (
        <p className="note">
          {remove.cancelInstead} <a href={datesPath}>{start.cancel}</a>
        </p>
      )}
      {going.length + staying.length === 0 && <p>{remove.noLinks}</p>}
      {going.length > 0 && <References heading={remove.goes} links={going} />}
      {staying.length > 0 && <References heading={remove.links} links={staying} />}
      <PostForm action={`${path}/delete`}>
        <div className="actions">
          <button type="submit">{remove.yes}</button>
          <a className="button plain" href={path}>
            {remove.no}
          </a>
        </div>
      </PostForm>
    </>
  );
}

function References({ heading, links }: { heading: string; links: readonly ReferenceLink[] }) {
  return (
    <>
      <p>{heading}</p>
      <ul className="list">
        {links.map(({ path, title, one }) => (
          <li key={path}>
            <a href={path}>{title}</a> <span className="hint">{one}</span>
          </li>
        ))}
      </ul>
    </>
  );
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
