import type { ContentField } from 'emulator-for-contentful';
import type { FieldValue } from '../files/entry-file.ts';
import { attributes, type Html, html } from '../html.ts';
import { words } from '../words.ts';
import { type Control, controlOf, labelOf } from './control.ts';
import {
  controlView,
  dayPattern,
  type FieldContext,
  idOf,
  isNative,
  type Originals,
} from './control-view.ts';
import { controlName, shownName } from './submitted.ts';

/** A field of a form with its label, its explanation and what is wrong with it. */
export function fieldView(field: ContentField, context: FieldContext): Html {
  const { hints, problems, theirs } = context;
  const control = controlOf(field, hints);
  const { label, hint } = labelOf(field);
  const id = idOf(field.id);
  const own = problems.filter((problem) => problem.field === field.id);
  const isWrong = own.some(({ severity }) => severity === 'error');
  const help = [
    hints.help?.[field.id] ?? hint,
    context.isNew && field.id === 'slug' ? words.form.slug : '',
    helpOf(control, context.values[field.id]),
  ];
  const hintText = help.filter((each) => each !== '').join(' ');
  const other = theirs[field.id];
  const notes = html`
${hintText !== '' && html`<p class="hint" id="${id}-hint">${hintText}</p>`}
${own.length > 0 && html`<div id="${id}-found">${own.map((problem) => html`<p class="${problem.severity}"><b>${problem.severity === 'error' ? words.problems.error : words.problems.warning}</b> ${problem.sentence}</p>`)}</div>`}
${other !== undefined && html`<p class="warning">${words.problems.theirs([other].flat().join(', '))}</p>`}`;
  const { originals } = context;
  const original = originals?.valueOf(field.id);
  const described = [
    // A long text would be read out whole at each visit.
    original !== undefined && control.kind !== 'markdown' && `${id}-original`,
    hintText !== '' && `${id}-hint`,
    own.length > 0 && `${id}-found`,
  ].filter((each) => each !== false);
  const about = attributes({
    lang: originals?.locale.code,
    dir: originals && 'auto',
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-required': field.required ? 'true' : undefined,
  });
  const needed = field.required && html` <span class="needed">${words.form.needed}</span>`;
  const shown = html`<input type="hidden" name="${shownName}" value="${field.id}">`;
  const className = `field ${control.kind}${isWrong ? ' wrong' : ''}`;
  if (control.kind === 'none') return html``;
  if (control.kind === 'yes') {
    const box = attributes({ checked: context.values[field.id] === 'true' });
    return html`<div class="${className}">${shown}<label class="box" for="${id}"><input type="checkbox" id="${id}" name="${controlName(field.id)}" value="true"${box}${about}> ${label}</label>${notes}</div>`;
  }
  const isSet = ['choice', 'boxes', 'slugs', 'position', 'links'].includes(control.kind);
  if (isSet)
    return html`<fieldset class="${className}" id="${id}" tabindex="-1"${attributes({ 'aria-describedby': described.join(' ') || undefined })}><legend>${label}${needed}</legend>${shown}${notes}${controlView(field, control, context, about)}</fieldset>`;
  const view = controlView(field, control, context, about);
  const pair =
    original !== undefined &&
    html`<div class="pair">${originalView(id, original, originals)}<div>${view}</div></div>`;
  return html`<div class="${className}">${shown}<label for="${id}">${label}${needed}</label>${notes}${pair || view}</div>`;
}

/** The words of the first language, beside the control for their translation. */
function originalView(id: string, value: FieldValue, originals: Originals | undefined): Html {
  return html`<div class="original" id="${id}-original"><p class="hint">${originals?.first.name}:</p>
<p lang="${originals?.first.code ?? ''}">${[value].flat().join('\n')}</p></div>`;
}

function helpOf(control: Control, value: unknown): string {
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
