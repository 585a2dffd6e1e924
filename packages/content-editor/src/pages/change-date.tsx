import { Field } from '../components/Field.tsx';
import { PostForm } from '../components/Forms.tsx';
import { Links } from '../components/Links.tsx';
import { ProblemSummary } from '../components/ProblemSummary.tsx';
import { choicesOf, type EditorRequest, entryPath, pathWith, typeOf } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { entryFile, isId } from '../files/content-folder.ts';
import { Form, type FormState } from '../form/form-state.ts';
import { newId } from '../form/new-entry.ts';
import { entryText, submittedValues, type Values } from '../form/submitted.ts';
import { notFound, page, redirect } from '../http/respond.tsx';
import type { Problem } from '../options.ts';
import { save } from '../save.ts';
import { newSubject } from '../translation.ts';
import { words } from '../words.ts';
import { type DateAction, dateActions, WordsToCopy } from './dates.tsx';
import { describeProblems } from './describe-problems.ts';

/** The fields of a change that a person fills in, by what happens. */
const fieldsOfAction: Readonly<Record<DateAction, readonly string[]>> = {
  cancelled: ['note'],
  moved: ['newDate', 'newStartTime', 'newEndTime', 'newPlace', 'newRoom', 'note'],
  changed: ['note'],
};

/** One date and what happens to it, from the address of a page; undefined when there is no such date. */
async function targetOf(request: EditorRequest, event: string, date: string) {
  const type = typeOf(request, request.dates.changeType);
  const { shown } = await currentCheck(request);
  if (type === undefined || shown === undefined || !isId(event)) return undefined;
  const { searchParams } = request.url;
  const start = searchParams.get('start') ?? '';
  const what = dateActions.find((each) => each === searchParams.get('what')) ?? 'cancelled';
  const found = shown.nextDates({ event }).find((each) => each.date === date && each.start === start);
  return found && { type, date: found, what };
}

type Target = NonNullable<Awaited<ReturnType<typeof targetOf>>>;

export async function showChange(request: EditorRequest, event: string, date: string) {
  const target = await targetOf(request, event, date);
  if (target === undefined) return notFound(request);
  return changeForm(request, target, {}, []);
}

async function changeForm(
  request: EditorRequest,
  { type, date, what }: Target,
  values: Values,
  problems: readonly Problem[],
  notice?: string,
): Promise<Response> {
  const { pathname, search } = request.url;
  const choices = await choicesOf(request);
  const text = words.dates;
  const help: Readonly<Record<string, string>> = { note: text.noteHint, newDate: '' };
  const fields = fieldsOfAction[what]
    .flatMap((id) => type.fields.find((field) => field.id === id) ?? [])
    .map((field) => ({ ...field, help: help[field.id] ?? field.help }));
  const form: FormState = {
    ...{ ...newSubject(type), isDraft: false, values, problems },
    choices: (types) => choices.filter(({ type }) => types?.includes(type)),
  };
  const isProblem = problems.length > 0;
  return page(
    { request, title: text.what[what], thin: date.title, isProblem },
    <>
      {(isProblem || notice !== undefined) && (
        <ProblemSummary errors={problems} fields={fields}>
          {notice !== undefined && <p>{notice}</p>}
        </ProblemSummary>
      )}
      <p className="lead">
        {date.day}, {date.hours}
      </p>
      {date.change !== null && (
        <p className="note">
          {text.already} <a href={entryPath(type.sys.id, date.change)}>{text.change}</a>
        </p>
      )}
      <PostForm action={pathname + search}>
        <Form value={form}>
          {fields.map((field) => (
            <Field key={field.id} field={field} />
          ))}
        </Form>
        <div className="actions">
          <button type="submit">{text.submit[what]}</button>
          <a className="button plain" href="/dates">
            {words.remove.no}
          </a>
        </div>
        {what === 'cancelled' && <WordsToCopy text={date.message} />}
      </PostForm>
      {date.isOfSeries && (
        <Links to={[{ path: entryPath(request.dates.eventType, date.event), title: text.whole }]} />
      )}
    </>,
  );
}

const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Saves a change of one date as an entry of its own. */
export async function postChange(request: EditorRequest, event: string, day: string) {
  const target = await targetOf(request, event, day);
  if (target === undefined) return notFound(request);
  const { type, date, what } = target;
  const typed = submittedValues(request.form, type.fields);
  const again = (problems: readonly Problem[], notice?: string) =>
    changeForm(request, target, typed, problems, notice);
  if (!request.hasToken) return again([], words.problems.restarted);
  const isEmpty = fieldsOfAction.moved.every((field) => field === 'note' || typed[field] === undefined);
  if (what === 'moved' && isEmpty) {
    return again([{ severity: 'error', file: '', field: 'newDate', sentence: words.dates.nothingNew }]);
  }
  const text = words.dates;
  const shortDay = dayOfYear.format(new Date(date.date));
  const isMoved = what === 'moved' && [typed.newDate, typed.newPlace].some((value) => value !== undefined);
  const values: Values = {
    ...typed,
    title: `${date.title}, ${shortDay}: ${text.ending[what]}`,
    event,
    date: date.date,
    ...(date.start === '' ? {} : { startTime: date.start }),
    status: what === 'moved' && !isMoved ? 'changed' : what,
  };
  const id = await newId(request, type, values);
  const files = new Map([[entryFile(type.sys.id, id), entryText(type, undefined, values)]]);
  const sentence = `${text.what[what]} ${text.onDay(date.title, shortDay)}`;
  const result = await save(request, { files, what: sentence });
  if (result.isSaved) return redirect(pathWith('/saved', { type: type.sys.id, id, commit: result.commit }));
  return again(await describeProblems(request, result.errors, { type, files }));
}
