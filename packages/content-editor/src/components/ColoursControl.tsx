import { idOf } from '../form/form-state.ts';
import { colourName } from '../form/submitted.ts';
import type { ColourSets } from '../options.ts';

/** What is to be known of the colours of a set; of those that are usual while none is chosen. */
export function describeSet({ usual, describe }: ColourSets, set: string, colours: Record<string, string>) {
  return describe(Object.values(colours).some((value) => value !== '') ? colours : (usual[set] ?? {}));
}

interface ColoursControlProps {
  /** The content type and its field. */
  readonly type: string;
  readonly field: string;
  readonly of: ColourSets;
  /** One `0.primary #ffffff` for each colour that is chosen. */
  readonly values: readonly string[];
}

/** Sets of colours, each typed, or with a script chosen from the browser's own control; below each set what is to be known of it. */
export function ColoursControl({ type, field, of, values }: ColoursControlProps) {
  const { sets, colours, usual } = of;
  const chosen = new Map(
    values.map((value): readonly [string, string] => {
      const [name = '', colour = ''] = value.split(' ');
      return [name, colour];
    }),
  );
  return Object.entries(sets).map(([set, title]) => {
    const own = Object.keys(colours).map((name) => [name, chosen.get(`${set}.${name}`) ?? ''] as const);
    const note = `${idOf(field)}-${set}`;
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
              aria-describedby={note}
              data-colour={name}
            />
          </label>
        ))}
        {/* A script says it of colours that are being chosen, too. */}
        <p className="hint" id={note} aria-live="polite" data-describe={`/colours/${type}/${field}/${set}`}>
          {describeSet(of, set, Object.fromEntries(own))}
        </p>
      </fieldset>
    );
  });
}
