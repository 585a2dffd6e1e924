import { colourName } from '../form/submitted.ts';
import type { ColourSets } from '../options.ts';

interface ColoursControlProps {
  readonly field: string;
  readonly of: ColourSets;
  /** One `0.primary #ffffff` for each colour that is chosen. */
  readonly values: readonly string[];
}

/** Sets of colours, each typed, or with a script chosen from the browser's own control; below each set what is to be known of it. */
export function ColoursControl({
  field,
  of: { sets, colours, usual, describe },
  values,
}: ColoursControlProps) {
  const chosen = new Map(
    values.map((value): readonly [string, string] => {
      const [name = '', colour = ''] = value.split(' ');
      return [name, colour];
    }),
  );
  return Object.entries(sets).map(([set, title]) => {
    const own = Object.keys(colours).map((name) => [name, chosen.get(`${set}.${name}`) ?? ''] as const);
    const isOwn = own.some(([, value]) => value !== '');
    const shown = isOwn ? Object.fromEntries(own) : usual[set];
    return (
      <fieldset key={set} className="colours-of-set">
        <legend>{title}</legend>
        {own.map(([name, value]) => (
          <label key={name} className="part">
            {colours[name]}{' '}
            <input
              type="text"
              className="short"
              name={colourName(field, `${set}.${name}`)}
              defaultValue={value}
              placeholder={usual[set]?.[name]}
              autoComplete="off"
              spellCheck={false}
              data-colour=""
            />
          </label>
        ))}
        <p className="hint">{describe(shown ?? {})}</p>
      </fieldset>
    );
  });
}
