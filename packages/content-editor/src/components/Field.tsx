import type { ContentField, Locale } from 'emulator-for-contentful';
import type { FieldValue } from '../files/entry-file.ts';
import { type Control as ControlKind, controlOf, dayPattern, isNative, labelOf } from '../form/control.ts';
import { type About, type FieldContext, idOf } from '../form/field-context.ts';
import { shownName } from '../form/submitted.ts';
import type { Problem } from '../options.ts';
import { words } from '../words.ts';
import { Control } from './Control.tsx';

/** Controls of several parts, whose label is a legend. */
const sets: ReadonlySet<string> = new Set(['choice', 'boxes', 'slugs', 'position', 'links', 'photograph']);

/** A field of a form with its label, its explanation and what is wrong with it. */
export function Field({ field, context }: { readonly field: ContentField; readonly context: FieldContext }) {
  const { hints, originals } = context;
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
  const view = <Control field={field} control={control} context={context} about={about} />;
  const isBox = control.kind === 'yes';
  const isNeeded = field.required && !isBox;
  const label = (
    <>
      {isBox && view}
      {isBox && ' '}
      {labelOf(field).label}
      {isNeeded && ' '}
      {isNeeded && <span className="needed">{words.form.needed}</span>}
    </>
  );
  const rest = (
    <>
      <input type="hidden" name={shownName} defaultValue={field.id} />
      <Notes id={id} hint={hint} problems={problems} theirs={context.theirs[field.id]} />
      {originals && original !== undefined && !sets.has(control.kind) && !isBox ? (
        <div className="pair">
          <Original id={id} value={original} first={originals.first} />
          <div>{view}</div>
        </div>
      ) : (
        !isBox && view
      )}
    </>
  );
  const className = `field ${control.kind}${isWrong ? ' wrong' : ''}`;
  if (sets.has(control.kind))
    return (
      <fieldset className={className} id={id} tabIndex={-1} aria-describedby={describedBy}>
        <legend>{label}</legend>
        {rest}
      </fieldset>
    );
  return (
    <div className={className}>
      <label className={isBox ? 'box' : undefined} htmlFor={id}>
        {label}
      </label>
      {rest}
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

/** The words of the first language, which stand beside the control for their translation. */
function Original({ id, value, first }: { id: string; value: FieldValue; first: Locale }) {
  return (
    <div className="original" id={`${id}-original`}>
      <p className="hint">{first.name}:</p>
      <p lang={first.code}>{[value].flat().join('\n')}</p>
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
