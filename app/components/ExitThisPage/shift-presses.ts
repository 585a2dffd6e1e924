/** How long a press of Shift counts towards the next one, in milliseconds (GOV.UK Design System, "Exit this page"). */
export const pressTimeout = 5_000;

/** How many presses leave the page. */
export const pressesToLeave = 3;

/** The presses so far. */
export interface ShiftPresses {
  /** Whole presses of Shift in a row, 0 to `pressesToLeave`. */
  readonly count: number;
  /** When the last of them ended, in milliseconds of any steady clock. */
  readonly last: number;
  /** True while Shift is held down and no other key or pointer has been pressed since. */
  readonly alone: boolean;
}

/** An event of the keyboard, the pointer or the clock; `at` in milliseconds. */
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

/** The state without any press. */
export const noPresses: ShiftPresses = { count: 0, last: 0, alone: false };

/** Whether the last press is so long ago that it no longer counts. */
function hasExpired({ count, last }: ShiftPresses, at: number): boolean {
  return count > 0 && at - last >= pressTimeout;
}

/**
 * The state after one more input. A press counts when Shift goes down and up with nothing in between, so that capitals,
 * shortcuts and Shift-clicks do not count; any other key resets the count.
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
