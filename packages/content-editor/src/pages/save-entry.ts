import type { ContentType } from 'emulator-for-contentful';
import type { FormState } from '../components/EntryForm.tsx';
import { choicesOf, type EditorContext, hintsOf, typeOf } from '../context.ts';
import { type CheckResult, checkChanges } from '../files/check.ts';
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
import { firstFree, newId, slugOf } from '../form/new-entry.ts';
import { changedFields, entryText, searchName, submittedValues, type Values } from '../form/submitted.ts';
import { savedSince } from '../git/history.ts';
import { isToken } from '../http/guard.ts';
import { errorPage, redirect } from '../http/respond.tsx';
import type { EditorRequest } from '../http/server.ts';
import type { Problem } from '../options.ts';
import { pathWith } from '../paths.ts';
import { errorsOf, oneAtATime, save } from '../save.ts';
import { subjectOf } from '../translation.ts';
import { when, words } from '../words.ts';
import { describeProblems } from './describe-problems.ts';
import { draftAnswer } from './draft-page.ts';
import { form, readBackOf } from './entry.tsx';
import { rawName, saveRaw } from './raw-entry.tsx';
import { namesOf, sentenceFor, sentenceForTranslation } from './sentence.ts';
import { readUploads } from './uploads.ts';

/** Saves or checks a form. If something is wrong, the response is the form with all that was typed. */
export async function postEntry(
  context: EditorContext,
  request: EditorRequest,
  typeId: string,
  given?: string,
) {
  const ownType = typeOf(context, typeId);
  const isValid =
    ownType !== undefined && (given === undefined ? !hintsOf(context, ownType).isFixed : isId(given));
  if (!isValid) return errorPage(context, 404, words.refused.notFound);
  return oneAtATime(async () => {
    const { form: sent } = request;
    const subject = given === undefined ? undefined : await subjectOf(context, typeId, given);
    const { type = ownType, record: current, translation } = subject ?? {};
    if (current !== undefined && sent.has(rawName)) return saveRaw(context, request, type, current);
    const baseText = plainLineEnds(String(sent.get('base') ?? ''));
    const base = baseText === '' || given === undefined ? undefined : parseEntry(type, given, baseText);
    const typed = submittedValues(sent, type, hintsOf(context, type), base?.values ?? {});
    const isDraft = sent.get('draft') === 'true';
    const mine = changedFields(type, typed, base?.values ?? {});
    // What somebody else has saved meanwhile stays, except in fields that both have changed.
    // A translation has no file until it is saved for the first time.
    const theirChanges =
      current && (base || translation)
        ? changedFields(type, pick(current.values, type), base?.values ?? {})
        : [];
    // After Back the same is sent again.
    const differs = (field: string) => !isSame(typed[field], current?.values[field]);
    const clash = mine.filter((field) => theirChanges.includes(field) && differs(field));
    const values: Values = {
      ...current?.values,
      ...Object.fromEntries(mine.map((field) => [field, typed[field]])),
    };
    const state = {
      type,
      id: given,
      values,
      base: current?.text ?? '',
      isDraft,
      complex: current?.complex ?? [],
      translation,
    };
    const photographs = await readUploads(context, type, sent, values);
    const { uploads, problems: refusedFiles } = photographs;
    const isRefused = (field: string) => refusedFiles.some((one) => one.field === field);
    const again = (more: Partial<FormState>) =>
      form(context, request, {
        ...{ ...state, uploads, problems: refusedFiles, ...more },
        values: { ...(more.values ?? values), ...photographs.asked },
      });

    const action = String(sent.get('action') ?? 'save');
    const sought = /^find:(.+)/.exec(action)?.[1];
    if (sought !== undefined)
      return again({ found: { [sought]: String(sent.get(searchName(sought)) ?? '').trim() } });
    if (/^(?:link|picture):/.test(action)) return again({ values: withPutIn(values, sent, action) });
    if (!isToken(sent.get('token'), context.token)) return again({ notice: words.problems.restarted });
    if (given !== undefined && base !== undefined && current === undefined) {
      const [who, when] = await otherSave(context, entryFile(typeId, given), baseText);
      return again({ notice: words.problems.goneMeanwhile(who, when), base: '' });
    }
    if (current && current.encoding !== 'utf-8') return again({ notice: words.problems.otherEncoding });
    if (clash.length > 0 && action === 'save') {
      const theirs = Object.fromEntries(clash.map((field) => [field, current?.values[field] ?? '']));
      const [who, when] = await otherSave(context, current?.file ?? '', baseText);
      const fields = namesOf(type, hintsOf(context, type), theirChanges).join(', ');
      return again({ notice: words.problems.changedMeanwhile(who, when, fields), theirs });
    }

    const hasPhotograph = refusedFiles.length > 0 || Object.keys(uploads).length > 0;
    const isNew = given === undefined && !hasPhotograph;
    const twin = isNew && action === 'save' ? await twinOf(context, type, values, isDraft) : undefined;
    if (twin !== undefined) return redirect(pathWith('/saved', { type: typeId, id: twin, same: '1' }));
    const complete = await completed(context, type, given, values);
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
    const { text } = made;
    // A translation without words is no file.
    const written = translation && isEmpty(text) ? undefined : text;
    const files = new Map([...made.files, [file, written] as const]);
    const describe = async ({ problems }: CheckResult, errors: readonly Problem[]) => {
      const warnings = problems.filter((one) => files.has(one.file) && one.severity === 'warning');
      const described = await describeProblems(context, [...errors, ...warnings], { type, files });
      const others = described.map(photographs.inForm).filter(({ field }) => !isRefused(field));
      return [...refusedFiles, ...others];
    };
    // All that is wrong is told in one round.
    if (action === 'check' || isSeen || refusedFiles.length > 0) {
      const check = await checkChanges(context.folder, files, context.rules);
      const problems = await describe(check, await errorsOf(context, check, files));
      const entry = translation?.original ?? { type: typeId, id, values: made.values };
      const pages = isSeen ? check.shown?.pagesWith(entry, translation?.locale.code) : undefined;
      const answer = isSeen ? draftAnswer(action === 'page', pages, problems, type) : undefined;
      if (answer) return answer;
      return again({ problems, isChecked: true, readBack: await readBackOf(context, typeId, id, check) });
    }
    if (written === current?.text) {
      return redirect(pathWith('/saved', { type: typeId, id, same: '1' }));
    }
    const change = { before: current, values: made.values, isDraft };
    const what = translation
      ? sentenceForTranslation(context, type, { ...change, isRemoved: written === undefined, translation })
      : sentenceFor(context, type, change);
    const result = await save(context, { files, what, who: request.who });
    if (result.isSaved) return redirect(pathWith('/saved', { type: typeId, id, commit: result.commit }));
    return again({ problems: await describe(result.check, result.errors) });
  });
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

function pick(values: Values, { fields }: ContentType): Values {
  return Object.fromEntries(fields.map(({ id }) => [id, values[id]]));
}

/** A new entry's address is made from its title if nobody has written one. */
async function completed(
  context: EditorContext,
  type: ContentType,
  id: string | undefined,
  values: Values,
): Promise<Values> {
  const hasSlug = type.fields.some((field) => field.id === 'slug');
  if (id !== undefined || !hasSlug || values.slug !== undefined) return values;
  const title = [values[type.displayField ?? 'title']].flat().join(' ');
  const base = slugOf(title);
  if (base === '') return values;
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
