import type { FieldValue } from '../files/entry-file.ts';
import { dayPattern, isNative } from '../form/control.ts';
import { type About, type FormState, idOf, useForm } from '../form/form-state.ts';
import type { FormField } from '../form/form-type.ts';
import { shownName } from '../form/submitted.ts';
import type { Problem } from '../options.ts';
import { originalOf } from '../translation.ts';
import { words } from '../words.ts';
import { Control } from './Control.tsx';

/** Controls of several parts, whose label is a legend. */
const sets: ReadonlySet<string> = new Set(['choice', 'boxes', 'position', 'links', 'photograph', 'colours']);

/** A field of a form with its label, its explanation and what is wrong with it. */
export function Field({ field }: { readonly field: FormField }) {
  const form = useForm();
  const { translation } = form;
  const { label, control } = field;
  if (control.kind === 'none') return null;
  const id = idOf(field.id);
  const problems = form.problems.filter((problem) => problem.field === field.id);
  const isWrong = problems.some(({ severity }) => severity === 'error');
  const hint = hintOf(field, form);
  const isPlain = !sets.has(control.kind) && control.kind !== 'yes';
  const original = translation && isPlain ? originalOf(translation, field.id) : undefined;
  const described = [
    // A long text would be read out whole at each visit.
    original !== undefined && control.kind !== 'markdown' && `${id}-original`,
    hint !== '' && `${id}-hint`,
    problems.length > 0 && `${id}-found`,
  ];
  const about: About = {
    lang: translation?.locale.code,
    dir: translation && 'auto',
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': isWrong || undefined,
    'aria-required': field.required || undefined,
  };
  const view = <Control field={field} about={about} />;
  const notes = (
    <>
      <input type="hidden" name={shownName} defaultValue={field.id} />
      <Notes id={id} hint={hint} problems={problems} theirs={form.theirs?.[field.id]} />
    </>
  );
  const name = (
    <>
      {label}
      {field.required && <span className="needed"> {words.form.needed}</span>}
    </>
  );
  const className = `field ${control.kind}${isWrong ? ' wrong' : ''}`;
  if (sets.has(control.kind))
    return (
      <fieldset className={className} id={id} tabIndex={-1} aria-describedby={about['aria-describedby']}>
        <legend>{name}</legend>
        {notes}
        {view}
      </fieldset>
    );
  if (control.kind === 'yes')
    return (
      <div className={className}>
        <label className="box" htmlFor={id}>
          {view} {label}
        </label>
        {notes}
      </div>
    );
  return (
    <div className={className}>
      <label htmlFor={id}>{name}</label>
      {notes}
      {translation && original !== undefined ? (
        <div className="pair">
          {/* The words of the first language stand beside the control for their translation. */}
          <div className="original" id={`${id}-original`}>
            <p className="hint">{translation.first.name}:</p>
            <p lang={translation.first.code}>{[original].flat().join('\n')}</p>
          </div>
          <div>{view}</div>
        </div>
      ) : (
        view
      )}
    </div>
  );
}

interface NotesProps {
  readonly id: string;
  readonly hint: string;
  readonly problems: readonly Problem[];
  /** What is saved meanwhile. */
  readonly theirs: FieldValue | undefined;
}

/** How the field is filled in, what is wrong with it, and what somebody else has written there. */
function Notes({ id, hint, problems, theirs }: NotesProps) {
  return (
    <>
      {hint !== '' && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problems.length > 0 && (
        <div id={`${id}-found`}>
          {problems.map(({ severity, sentence }) => (
            <p key={sentence} className={severity}>
              <b>{words.problems[severity]}</b> {sentence}
            </p>
          ))}
        </div>
      )}
      {theirs !== undefined && <p className="warning">{words.problems.theirs([theirs].flat().join(', '))}</p>}
    </>
  );
}

function hintOf({ control, help, ...field }: FormField, { id, values, readBack }: FormState): string {
  const all = [
    help,
    id === undefined && field.id === 'slug' && words.form.slug,
    control.kind === 'lines' && words.form.lines,
    control.kind === 'date' && dayInWords(values[field.id]),
    readBack?.field === field.id && words.form.visitorsRead(readBack.sentence),
  ];
  return all.filter(Boolean).join(' ');
}

/** "Tuesday 8 September 2026.": browsers show a date in figures, some with the month first. How to write one that is no date. */
function dayInWords(value: FieldValue | undefined): string {
  if (!isNative(value, dayPattern)) return words.form.date;
  const day = new Date(String(value));
  if (Number.isNaN(day.getTime())) return '';
  return `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(day).replace(',', '')}.`;
}
