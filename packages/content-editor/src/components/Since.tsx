import { pathWith } from '../context.ts';
import type { EventDate } from '../options.ts';
import { words } from '../words.ts';
import { Boxes } from './Choices.tsx';

/** The names of the controls. */
export const [sinceName, sinceDayName] = ['since', 'since.day'];

/** For which dates of a series a change is: for one, from one on, or for all of them. */
export type Since = 'one' | 'on' | 'all';

/** What was chosen; what the form does not ask is for `usual`. */
export function sinceOf(form: FormData, usual: Since): Since {
  return (['one', 'on', 'all'] as const).find((each) => each === form.get(sinceName)) ?? usual;
}

interface SinceChoiceProps {
  readonly title: string;
  readonly choices: readonly Since[];
  readonly chosen: Since;
}

/** Asks, as calendar programmes do, for which dates a change is. */
export function SinceChoice({ title, choices, chosen }: SinceChoiceProps) {
  const text = words.dates.since;
  return (
    <fieldset className="field">
      <legend>{title}</legend>
      <Boxes
        type="radio"
        name={sinceName}
        choices={choices.map((id) => ({ id, title: text[id] }))}
        selected={[chosen]}
      />
    </fieldset>
  );
}

/** The same in the form of an event, whose next date is offered. */
export function SinceField({ event, date }: EventDate) {
  const text = words.dates.since;
  return (
    <>
      <SinceChoice title={text.title} choices={['all', 'on']} chosen="all" />
      <label className="part">
        {text.day} <input type="date" name={sinceDayName} defaultValue={date} className="short" />
      </label>
      <p className="note">
        {text.oneOf} <a href={pathWith('/dates', { event })}>{words.form.dates}</a>
      </p>
    </>
  );
}
