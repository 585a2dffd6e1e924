/** How long a press of Shift counts towards the next one, in milliseconds (GOV.UK Design System, "Exit this page"). */
export const patience = 5_000;

/** How many presses leave the page. */
export const pressesToLeave = 3;

/** What has been pressed so far. */
export interface ShiftPresses {
  /** Whole presses of Shift in a row, 0 to `pressesToLeave`. */
  readonly count: number;
  /** When the last of them ended, in milliseconds of any steady clock. */
  readonly last: number;
  /** Shift is held down, and nothing else has been touched since. */
  readonly alone: boolean;
}

/** Something that happened on the keyboard, on the screen or on the clock; `at` in milliseconds. */
export type ShiftInput =
  | {
      readonly kind: 'down';
      readonly key: string;
      readonly at: number;
      /** True while the key is being held down. */
      readonly repeat: boolean;
      /** Control, Alt or Meta is held too. */
      readonly modified: boolean;
    }
  | { readonly kind: 'up'; readonly key: string; readonly at: number }
  | { readonly kind: 'pointer'; readonly at: number }
  | { readonly kind: 'time'; readonly at: number };

/** Nothing pressed. */
export const noPresses: ShiftPresses = { count: 0, last: 0, alone: false };

/** Tells whether so much time has passed since the last press that it no longer counts. */
function hasExpired({ count, last }: ShiftPresses, at: number): boolean {
  return count > 0 && at - last >= patience;
}

/**
 * What has been pressed after one more input. A press counts when Shift goes down and up again with nothing in between,
 * so that capitals, shortcuts and Shift-clicks are no presses; any other key starts again from none.
 */
export function afterInput(before: ShiftPresses, input: ShiftInput): ShiftPresses {
  const state = hasExpired(before, input.at) ? { ...before, count: 0 } : before;
  switch (input.kind) {
    case 'time':
      return state;
    case 'pointer':
      return { ...state, alone: false };
    case 'down':
      if (input.key !== 'Shift') return noPresses;
      if (input.repeat) return state;
      return { ...state, alone: !input.modified && !state.alone };
    case 'up':
      if (input.key !== 'Shift' || !state.alone) return state;
      return { count: state.count + 1, last: input.at, alone: false };
  }
}
