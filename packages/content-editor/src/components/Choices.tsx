import type { ComponentProps } from 'react';
import { matches } from '../client/narrow.ts';
import type { Choice } from '../context.ts';
import { type About, idOf } from '../form/form-state.ts';
import { searchName } from '../form/submitted.ts';
import { words } from '../words.ts';

/** What can be chosen: an entry or a value, with the words for it. */
type Titled = Pick<Choice, 'id' | 'title'> & Partial<Choice>;

/** A box to tick, or a radio button, before its words. */
export function Box({ className = 'box', children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={className}>
      <input {...input} /> {children}
    </label>
  );
}

interface BoxesProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly choices: readonly Titled[];
  readonly selected: readonly string[];
  readonly required?: boolean;
}

/** Radio buttons or boxes to tick. Values that the model does not know stay, so that the check can name them. */
export function Boxes({ choices, selected, ...input }: BoxesProps) {
  const known = new Set(['', ...choices.map(({ id }) => id)]);
  const others = selected.filter((id) => !known.has(id)).map((id): Titled => ({ id, title: id }));
  return [...choices, ...others].map(({ id, title, picture }) => (
    <Box key={id} {...input} defaultValue={id} defaultChecked={selected.includes(id)}>
      {picture !== undefined && <img src={`/pictures/${picture}`} alt="" width="96" loading="lazy" />}
      {title}
    </Box>
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
  const isTicked = (each: Titled) => each.id === '' || boxes.selected.includes(each.id);
  const others = choices.filter((each) => !isTicked(each) && matches(each.title, query ?? ''));
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
  readonly choices: readonly Titled[];
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
