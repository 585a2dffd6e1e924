/** How long a press of Shift counts towards the next one, in milliseconds (GOV.UK Design System, "Exit this page"). */
export const pressTimeout = 5_000;

/** How many presses leave the page. */
export const pressesToLeave = 3;

interface ShiftPresses {
  /** Whole presses of Shift in a row, 0 to `pressesToLeave`. */
  readonly count: number;
  /** When the last of them ended, as `Event.timeStamp`. */
  readonly last: number;
  /** True while Shift is held down and no other key or pointer has been pressed since. */
  readonly alone: boolean;
}

/** An event of the keyboard or the pointer, or any other, which only lets time pass. */
export type ShiftInput = Pick<Event, 'type' | 'timeStamp'> &
  Partial<Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey'>>;

export const noPresses: ShiftPresses = { count: 0, last: 0, alone: false };

/**
 * The state after one more input. A press counts when Shift goes down and up with nothing in between, so that capitals,
 * shortcuts and Shift-clicks do not count; any other key resets the count.
 */
export function afterInput(before: ShiftPresses, input: ShiftInput): ShiftPresses {
  const { type, timeStamp, key, repeat, ctrlKey, altKey, metaKey } = input;
  const hasExpired = timeStamp - before.last >= pressTimeout;
  const state = hasExpired ? { ...before, count: 0 } : before;
  switch (type) {
    case 'pointerdown':
      return { ...state, alone: false };
    case 'keydown':
      if (key !== 'Shift') return noPresses;
      if (repeat) return state;
      return { ...state, alone: !(ctrlKey || altKey || metaKey) && !state.alone };
    case 'keyup':
      if (key !== 'Shift' || !state.alone) return state;
      return { count: state.count + 1, last: timeStamp, alone: false };
    default:
      return state;
  }
}
