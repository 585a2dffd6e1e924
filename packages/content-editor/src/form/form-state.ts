import { createContext, type HTMLAttributes, use } from 'react';
import type { Choice } from '../context.ts';
import type { EventDate, Offer, Problem, ReadBack } from '../options.ts';
import type { Subject, TranslationState } from '../translation.ts';
import type { Values } from './submitted.ts';

/** What the form of an entry, or of its translation, is filled with, and what it offers. */
export interface FormState extends Subject {
  readonly values: Values;
  readonly isDraft: boolean;
  readonly problems: readonly Problem[];
  /** A sentence above the form, such as that somebody else has saved. */
  readonly notice?: string | undefined;
  readonly isChecked?: boolean;
  /** What is saved meanwhile, by field, where somebody else has changed it. */
  readonly theirs?: Values;
  /** The id of a photograph that was sent with a form that could not be saved yet, by field. */
  readonly uploads?: Readonly<Record<string, string>>;
  readonly readBack?: ReadBack | undefined;
  readonly choices: (types: readonly string[] | undefined) => readonly Choice[];
  readonly offers?: Readonly<Record<string, Offer>>;
  /** Files that may be linked to within a text. */
  readonly linkable?: readonly Choice[];
  /** The next date of a series, whose form asks from when on it changes. */
  readonly nextDate?: EventDate | undefined;
  /** How far an entry is translated. */
  readonly translations?: readonly TranslationState[];
  /** Whether it is shown to somebody who may not change it; the notice says why. */
  readonly isProtected?: boolean;
}

/** The form around a component. */
export const Form = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const form = use(Form);
  if (form === undefined) throw new Error('Only a component within Form knows what it shows: put it there.');
  return form;
}

/** What attributes say about a control. */
export type About = Pick<
  HTMLAttributes<HTMLElement>,
  'lang' | 'dir' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>;

/** The id of a field's control in the page. */
export const idOf = (field: string) => `f-${field}`;
