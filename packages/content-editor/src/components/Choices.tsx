import { matches } from '../client/narrow.ts';
import type { Choice } from '../context.ts';
import { type About, idOf } from '../form/field-context.ts';
import { searchName } from '../form/submitted.ts';
import { words } from '../words.ts';

interface BoxesProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly words: string; readonly picture?: string }[];
  readonly selected: readonly string[];
}

/** Radio buttons or boxes to tick. Values that the model does not know stay, so that the check can name them. */
export function Boxes({ type, name, choices, selected }: BoxesProps) {
  const known = new Set(['', ...choices.map(({ value }) => value)]);
  const others: BoxesProps['choices'] = selected
    .filter((value) => !known.has(value))
    .map((value) => ({ value, words: value }));
  return [...choices, ...others].map(({ value, words: label, picture }) => (
    <label key={value} className="box">
      <input type={type} name={name} defaultValue={value} defaultChecked={selected.includes(value)} />{' '}
      {picture !== undefined && <img src={`/pictures/${picture}`} alt="" width="96" loading="lazy" />}
      {label}
    </label>
  ));
}

interface ManyBoxesProps extends BoxesProps {
  readonly field: string;
  /** What was looked for, by the button. */
  readonly query: string | undefined;
}

/** Many boxes in a window of their own, with a search among them. Those that are ticked are first, whatever it finds. */
export function ManyBoxes({ field, query, choices, ...boxes }: ManyBoxesProps) {
  const id = `${idOf(field)}-find`;
  const isTicked = ({ value }: (typeof choices)[number]) => value === '' || boxes.selected.includes(value);
  const others = choices.filter((each) => !isTicked(each) && matches(each.words, query ?? ''));
  return (
    <>
      <label htmlFor={id}>{words.list.search}</label>
      <div className="row">
        <input
          {...{ id, type: 'search', name: searchName(field), className: 'narrow', autoComplete: 'off' }}
          defaultValue={query}
          // biome-ignore lint/a11y/noAutofocus: whoever has pressed the button goes on here
          autoFocus={query !== undefined}
        />
        <button type="submit" className="plain" name="action" value={`find:${field}`}>
          {words.start.find}
        </button>
      </div>
      <div className="boxes">
        <Boxes {...boxes} choices={[...choices.filter(isTicked), ...others]} />
      </div>
    </>
  );
}

interface SelectProps {
  readonly id?: string;
  readonly name: string;
  readonly value: string;
  readonly choices: readonly (Pick<Choice, 'id' | 'title'> & Partial<Choice>)[];
  readonly about?: About;
  readonly label?: string;
  /** The words for no choice. */
  readonly none?: string | undefined;
}

/** A list to choose from by title; typing the first letters finds one. */
export function Select({ value, choices, about, label, none = words.form.choose, ...named }: SelectProps) {
  const isOther = value !== '' && !choices.some((choice) => choice.id === value);
  return (
    <select {...named} aria-label={label} {...about} defaultValue={value}>
      <option value="">{none}</option>
      {choices.map(({ type = '', id, title }) => (
        <option key={`${type} ${id}`} value={id}>
          {title}
        </option>
      ))}
      {isOther && <option value={value}>{value}</option>}
    </select>
  );
}

interface OrderedLinksProps extends Pick<SelectProps, 'name' | 'choices'> {
  readonly label: string;
  readonly list: readonly string[];
}

/** A list of links whose order counts: one choice for each, and three more. */
export function OrderedLinks({ label, list, ...select }: OrderedLinksProps) {
  return (
    <ol className="ordered">
      {[...list, '', '', ''].map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link is known by its place
        <li key={index}>
          <Select {...select} value={value} label={words.form.which(label, index + 1)} />
        </li>
      ))}
    </ol>
  );
}
