import type { ComponentProps } from 'react';
import type { Choice } from '../context.ts';
import type { About } from '../form/form-state.ts';
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

/** Many boxes in a window of their own, those that are ticked first. A script shows the search above them (`client/narrow.ts`). */
export function ManyBoxes({ choices, ...boxes }: BoxesProps) {
  const isTicked = ({ id }: Titled) => id === '' || boxes.selected.includes(id);
  return (
    <>
      <p className="narrow" hidden>
        <label>
          {words.list.search} <input type="search" autoComplete="off" />
        </label>
      </p>
      <div className="boxes">
        <Boxes {...boxes} choices={choices.toSorted((a, b) => Number(isTicked(b)) - Number(isTicked(a)))} />
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
