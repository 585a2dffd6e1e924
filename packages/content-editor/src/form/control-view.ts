import type { ContentField, Locale } from 'emulator-for-contentful';
import type { Choice } from '../context.ts';
import type { FieldValue } from '../files/entry-file.ts';
import { attributes, type Html, html } from '../html.ts';
import type { Problem, TypeHints } from '../options.ts';
import { words } from '../words.ts';
import { choiceView, optionList, orderedLinks, select } from './choice-view.ts';
import type { Control } from './control.ts';
import { controlName, type Values } from './submitted.ts';

/** The words that are translated, and their language. */
export interface Originals {
  readonly first: Locale;
  /** The language of the translation. */
  readonly locale: Locale;
  readonly valueOf: (field: string) => FieldValue | undefined;
}

export interface FieldContext {
  readonly hints: TypeHints;
  readonly values: Values;
  readonly problems: readonly Problem[];
  readonly choices: (types: readonly string[] | undefined) => readonly Choice[];
  /** What is saved meanwhile, by field, where somebody else has changed it. */
  readonly theirs: Values;
  /** The id of a photograph that was sent with a form that could not be saved yet, by field. */
  readonly uploads: Readonly<Record<string, string>>;
  /** Files that may be linked to within a text. */
  readonly linkable: readonly Choice[];
  /** In the form of a translation, what is translated. */
  readonly originals: Originals | undefined;
  readonly isNew: boolean;
}

/** The id of a field's control in the page. */
export const idOf = (field: string) => `f-${field}`;

export const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a browser's own control can show the value; `7pm` stays a text. */
export function isNative(value: unknown, form: RegExp): boolean {
  return value === undefined || (typeof value === 'string' && form.test(value));
}

/** The control of a field. @param about the attributes that say what is written about it */
export function controlView(field: ContentField, control: Control, context: FieldContext, about: Html): Html {
  const value = context.values[field.id];
  const text = typeof value === 'string' ? value : '';
  const list: readonly string[] = typeof value === 'object' ? value : text === '' ? [] : [text];
  // A control for a translation is as large as the original needs.
  const original = [context.originals?.valueOf(field.id) ?? ''].flat().join('\n');
  const longest = original.length > text.length ? original : text;
  const [id, name] = [idOf(field.id), controlName(field.id)];
  const input = (type: string, more: Readonly<Record<string, string>> = {}) =>
    html`<input${attributes({ type, id, name, value: text, autocomplete: 'off', ...more })}${about}>`;
  const area = (content: string, rows: number) =>
    html`<textarea id="${id}" name="${name}" rows="${rows}"${about}>\n${content}</textarea>`;
  switch (control.kind) {
    case 'line':
      return longest.length > 60 ? area(text, 2) : input('text');
    case 'number':
      return input('text', { inputmode: 'decimal', class: 'short' });
    case 'date':
      return isNative(value, dayPattern) ? input('date', { class: 'short' }) : input('text');
    case 'time':
      return isNative(value, time) ? input('time', { class: 'short' }) : input('text', { class: 'short' });
    case 'text':
      return area(text, rowsFor(longest, 3));
    case 'lines':
      return area(list.join('\n'), Math.max(2, original.split('\n').length, list.length + 1));
    case 'markdown':
      return html`${area(text, rowsFor(longest, 8))}${markdownHelp(id, name, context.linkable)}`;
    case 'choice':
      return choiceView(field, control.choices, text);
    case 'boxes':
      return optionList('checkbox', name, control.choices, list);
    case 'slugs':
      return orderedLinks(
        field,
        list,
        context.choices([control.type]).map((each) => ({ ...each, id: each.slug ?? each.id })),
      );
    case 'position':
      return html`${words.form.position.map((label, index) => html`<label class="part">${label} <input type="text" inputmode="decimal" class="short" name="${name}" value="${list[index] ?? ''}"></label>`)}`;
    case 'link':
      return select({
        id,
        name,
        about,
        value: text,
        choices: context.choices(control.types),
        none: context.hints.none?.[field.id],
      });
    case 'links':
      return control.isOrdered
        ? orderedLinks(field, list, context.choices(control.types))
        : optionList(
            'checkbox',
            name,
            context.choices(control.types).map(({ id: own, title }) => ({ value: own, words: title })),
            list,
          );
    case 'asset':
      return select({ id, name, about, value: text, choices: context.choices(['asset']) });
    case 'upload':
      return uploadView(field, text, context, about);
    case 'yes':
    case 'none':
      return html``;
  }
}

function rowsFor(text: string, least: number): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 60), 0);
  return Math.min(30, Math.max(least, lines + 1));
}

function uploadView(field: ContentField, value: string, context: FieldContext, about: Html): Html {
  const [id, name] = [idOf(field.id), controlName(field.id)];
  const upload = context.uploads[field.id];
  const { picture } = words;
  return html`${upload !== undefined && html`<p class="note">${picture.ready}</p><input type="hidden" name="upload.${field.id}" value="${upload}">`}
${value !== '' && upload === undefined && html`<img class="thumbnail" src="/pictures/${value}" alt="${picture.alt}" width="160">`}
<input type="hidden" name="${name}" value="${value}">
<input type="file" id="${id}" name="file.${field.id}" accept="image/jpeg,image/png,image/webp"${about}>
<p class="hint">${picture.help}</p>`;
}

function markdownHelp(id: string, name: string, linkable: readonly Choice[]): Html {
  const { markdown } = words;
  return html`<details class="help"><summary>${markdown.help}</summary><ul>${markdown.lines.map((line) => html`<li>${line}</li>`)}</ul></details>
<div class="putlink" data-for="${id}">
<label for="${id}-link">${markdown.linkTo}</label>
${select({ id: `${id}-link`, name: `link.${name}`, value: '', choices: linkable })}
<label for="${id}-words">${markdown.linkWords}</label>
<input type="text" id="${id}-words" name="words.${name}" autocomplete="off">
<button type="submit" class="plain" name="action" value="link:${name}">${markdown.put}</button>
</div>`;
}
