import type { ContentField, Locale } from 'emulator-for-contentful';
import type { ReactNode } from 'react';
import type { FieldValue } from '../files/entry-file.ts';
import { type Control as ControlKind, controlOf, dayPattern, isNative, labelOf } from '../form/control.ts';
import { type About, type FieldContext, idOf } from '../form/field-context.ts';
import { controlName, shownName } from '../form/submitted.ts';
import type { Problem } from '../options.ts';
import { words } from '../words.ts';
import { Control } from './Control.tsx';

interface FieldProps {
  readonly field: ContentField;
  readonly context: FieldContext;
}

/** Controls of several parts, whose label is a legend. */
const sets: ReadonlySet<string> = new Set(['choice', 'boxes', 'slugs', 'position', 'links']);

/** A field of a form with its label, its explanation and what is wrong with it. */
export function Field({ field, context }: FieldProps) {
  const { hints, values, originals } = context;
  const control = controlOf(field, hints);
  if (control.kind === 'none') return null;
  const id = idOf(field.id);
  const problems = context.problems.filter((problem) => problem.field === field.id);
  const isWrong = problems.some(({ severity }) => severity === 'error');
  const hint = hintOf(field, control, context);
  const original = originals?.valueOf(field.id);
  const described = [
    // A long text would be read out whole at each visit.
    original !== undefined && control.kind !== 'markdown' && `${id}-original`,
    hint !== '' && `${id}-hint`,
    problems.length > 0 && `${id}-found`,
  ].filter((each) => each !== false);
  const describedBy = described.join(' ') || undefined;
  const about: About = {
    lang: originals?.locale.code,
    dir: originals && 'auto',
    'aria-describedby': describedBy,
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-required': field.required ? 'true' : undefined,
  };
  const className = `field ${control.kind}${isWrong ? ' wrong' : ''}`;
  const shown = <input type="hidden" name={shownName} defaultValue={field.id} />;
  const notes = <Notes id={id} hint={hint} problems={problems} theirs={context.theirs[field.id]} />;
  if (control.kind === 'yes')
    return (
      <div className={className}>
        {shown}
        <label className="box" htmlFor={id}>
          <input
            type="checkbox"
            id={id}
            name={controlName(field.id)}
            defaultValue="true"
            defaultChecked={values[field.id] === 'true'}
            {...about}
          />{' '}
          {labelOf(field).label}
        </label>
        {notes}
      </div>
    );
  const view = <Control field={field} control={control} context={context} about={about} />;
  if (sets.has(control.kind))
    return (
      <fieldset className={className} id={id} tabIndex={-1} aria-describedby={describedBy}>
        <legend>
          <Label field={field} />
        </legend>
        {shown}
        {notes}
        {view}
      </fieldset>
    );
  return (
    <div className={className}>
      {shown}
      <label htmlFor={id}>
        <Label field={field} />
      </label>
      {notes}
      {originals === undefined || original === undefined ? (
        view
      ) : (
        <BesideOriginal id={id} value={original} first={originals.first}>
          {view}
        </BesideOriginal>
      )}
    </div>
  );
}

function Label({ field }: { readonly field: ContentField }) {
  return (
    <>
      {labelOf(field).label}
      {field.required && (
        <>
          {' '}
          <span className="needed">{words.form.needed}</span>
        </>
      )}
    </>
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

interface BesideOriginalProps {
  readonly id: string;
  readonly value: FieldValue;
  readonly first: Locale;
  readonly children: ReactNode;
}

/** The words of the first language, beside the control for their translation. */
function BesideOriginal({ id, value, first, children }: BesideOriginalProps) {
  return (
    <div className="pair">
      <div className="original" id={`${id}-original`}>
        <p className="hint">{first.name}:</p>
        <p lang={first.code}>{[value].flat().join('\n')}</p>
      </div>
      <div>{children}</div>
    </div>
  );
}

function hintOf(field: ContentField, control: ControlKind, { hints, values, isNew }: FieldContext): string {
  const all = [
    hints.help?.[field.id] ?? labelOf(field).hint,
    isNew && field.id === 'slug' ? words.form.slug : '',
    helpOf(control, values[field.id]),
  ];
  return all.filter((each) => each !== '').join(' ');
}

function helpOf(control: ControlKind, value: unknown): string {
  if (control.kind === 'lines') return words.form.lines;
  if (control.kind !== 'date') return '';
  return isNative(value, dayPattern) ? dayInWords(value) : words.form.date;
}

/** "Tuesday 8 September 2026": browsers show a date in figures, some with the month first. */
function dayInWords(value: unknown): string {
  const day = typeof value === 'string' ? new Date(value) : undefined;
  if (day === undefined || Number.isNaN(day.getTime())) return '';
  return `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(day).replace(',', '')}.`;
}
