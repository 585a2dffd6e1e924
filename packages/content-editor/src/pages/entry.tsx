import type { ContentType } from 'emulator-for-contentful';
import { EntryForm, type FormState } from '../components/EntryForm.tsx';
import { type Choice, choicesOf, type EditorContext, hintsOf, titleOf, typeOf } from '../context.ts';
import { readAssets } from '../files/assets.ts';
import type { CheckResult } from '../files/check.ts';
import { currentCheck } from '../files/check.ts';
import { entryFile, isId, readEntry } from '../files/content-folder.ts';
import { copiedValues, newValues } from '../form/new-entry.ts';
import { errorPage, page } from '../http/respond.tsx';
import type { EditorRequest } from '../http/server.ts';
import { whyProtected } from '../sign-in/protection.ts';
import { subjectOf } from '../translation.ts';
import { changedOriginals, statesWithChanges } from '../translation-state.ts';
import { words } from '../words.ts';
import { showRaw } from './raw-entry.tsx';

/** The page with the form of an entry or of a translation. */
export async function form(
  context: EditorContext,
  request: EditorRequest,
  state: FormState,
): Promise<Response> {
  const { type: formType, id: formId, translation } = state;
  const record =
    formId === undefined || translation ? undefined : await readEntry(context.folder, formType, formId);
  const [{ shown }, entries, assets, translations] = await Promise.all([
    currentCheck(context),
    choicesOf(context),
    readAssets(context.folder),
    record ? statesWithChanges(context.folder, formType, record) : [],
  ]);
  const files = assets.map(({ id, title }): Choice => ({ id, title, type: 'asset' }));
  const sorted = [...entries, ...files].toSorted((a, b) => a.title.localeCompare(b.title));
  const linkTypes = linkableTypes(state.type);
  const typeIds = context.types.map(({ sys }) => sys.id);
  const why = await whyProtected(context, request.who, [entryFile(formType.sys.id, formId ?? 'new')]);
  const isWrong = state.problems?.some(({ severity }) => severity === 'error') ?? false;
  return page(
    { context, request, ...headingOf(context, state), isProblem: isWrong, status: isWrong ? 422 : 200 },
    <EntryForm
      {...state}
      {...(why && { notice: why, problems: [], isProtected: true })}
      translations={translations}
      choices={(types) => sorted.filter(({ type }) => (types ?? typeIds).includes(type))}
      offers={shown?.offersOf(formType.sys.id, state.values) ?? {}}
      linkable={sorted.filter(({ type }) => linkTypes.includes(type))}
    />,
  );
}

/** The heading of a form, and its thin words. */
function headingOf(context: EditorContext, { type, id, values, translation }: FormState) {
  if (translation)
    return {
      title: titleOf(translation.type, translation.original),
      thin: words.translation.thin(translation.locale.name),
    };
  if (id === undefined) return { title: words.form.newTitle, thin: hintsOf(context, type).one };
  return { title: titleOf(type, { id, values }) };
}

/** The content types to which the texts of a type may link. */
function linkableTypes({ fields }: ContentType): readonly string[] {
  const rules = fields.flatMap(({ validations }) =>
    validations.flatMap(({ nodes }) => nodes?.['entry-hyperlink'] ?? []),
  );
  return rules.flatMap(({ linkContentType }) => linkContentType ?? []);
}

/** The form of an entry, or of a translation, as it is. */
export async function showEntry(context: EditorContext, request: EditorRequest, typeId: string, id: string) {
  const subject = await subjectOf(context, typeId, id);
  if (subject === undefined) return errorPage(context, 404, words.refused.notFound);
  const { type, record, translation } = subject;
  if (record && (record.unreadable !== undefined || record.encoding !== 'utf-8'))
    return showRaw(context, request, record);
  const changed = translation ? await changedOriginals(context.folder, type, translation.original, id) : [];
  return form(context, request, {
    ...{ type, id, translation },
    problems: changed.map((field) => ({
      severity: 'warning',
      ...{ file: record?.file ?? '', field },
      sentence: words.translation.changed(translation?.first.name ?? ''),
    })),
    values: record?.values ?? {},
    base: record?.text ?? '',
    isDraft: record?.values.draft === 'true',
    complex: record?.complex ?? [],
    readBack: await readBackOf(context, typeId, id),
  });
}

/** How the times of an event are understood; undefined for other entries. */
export async function readBackOf(context: EditorContext, typeId: string, id: string, check?: CheckResult) {
  if (typeId !== context.dates.eventType) return undefined;
  const { shown } = check ?? (await currentCheck(context));
  return shown?.readBack(id);
}

/** An empty form, a copy of an entry, or one with some values from the address. */
export async function showNew(context: EditorContext, request: EditorRequest, typeId: string) {
  const type = typeOf(context, typeId);
  if (type === undefined || hintsOf(context, type).isFixed)
    return errorPage(context, 404, words.refused.notFound);
  const fresh = await newValues(context, type);
  const copy = request.url.searchParams.get('copy') ?? '';
  const original = isId(copy) ? await readEntry(context.folder, type, copy) : undefined;
  if (original === undefined)
    return form(context, request, { type, id: undefined, values: fresh, base: '', isDraft: false });
  const { values, leftBehind } = copiedValues(context, type, original);
  const order = fresh.order === undefined ? {} : { order: fresh.order };
  const notice = words.form.copyOf(titleOf(type, original));
  return form(context, request, {
    type,
    id: undefined,
    values: { ...values, ...order },
    base: '',
    isDraft: original.values.draft === 'true',
    notice: leftBehind.length === 0 ? notice : `${notice} ${words.form.leftBehind(leftBehind)}`,
  });
}
