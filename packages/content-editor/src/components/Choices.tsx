import type { ContentField } from 'emulator-for-contentful';
import type { Choice } from '../context.ts';
import { defaultOf, labelOf } from '../form/control.ts';
import type { About } from '../form/field-context.ts';
import { controlName } from '../form/submitted.ts';
import { words } from '../words.ts';

type Options = readonly { readonly value: string; readonly words: string }[];

interface OneOfAFewProps {
  readonly field: ContentField;
  readonly choices: Options;
  /** Empty where the file has none: then the value that the model gives a new entry holds. */
  readonly saved: string;
}

export function OneOfAFew({ field, choices, saved }: OneOfAFewProps) {
  const fallback = defaultOf(field);
  const none = field.required || fallback !== undefined ? [] : [{ value: '', words: words.form.notSet }];
  const value = saved === '' ? (fallback ?? '') : saved;
  return (
    <Boxes type="radio" name={controlName(field.id)} choices={[...none, ...choices]} selected={[value]} />
  );
}

interface BoxesProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly choices: Options;
  readonly selected: readonly string[];
}

/** Radio buttons or boxes to tick. Values that the model does not know stay, so that the check can name them. */
export function Boxes({ type, name, choices, selected }: BoxesProps) {
  const isKnown = (each: string) => each === '' || choices.some(({ value }) => value === each);
  const others = selected.filter((each) => !isKnown(each)).map((value) => ({ value, words: value }));
  return [...choices, ...others].map((choice) => (
    <label key={choice.value} className="box">
      <input
        type={type}
        name={name}
        defaultValue={choice.value}
        defaultChecked={selected.includes(choice.value)}
      />{' '}
      {choice.words}
    </label>
  ));
}

interface SelectProps {
  readonly id?: string;
  readonly name: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly about?: About;
  readonly label?: string;
  /** The words for no choice. */
  readonly none?: string | undefined;
}

/** A list to choose from by title; typing the first letters finds one. */
export function Select({ id, name, value, choices, about, label, none = words.form.choose }: SelectProps) {
  const isOther = value !== '' && !choices.some((choice) => choice.id === value);
  return (
    <select id={id} name={name} aria-label={label} {...about} defaultValue={value}>
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={`${choice.type} ${choice.id}`} value={choice.id}>
          {choice.title}
        </option>
      ))}
      {isOther && <option value={value}>{value}</option>}
    </select>
  );
}

interface OrderedLinksProps {
  readonly field: ContentField;
  readonly list: readonly string[];
  readonly choices: readonly Choice[];
}

/** A list of links whose order counts: one choice for each, and three more. */
export function OrderedLinks({ field, list, choices }: OrderedLinksProps) {
  const { label } = labelOf(field);
  return (
    <ol className="ordered">
      {[...list, '', '', ''].map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link is known by its place
        <li key={index}>
          <Select
            name={controlName(field.id)}
            value={value}
            choices={choices}
            label={words.form.which(label, index + 1)}
          />
        </li>
      ))}
    </ol>
  );
}
