import type { ContentField } from 'emulator-for-contentful';
import type { Choice } from '../context.ts';
import { attributes, type Html, html } from '../html.ts';
import { words } from '../words.ts';
import { defaultOf, labelOf } from './control.ts';
import { controlName } from './submitted.ts';

type Choices = readonly { readonly value: string; readonly words: string }[];

/** One of a few values. @param saved empty where the file has none: then the value that the model gives a new entry holds */
export function choiceView(field: ContentField, choices: Choices, saved: string): Html {
  const fallback = defaultOf(field);
  const none = field.required || fallback !== undefined ? [] : [{ value: '', words: words.form.notSet }];
  const value = saved === '' ? (fallback ?? '') : saved;
  return optionList('radio', controlName(field.id), [...none, ...choices], [value]);
}

/** Radio buttons or boxes to tick. Values that the model does not know stay, so that the check can name them. */
export function optionList(
  type: 'radio' | 'checkbox',
  name: string,
  choices: Choices,
  selected: readonly string[],
): Html {
  const isKnown = (each: string) => each === '' || choices.some(({ value }) => value === each);
  const others = selected.filter((each) => !isKnown(each)).map((value) => ({ value, words: value }));
  return html`${[...choices, ...others].map((choice) => html`<label class="box"><input type="${type}" name="${name}" value="${choice.value}"${attributes({ checked: selected.includes(choice.value) })}> ${choice.words}</label>`)}`;
}

interface SelectOptions {
  readonly id?: string;
  readonly name: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly about?: Html;
  readonly label?: string;
  /** The words for no choice. */
  readonly none?: string | undefined;
}

/** A list to choose from by title; typing the first letters finds one. */
export function select({
  id,
  name,
  value,
  choices,
  about,
  label,
  none = words.form.choose,
}: SelectOptions): Html {
  const isOther = value !== '' && !choices.some((choice) => choice.id === value);
  return html`<select${attributes({ id, name, 'aria-label': label })}${about}>
<option value="">${none}</option>
${choices.map((choice) => html`<option value="${choice.id}"${attributes({ selected: choice.id === value })}>${choice.title}</option>`)}
${isOther && html`<option value="${value}" selected>${value}</option>`}
</select>`;
}

/** A list of links whose order counts: one choice for each, and three more. */
export function orderedLinks(field: ContentField, list: readonly string[], choices: readonly Choice[]): Html {
  const { label } = labelOf(field);
  return html`<ol class="ordered">${[...list, '', '', ''].map((value, index) => html`<li>${select({ name: controlName(field.id), value, choices, label: words.form.which(label, index + 1) })}</li>`)}</ol>`;
}
