import type { ContentType } from 'emulator-for-contentful';
import { EntryForm } from '../components/EntryForm.tsx';
import { type Choice, choicesOf, type EditorRequest, titleOf, typeOf } from '../context.ts';
import { readAssets } from '../files/assets.ts';
import { currentCheck } from '../files/check.ts';
import { entryFile, isId, readEntry } from '../files/content-folder.ts';
import { Form, type FormState } from '../form/form-state.ts';
import { copiedValues, newValues } from '../form/new-entry.ts';
import { notFound, page } from '../http/respond.tsx';
import { whyProtected } from '../sign-in/protection.ts';
import { changedOriginals, newSubject, type Subject, subjectOf, translationStates } from '../translation.ts';
import { words } from '../words.ts';
import { showRaw } from './raw-entry.tsx';

/** The page with the form of an entry or of a translation. @param given what it has otherwise than saved, and more */
export async function form(
  request: EditorRequest,
  subject: Subject,
  given: Partial<FormState> = {},
): Promise<Response> {
  const { folder } = request;
  const { type, id, record: saved, translation } = subject;
  const values = given.values ?? saved?.values ?? {};
  const record = translation ? undefined : saved;
  const [{ shown }, entries, assets, translations] = await Promise.all([
    currentCheck(request),
    choicesOf(request),
    readAssets(folder),
    record ? translationStates(request, type, record) : [],
  ]);
  const files = assets.map((asset): Choice => ({ ...asset, type: 'asset' }));
  const sorted = [...entries, ...files].toSorted((a, b) => a.title.localeCompare(b.title));
  const all = request.types.map(({ sys }) => sys.id);
  const choices = (types: readonly string[] = all) => sorted.filter((each) => types.includes(each.type));
  const why = await whyProtected(request, [entryFile(type.sys.id, id ?? 'new')]);
  const isEvent = record !== undefined && type.sys.id === request.dates.eventType;
  const isProblem = given.problems?.some(({ severity }) => severity === 'error') ?? false;
  const state: FormState = {
    ...{ ...subject, isDraft: saved?.values.draft === 'true', problems: [], ...given, values },
    ...(why !== undefined && { notice: why, problems: [] }),
    ...{ translations, isProtected: why !== undefined },
    ...{ choices, offers: shown?.offersOf(type.sys.id, values) ?? {} },
    linkable: choices(linkableTypes(type)),
    nextDate: isEvent
      ? shown?.nextDates({ event: record.id }).find(({ isOfSeries }) => isOfSeries)
      : undefined,
  };
  return page(
    { request, ...headingOf(state), isProblem },
    <Form value={state}>
      <EntryForm />
    </Form>,
  );
}

/** The heading of a form, and its thin words. */
function headingOf({ type, id, values, translation }: FormState) {
  if (translation)
    return {
      title: titleOf(translation.type, translation.original),
      thin: words.translation.thin(translation.locale.name),
    };
  if (id === undefined) return { title: words.form.newTitle, thin: type.hints.one };
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
export async function showEntry(request: EditorRequest, typeId: string, id: string) {
  const subject = await subjectOf(request, typeId, id);
  if (subject === undefined) return notFound(request);
  const { type, record, translation } = subject;
  if (record && (record.unreadable !== undefined || record.encoding !== 'utf-8'))
    return showRaw(request, record);
  const changed = translation ? await changedOriginals(request, type, translation.original, record) : [];
  return form(request, subject, {
    problems: changed.map((field) => ({
      severity: 'warning',
      ...{ file: record?.file ?? '', field },
      sentence: words.translation.changed(translation?.first.name ?? ''),
    })),
    readBack: (await currentCheck(request)).shown?.readBack(id),
  });
}

/** An empty form, or a copy of an entry. */
export async function showNew(request: EditorRequest, typeId: string) {
  const type = typeOf(request, typeId);
  if (type === undefined || type.hints.isFixed) return notFound(request);
  const fresh = await newValues(request, type);
  const copy = request.url.searchParams.get('copy') ?? '';
  const original = isId(copy) ? await readEntry(request.folder, type, copy) : undefined;
  if (original === undefined) return form(request, newSubject(type), { values: fresh });
  const { values, leftBehind } = copiedValues(type, original);
  const notice = words.form.copyOf(titleOf(type, original));
  return form(request, newSubject(type), {
    values: { ...values, ...(fresh.order !== undefined && { order: fresh.order }) },
    isDraft: original.values.draft === 'true',
    notice: leftBehind.length === 0 ? notice : `${notice} ${words.form.leftBehind(leftBehind)}`,
  });
}
