import type { ComponentProps } from 'react';

interface LineProps extends ComponentProps<'input'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A line of a small form, which must be filled in, with its label and how to fill it in. */
export function Line({ label, hint, ...input }: LineProps) {
  const { name } = input;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <input type="text" id={name} required aria-describedby={hint && `${name}-hint`} {...input} />
    </div>
  );
}
