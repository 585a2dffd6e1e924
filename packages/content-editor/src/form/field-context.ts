import type { Choice } from '../context.ts';
import type { EventDate, Offer, Problem, ReadBack, TypeHints } from '../options.ts';
import type { Translation } from '../translation.ts';
import type { Values } from './submitted.ts';

/** What the fields of a form show. */
export interface FieldContext {
  readonly hints: TypeHints;
  readonly values: Values;
  readonly problems: readonly Problem[];
  readonly choices: (types: readonly string[] | undefined) => readonly Choice[];
  /** What was looked for among many choices, by field. */
  readonly found?: Readonly<Record<string, string>>;
  readonly offers?: Readonly<Record<string, Offer>>;
  /** What is saved meanwhile, by field, where somebody else has changed it. */
  readonly theirs?: Values;
  /** The id of a photograph that was sent with a form that could not be saved yet, by field. */
  readonly uploads?: Readonly<Record<string, string>>;
  /** Files that may be linked to within a text. */
  readonly linkable?: readonly Choice[];
  /** What is translated in the form of a translation. */
  readonly translation?: Translation | undefined;
  readonly readBack?: ReadBack | undefined;
  readonly isNew?: boolean;
  /** The next date of a series, whose form asks from when on it changes. */
  readonly nextDate?: EventDate | undefined;
  /** Whether the address until now is kept among the former ones when it is changed; true unless somebody has said no. */
  readonly keepsSlug?: boolean;
}

/** What attributes say about a control. */
export interface About {
  readonly lang?: string | undefined;
  readonly dir?: 'auto' | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: 'true' | undefined;
  readonly 'aria-required'?: 'true' | undefined;
}

/** The id of a field's control in the page. */
export const idOf = (field: string) => `f-${field}`;
