import { pathWith } from '../context.ts';
import type { EventDate } from '../options.ts';
import { words } from '../words.ts';
import { Boxes } from './Choices.tsx';

/** The names of the controls. */
export const [sinceName, sinceDayName] = ['since', 'since.day'];

/** Asks, as calendar programmes do, from when on a series changes; for one date it leads to the dates. The next one is offered. */
export function SinceField({ event, date }: EventDate) {
  const text = words.dates.since;
  return (
    <>
      <fieldset className="field">
        <legend>{text.title}</legend>
        <Boxes
          type="radio"
          name={sinceName}
          choices={(['all', 'on'] as const).map((id) => ({ id, title: text[id] }))}
          selected={['all']}
        />
      </fieldset>
      <label className="part">
        {text.day} <input type="date" name={sinceDayName} defaultValue={date} className="short" />
      </label>
      <p className="note">
        {text.oneOf} <a href={pathWith('/dates', { event })}>{words.form.dates}</a>
      </p>
    </>
  );
}
