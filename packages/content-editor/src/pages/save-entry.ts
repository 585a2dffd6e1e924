import { type EditorContext, type EditorRequest, pathWith, typeOf } from '../context.ts';
import { type CheckResult, checkChanges } from '../files/check.ts';
import { type EntryRecord, entryFile, isId, readEntries } from '../files/content-folder.ts';
import { isEmpty, isSame, UnreadableFile } from '../files/entry-file.ts';
import type { FormState } from '../form/form-state.ts';
import { type FormType, isEditable } from '../form/form-type.ts';
import { newId, withSlug } from '../form/new-entry.ts';
import { entryText, type Values } from '../form/submitted.ts';
import { savedSince } from '../git/history.ts';
import { notFound, redirect } from '../http/respond.tsx';
import type { Problem } from '../options.ts';
import { errorsOf, save } from '../save.ts';
import { newSubject, type Subject, subjectOf } from '../translation.ts';
import { when, words } from '../words.ts';
import { describeProblems } from './describe-problems.ts';
import { draftAnswer } from './draft-page.ts';
import { form } from './entry.tsx';
import { convert } from './raw-entry.tsx';
import { readForm, withPutIn } from './read-form.ts';
import { namesOf, sentenceFor } from './sentence.ts';
import { readUploads } from './uploads.ts';

/** Saves or checks a form, or shows its page. If something is wrong, the response is the form with all that was typed. */
export async function postEntry(request: EditorRequest, typeId: string, given?: string) {
  const type = typeOf(request, typeId);
  const isNew = given === undefined;
  if (type === undefined || (isNew ? type.hints.isFixed : !isId(given))) return notFound(request);
  const subject = isNew ? undefined : await subjectOf(request, typeId, given);
  const { record: current } = subject ?? {};
  const isConversion = current && current.encoding !== 'utf-8' && request.form.get('action') === 'convert';
  if (isConversion) return convert(request, type, current);
  // Of an entry that somebody has deleted meanwhile the id is left.
  return saveForm(request, subject ?? { ...newSubject(type), id: given });
}

async function saveForm(request: EditorRequest, edited: Subject): Promise<Response> {
  const { type, id: given, record: current, translation } = edited;
  const { form: sent } = request;
  const typeId = type.sys.id;
  const action = String(sent.get('action') ?? 'save');
  const isDraft = sent.get('draft') === 'true';
  const read = await readForm(request, sent, edited);
  const { values } = read;
  const photographs = await readUploads(request, type, sent, values);
  const { uploads, problems: refusedFiles } = photographs;
  const again = (more: Partial<FormState>) =>
    form(request, edited, {
      ...{ isDraft, uploads, problems: refusedFiles, ...more },
      values: { ...(more.values ?? values), ...photographs.asked },
    });
  const asked = await askedBefore(request, edited, read);
  if (asked !== undefined) return again(asked);

  const hasPhotograph = refusedFiles.length > 0 || Object.keys(uploads).length > 0;
  const mayBeTwin = given === undefined && !hasPhotograph && action === 'save';
  const twin = mayBeTwin ? await twinOf(request, type, values, isDraft) : undefined;
  if (twin !== undefined) return redirect(pathWith('/saved', { type: typeId, id: twin, same: '1' }));
  const complete = given === undefined ? await withSlug(request, type, values) : values;
  const id = given ?? (await newId(request, type, complete));
  // The page is shown as visitors will see it, even of what they are not to see yet.
  const isSeen = action === 'see' || action === 'page';
  const made = unlessUnreadable(() => {
    const taken = photographs.take(complete);
    const hides = translation ? undefined : isDraft && !isSeen;
    return { ...taken, text: entryText(type, current, taken.values, hides) };
  });
  if (made === undefined) return again({ notice: words.problems.notWritten });
  // A translation without words is no file.
  const written = translation && isEmpty(made.text) ? undefined : made.text;
  const files = new Map([...made.files, [entryFile(typeId, id), written] as const]);
  const describe = async ({ problems }: CheckResult, errors: readonly Problem[]) => {
    const warnings = problems.filter((one) => files.has(one.file) && one.severity === 'warning');
    const described = await describeProblems(request, [...errors, ...warnings], { type, files });
    const isRefused = (field: string) => refusedFiles.some((one) => one.field === field);
    return [...refusedFiles, ...described.map(photographs.inForm).filter(({ field }) => !isRefused(field))];
  };
  // All that is wrong is told in one round.
  if (action === 'check' || isSeen || refusedFiles.length > 0) {
    const check = await checkChanges(request.folder, files, request.rules);
    const problems = await describe(check, await errorsOf(request, check, files));
    const entry = translation?.original ?? { type: typeId, values: made.values };
    const pages = isSeen ? check.shown?.pagesWith(entry, translation?.locale.code) : undefined;
    const answer = isSeen ? draftAnswer(action === 'page', pages, problems, type) : undefined;
    if (answer) return answer;
    return again({ problems, isChecked: true, readBack: check.shown?.readBack(id) });
  }
  if (written === current?.text) return redirect(pathWith('/saved', { type: typeId, id, same: '1' }));
  const what = sentenceFor(edited, written === undefined ? undefined : made.values, isDraft);
  const result = await save(request, { files, what });
  if (result.isSaved) return redirect(pathWith('/saved', { type: typeId, id, commit: result.commit }));
  return again({ problems: await describe(result.check, result.errors) });
}

/** What the form asks or says when it comes back before anything is made of it; undefined when it does not. */
async function askedBefore(
  request: EditorRequest,
  { type, id, record: current }: Subject,
  { values, theirs, clash, baseText, isGone, lacksDay }: Awaited<ReturnType<typeof readForm>>,
): Promise<Partial<FormState> | undefined> {
  const { problems, dates } = words;
  const { form: sent, hasToken } = request;
  const action = String(sent.get('action') ?? 'save');
  if (/^(?:link|picture):/.test(action)) return { values: withPutIn(values, sent, action) };
  if (!hasToken) return { notice: problems.restarted };
  if (lacksDay) return { notice: dates.since.noDay };
  if (isGone) {
    const [who, when] = await otherSave(request, entryFile(type.sys.id, id ?? ''), baseText);
    return { notice: problems.goneMeanwhile(who, when) };
  }
  if (current && current.encoding !== 'utf-8') return { notice: problems.otherEncoding };
  if (clash.length === 0 || action !== 'save') return undefined;
  const [who, when] = await otherSave(request, current?.file ?? '', baseText);
  return {
    notice: problems.changedMeanwhile(who, when, namesOf(type, theirs).join(', ')),
    theirs: Object.fromEntries(clash.map((field) => [field, current?.values[field] ?? ''])),
  };
}

/** The id of an entry with the very values of a new one, whose form has been sent twice. */
async function twinOf({ folder }: EditorContext, type: FormType, values: Values, isDraft: boolean) {
  const entries = await readEntries(folder, [type]);
  // An address that nobody has written is made from the title.
  const fields = type.fields.filter(
    (field) => isEditable(field) && (field.id !== 'slug' || values.slug !== undefined),
  );
  const isTwin = (one: EntryRecord) =>
    isDraft === (one.values.draft === 'true') && fields.every(({ id }) => isSame(values[id], one.values[id]));
  return entries.find(isTwin)?.id;
}

/** Who else has saved a file since it had a text, and when, both within a sentence. */
async function otherSave(request: EditorRequest, file: string, text: string): Promise<[string, string]> {
  const { who, when: last } = await savedSince(request, file, text);
  const names = new Intl.ListFormat('en-GB').format(who);
  return [
    names || words.problems.somebody,
    last === undefined ? '' : words.problems.onDay(when.format(last)),
  ];
}

/** What makes the text of files; undefined when their YAML cannot take the values. */
function unlessUnreadable<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}
