import type { ContentType } from 'emulator-for-contentful';
import { type EditorContext, hintsOf, isRemovable, titleOf } from '../context.ts';
import { attributes, type Html, html } from '../html.ts';
import type { EditorRequest } from '../http/server.ts';
import type { Problem, ReadBack } from '../options.ts';
import type { Translation } from '../translation.ts';
import type { StateWithChanges } from '../translation-state.ts';
import { entryPath, page, pathWith, postForm } from '../views/layout.ts';
import { words } from '../words.ts';
import { fieldGroups, labelOf } from './control.ts';
import type { FieldContext } from './control-view.ts';
import { fieldView } from './field-view.ts';
import type { Values } from './submitted.ts';
import {
  originalsOf,
  translationFields,
  translationLinks,
  translationStatesView,
} from './translation-view.ts';

/** What a form shows. */
export interface FormState extends Partial<Pick<FieldContext, 'problems' | 'theirs' | 'uploads'>> {
  readonly type: ContentType;
  /** Undefined for a new entry. */
  readonly id: string | undefined;
  readonly values: Values;
  /** The file's text when the form was opened; empty for a new entry. */
  readonly base: string;
  readonly isDraft: boolean;
  readonly complex?: readonly string[];
  /** A sentence above the form, such as that somebody else has saved. */
  readonly notice?: string | undefined;
  readonly isChecked?: boolean;
  readonly readBack?: ReadBack | undefined;
  /** Undefined for an entry itself. */
  readonly translation?: Translation | undefined;
}

interface EntryFormOptions extends FormState, Pick<FieldContext, 'choices' | 'linkable'> {
  readonly context: EditorContext;
  readonly request: EditorRequest;
  /** How far an entry is translated. */
  readonly translations: readonly StateWithChanges[];
}

/** The page with the form of one entry, or of its translation. */
export function entryForm(options: EntryFormOptions): Response {
  const { context, type, id, values, problems = [], translation } = options;
  const hints = hintsOf(context, type);
  const fieldContext: FieldContext = {
    ...{ problems, theirs: {}, uploads: {}, ...options },
    hints,
    originals: translation && originalsOf(translation),
    isNew: id === undefined,
  };
  const isWrong = problems.some(({ severity }) => severity === 'error');
  const fields = translation
    ? translationFields(translation, type, fieldContext)
    : entryFields(options, fieldContext);
  const main = html`<div class="entry-page">
${problemSummary(options)}
${options.readBack !== undefined && readBackView(options.readBack)}
${id !== undefined && (translation ? translationLinks(context, translation, id, options.base !== '') : links(options, id))}
${translationStatesView(type.sys.id, options.translations)}
${postForm(
  context,
  id === undefined ? `/new/${type.sys.id}` : entryPath(type.sys.id, id),
  html`
<input type="hidden" name="base" value="${options.base}">
<button class="default" name="action" value="save" tabindex="-1" aria-hidden="true">${words.form.save}</button>
${fields}
<div class="actions">
<button name="action" value="save">${words.form.save}</button>
<button name="action" value="check" class="plain">${words.form.check}</button>
</div>`,
  'entry',
)}</div>`;
  const own = id === undefined ? words.form.newTitle : titleOf(type, { id, values });
  return page({
    context,
    title: translation ? titleOf(translation.type, translation.original) : own,
    thin: translation
      ? words.translation.thin(translation.locale.name)
      : id === undefined
        ? hints.one
        : undefined,
    main,
    status: isWrong ? 422 : 200,
    request: options.request,
    isProblem: isWrong,
  });
}

/** The fields of an entry in their groups, and whether it is a draft. */
function entryFields({ type, values, complex = [], isDraft }: FormState, context: FieldContext): Html {
  const groups = fieldGroups(type, context.hints).map(({ title: name, fields, isFolded }) => {
    const content = fields.map((field) => fieldView(field, context));
    if (!isFolded) return html`<section>${name !== '' && html`<h2>${name}</h2>`}${content}</section>`;
    const filled = fields.filter(
      (field) => values[field.id] !== undefined && values[field.id] !== 'false',
    ).length;
    const isOpen = fields.some((field) => context.problems.some((problem) => problem.field === field.id));
    return html`<details class="group"${attributes({ open: isOpen })}><summary><h2>${name}</h2> <span class="hint">${words.form.filledIn(filled)}</span></summary>${content}</details>`;
  });
  return html`${groups}
${complex.map((field) => html`<p class="note">${words.form.complex(field)}</p>`)}
<label class="box draft"><input type="checkbox" name="draft" value="true"${attributes({ checked: isDraft })}> ${words.form.draft}</label>`;
}

/** What can be done with the entry besides filling in its form. */
function links({ context, type, values, isDraft }: EntryFormOptions, id: string): Html {
  const hints = hintsOf(context, type);
  const site = isDraft ? context.draftsUrl() : context.siteUrl();
  const path = context.rules.pathOf(type.sys.id, id, values);
  const own = entryPath(type.sys.id, id);
  return html`<p class="links">
${type.sys.id === context.dates.eventType && html`<a href="${pathWith('/dates', { event: id })}">${words.form.dates}</a>`}
${site !== undefined && path !== undefined && html`<a href="${site}${path}" target="site">${words.form.seePage}</a>`}
${!hints.isFixed && html`<a href="${pathWith(`/new/${type.sys.id}`, { copy: id })}">${words.form.copy}</a>`}
<a href="${own}/history">${words.form.history}</a>
${isRemovable(context, type, id) && html`<a href="${own}/delete">${words.form.remove}</a>`}
</p>`;
}

/** What must be put right, with links to the fields. The browser moves the focus here. */
function problemSummary({ type, problems = [], notice, isChecked }: FormState): Html {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const linked = ({ field, sentence }: Problem) => {
    const own = type.fields.find(({ id }) => id === field);
    return own === undefined
      ? html`<li>${sentence}</li>`
      : html`<li><a href="#f-${own.id}">${labelOf(own).label}</a>: ${sentence}</li>`;
  };
  if (errors.length === 0 && notice === undefined && !isChecked) return html``;
  return html`<div class="summary${errors.length > 0 ? ' errors' : ''}" role="alert" tabindex="-1" autofocus>
${errors.length > 0 && html`<h2>${words.problems.title(errors.length)}</h2><ul>${errors.map(linked)}</ul><p>${words.problems.notSaved}</p>`}
${notice !== undefined && html`<p>${notice}</p>`}
${isChecked && errors.length === 0 && html`<p>${words.problems.checked}</p>`}
${warnings.length > 0 && html`<ul>${warnings.map(linked)}</ul>`}
</div>`;
}

/** How the times of an event are understood. */
export function readBackView({ sentence, dates, warning }: ReadBack): Html {
  const { result } = words;
  return html`<section class="readback">
<h2>${result.readBack}</h2>
<p>${sentence}</p>
${dates?.length === 0 && html`<p>${result.over}</p>`}${dates !== null && dates.length > 0 && html`<h3>${result.next}</h3><ul>${dates.map((date) => html`<li>${date}</li>`)}</ul>`}
${warning !== null && html`<p class="warning">${warning}</p>`}
</section>`;
}
