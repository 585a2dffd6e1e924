import type { ContentType } from 'emulator-for-contentful';
import type { FormState } from '../components/EntryForm.tsx';
import { sinceDayName, sinceOf } from '../components/Since.tsx';
import { choicesOf, type EditorContext, type EditorRequest, hintsOf, pathWith, typeOf } from '../context.ts';
import { type CheckResult, checkChanges, currentCheck } from '../files/check.ts';
import {
  type EntryRecord,
  entryFile,
  isId,
  parseEntry,
  plainLineEnds,
  readEntries,
} from '../files/content-folder.ts';
import { isEmpty, isSame, UnreadableFile } from '../files/entry-file.ts';
import { editableFields } from '../form/control.ts';
import { firstFree, keepSlugName, newId, slugOf, withFormerSlug } from '../form/new-entry.ts';
import { changedFields, entryText, searchName, submittedValues, type Values } from '../form/submitted.ts';
import { savedSince } from '../git/history.ts';
import { notFound, redirect } from '../http/respond.tsx';
import type { Problem } from '../options.ts';
import { errorsOf, oneAtATime, save } from '../save.ts';
import { subjectOf } from '../translation.ts';
import { when, words } from '../words.ts';
import { describeProblems } from './describe-problems.ts';
import { draftAnswer } from './draft-page.ts';
import { form, readBackOf } from './entry.tsx';
import { rawName, saveRaw } from './raw-entry.tsx';
import { namesOf, sentenceFor, sentenceForTranslation } from './sentence.ts';
import { readUploads } from './uploads.ts';

/** Saves or checks a form, or shows its page. If something is wrong, the response is the form with all that was typed. */
export async function postEntry(
  context: EditorContext,
  request: EditorRequest,
  typeId: string,
  given?: string,
) {
  const type = typeOf(context, typeId);
  const isNew = given === undefined;
  if (type === undefined || (isNew ? hintsOf(context, type).isFixed : !isId(given))) return notFound(context);
  return oneAtATime(async () => {
    const subject = isNew ? undefined : await subjectOf(context, typeId, given);
    const { record: current } = subject ?? {};
    if (current !== undefined && request.form.has(rawName)) return saveRaw(context, request, type, current);
    return saveForm(context, request, { type, ...subject, id: given, record: current });
  });
}

/** What a form is about: an entry or a translation, perhaps one that has no file yet. */
type Edited = Pick<FormState, 'type' | 'id' | 'translation'> & { readonly record: EntryRecord | undefined };

async function saveForm(
  context: EditorContext,
  request: EditorRequest,
  { type, id: given, record: current, translation }: Edited,
): Promise<Response> {
  const { form: sent } = request;
  const typeId = type.sys.id;
  const action = String(sent.get('action') ?? 'save');
  const isDraft = sent.get('draft') === 'true';
  const baseText = plainLineEnds(String(sent.get('base') ?? ''));
  const base = baseText === '' || given === undefined ? undefined : parseEntry(type, given, baseText).values;
  const typed = submittedValues(sent, type, hintsOf(context, type), base ?? {});
  // A translation has no file until it is saved for the first time.
  const { values: mixed, theirs, clash } = merged(type, typed, base ?? (translation && {}), current?.values);
  const isLater = current !== undefined && !translation && sinceOf(sent, 'all') === 'on';
  const since = String(sent.get(sinceDayName) ?? '');
  const { shown } = isLater ? await currentCheck(context) : {};
  const changed: Values = (isLater && since && shown?.changedFrom(current.values, mixed, since)) || mixed;
  const keepsSlug = sent.get(keepSlugName) === 'true';
  const seenSlug = current?.values.draft === 'true' ? undefined : current?.values.slug;
  const values = keepsSlug ? withFormerSlug(changed, seenSlug) : changed;
  const photographs = await readUploads(context, type, sent, values);
  const { uploads, problems: refusedFiles } = photographs;
  const again = (more: Partial<FormState>) =>
    form(context, request, {
      ...{ type, id: given, translation, isDraft, keepsSlug, uploads, problems: refusedFiles },
      ...{ base: current?.text ?? '', complex: current?.complex ?? [], ...more },
      values: { ...(more.values ?? values), ...photographs.asked },
    });

  const sought = /^find:(.+)/.exec(action)?.[1];
  if (sought !== undefined)
    return again({ found: { [sought]: String(sent.get(searchName(sought)) ?? '').trim() } });
  if (/^(?:link|picture):/.test(action)) return again({ values: withPutIn(values, sent, action) });
  if (!request.hasToken) return again({ notice: words.problems.restarted });
  if (isLater && since === '') return again({ notice: words.dates.since.noDay });
  if (given !== undefined && base !== undefined && current === undefined) {
    const [who, when] = await otherSave(context, entryFile(typeId, given), baseText);
    return again({ notice: words.problems.goneMeanwhile(who, when), base: '' });
  }
  if (current && current.encoding !== 'utf-8') return again({ notice: words.problems.otherEncoding });
  if (clash.length > 0 && action === 'save') {
    const [who, when] = await otherSave(context, current?.file ?? '', baseText);
    const fields = namesOf(context, type, theirs).join(', ');
    return again({
      notice: words.problems.changedMeanwhile(who, when, fields),
      theirs: Object.fromEntries(clash.map((field) => [field, current?.values[field] ?? ''])),
    });
  }

  const hasPhotograph = refusedFiles.length > 0 || Object.keys(uploads).length > 0;
  const mayBeTwin = given === undefined && !hasPhotograph && action === 'save';
  const twin = mayBeTwin ? await twinOf(context, type, values, isDraft) : undefined;
  if (twin !== undefined) return redirect(pathWith('/saved', { type: typeId, id: twin, same: '1' }));
  const complete = given === undefined ? await withSlug(context, type, values) : values;
  const id = given ?? (await newId(context, type, complete));
  const file = entryFile(typeId, id);
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
  const files = new Map([...made.files, [file, written] as const]);
  const describe = async ({ problems }: CheckResult, errors: readonly Problem[]) => {
    const warnings = problems.filter((one) => files.has(one.file) && one.severity === 'warning');
    const described = await describeProblems(context, [...errors, ...warnings], { type, files });
    const isRefused = (field: string) => refusedFiles.some((one) => one.field === field);
    return [...refusedFiles, ...described.map(photographs.inForm).filter(({ field }) => !isRefused(field))];
  };
  // All that is wrong is told in one round.
  if (action === 'check' || isSeen || refusedFiles.length > 0) {
    const check = await checkChanges(context.folder, files, context.rules);
    const problems = await describe(check, await errorsOf(context, check, files));
    const entry = translation?.original ?? { type: typeId, values: made.values };
    const pages = isSeen ? check.shown?.pagesWith(entry, translation?.locale.code) : undefined;
    const answer = isSeen ? draftAnswer(action === 'page', pages, problems, type) : undefined;
    if (answer) return answer;
    return again({ problems, isChecked: true, readBack: await readBackOf(context, typeId, id, check) });
  }
  if (written === current?.text) return redirect(pathWith('/saved', { type: typeId, id, same: '1' }));
  const what = translation
    ? sentenceForTranslation(
        context,
        type,
        translation,
        current,
        written === undefined ? undefined : made.values,
      )
    : sentenceFor(context, type, current, made.values, isDraft);
  const result = await save(context, { files, what, who: request.who });
  if (result.isSaved) return redirect(pathWith('/saved', { type: typeId, id, commit: result.commit }));
  return again({ problems: await describe(result.check, result.errors) });
}

/**
 * What is typed, on top of what is saved: what somebody else has saved meanwhile stays, except in fields that both have changed.
 * @param base what was saved when the form was opened; undefined for what was not there yet
 * @returns the values, the fields that others have changed, and those of them that she has changed in another way
 */
function merged(type: ContentType, typed: Values, base: Values | undefined, current: Values | undefined) {
  const mine = changedFields(type, typed, base ?? {});
  const all = Object.fromEntries(type.fields.map(({ id }) => [id, current?.[id]]));
  const theirs = current && base ? changedFields(type, all, base) : [];
  // After Back the same is sent again.
  const clash = mine.filter((field) => theirs.includes(field) && !isSame(typed[field], current?.[field]));
  const values: Values = { ...current, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) };
  return { values, theirs, clash };
}

/** The id of an entry with the very values of a new one, whose form has been sent twice. */
async function twinOf({ folder }: EditorContext, type: ContentType, values: Values, isDraft: boolean) {
  const entries = await readEntries(folder, [type]);
  // An address that nobody has written is made from the title.
  const fields = editableFields(type).filter(({ id }) => id !== 'slug' || values.slug !== undefined);
  const isTwin = (one: EntryRecord) =>
    isDraft === (one.values.draft === 'true') && fields.every(({ id }) => isSame(values[id], one.values[id]));
  return entries.find(isTwin)?.id;
}

/** Who else has saved a file since it had a text, and when, both within a sentence. */
async function otherSave({ folder }: EditorContext, file: string, text: string): Promise<[string, string]> {
  const { who, when: last } = await savedSince(folder, file, text);
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

/** The values of a new entry with an address, which is made from its title if nobody has written one. */
async function withSlug(context: EditorContext, type: ContentType, values: Values): Promise<Values> {
  const base = slugOf([values[type.displayField ?? 'title']].flat().join(' '));
  const hasSlug = type.fields.some(({ id }) => id === 'slug');
  if (!hasSlug || values.slug !== undefined || base === '') return values;
  const taken = (await choicesOf(context, type.sys.id)).map((choice) => choice.id);
  return { ...values, slug: await firstFree(base, (slug) => !taken.includes(slug)) };
}

/** The values with a link or a picture at the end of a text. @param action such as `link:f.body` */
function withPutIn(values: Values, sent: FormData, action: string): Values {
  const [kind = '', control = ''] = action.split(':');
  const field = control.replace(/^f\./, '');
  const id = String(sent.get(`${kind}.${control}`) ?? '');
  if (!isId(id)) return values;
  const label = String(sent.get(`words.${control}`) ?? '').trim() || id;
  const text = [values[field] ?? ''].flat().join('\n');
  const put = kind === 'picture' ? `![](asset:${id})` : `[${label}](entry:${id})`;
  return { ...values, [field]: text === '' ? put : `${text}\n\n${put}` };
}
