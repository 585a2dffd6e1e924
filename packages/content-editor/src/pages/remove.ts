import { type EditorContext, hintsOf, titleOf, typeOf } from '../context.ts';
import { type EntryRecord, entryFile, isId, readEntries, readEntry } from '../files/content-folder.ts';
import { type Html, html } from '../html.ts';
import { isToken } from '../http/guard.ts';
import { type EditorRequest, problem } from '../http/server.ts';
import { errorsOf, oneAtATime, save } from '../save.ts';
import { entryPath, page, pathWith, postForm, redirect } from '../views/layout.ts';
import { words } from '../words.ts';
import { aboutOther } from './findings.ts';

/** Asks before an entry is deleted, and names what links to it. */
export async function showRemove(context: EditorContext, request: EditorRequest, typeId: string, id: string) {
  const type = typeOf(context, typeId);
  const entry = type && isId(id) ? await readEntry(context.folder, type, id) : undefined;
  if (type === undefined || entry === undefined || hintsOf(context, type).isFixed) {
    return problem(context, 404, words.refused.notFound);
  }
  return question(context, request, { title: titleOf(type, entry), entry, broken: [] });
}

interface Question {
  readonly title: string;
  readonly entry: EntryRecord;
  /** Why it cannot be deleted. */
  readonly broken: readonly string[];
}

async function question(
  context: EditorContext,
  { who, isOwnName }: EditorRequest,
  { title, entry, broken }: Question,
) {
  const { remove } = words;
  const links = (await readEntries(context.folder, context.types)).filter((other) =>
    linksTo(other, entry.id),
  );
  const named = links.flatMap((other): Html[] => {
    const type = typeOf(context, other.type);
    return type
      ? [
          html`<li><a href="${entryPath(other.type, other.id)}">${titleOf(type, other)}</a> <span class="hint">${hintsOf(context, type).one}</span></li>`,
        ]
      : [];
  });
  const main = html`
${broken.length > 0 && html`<div class="summary errors" role="alert" tabindex="-1" autofocus><h2>${words.problems.title(broken.length)}</h2><ul>${broken.map((sentence) => html`<li>${sentence}</li>`)}</ul></div>`}
<p class="lead">${remove.sure(title)}</p>
${entry.type === context.dates.eventType && html`<p class="note">${remove.cancelInstead} <a href="${pathWith('/dates', { event: entry.id })}">${words.start.cancel}</a></p>`}
${named.length === 0 ? html`<p>${remove.noLinks}</p>` : html`<p>${remove.links}</p><ul class="list">${named}</ul>`}
${postForm(context, `${entryPath(entry.type, entry.id)}/delete`, html`<div class="actions"><button>${remove.yes}</button><a class="button plain" href="${entryPath(entry.type, entry.id)}">${remove.no}</a></div>`)}`;
  return page({ context, title: remove.title, main, who, isOwnName, status: broken.length > 0 ? 409 : 200 });
}

/** Whether an entry names another in a field or in its text. */
function linksTo({ id, values }: EntryRecord, target: string): boolean {
  if (id === target) return false;
  return Object.values(values).some((value) => {
    const texts = [value].flat();
    return texts.includes(target) || texts.some((text) => text.includes(`(entry:${target})`));
  });
}

export async function postRemove(context: EditorContext, request: EditorRequest, typeId: string, id: string) {
  const type = typeOf(context, typeId);
  if (type === undefined || !isId(id) || hintsOf(context, type).isFixed)
    return problem(context, 404, words.refused.notFound);
  if (!isToken(request.form.get('token'), context.token)) return redirect(`${entryPath(typeId, id)}/delete`);
  return oneAtATime(async () => {
    const entry = await readEntry(context.folder, type, id);
    if (entry === undefined) return redirect(`/entries/${typeId}`);
    const title = titleOf(type, entry);
    const files = new Map([[entryFile(typeId, id), undefined]]);
    const what = words.commit.remove(hintsOf(context, type).one, title);
    const result = await save(context, { files, what, who: request.who });
    if (result.isSaved) return redirect(pathWith('/saved', { type: typeId, commit: result.commit }));
    const errors = await errorsOf(context, result.trial, files);
    const sentences = await Promise.all(errors.map((finding) => aboutOther(context, finding)));
    return question(context, request, { title, entry, broken: sentences.map(({ message }) => message) });
  });
}
