import { useEffectEvent, useLayoutEffect, useState } from 'react';

export interface ShiftProgress {
  /** Presses that count now, 0 to 2. */
  readonly count: number;
  readonly expired: boolean;
}

const inputs = ['keydown', 'keyup', 'pointerdown'] as const;

/**
 * Listens for Shift being pressed three times.
 * @param onThird called once at the third press; the count starts again
 */
export function useShiftPresses(onThird: () => void): ShiftProgress {
  const [progress, setProgress] = useState<ShiftProgress>({ count: 0, expired: false });
  const third = useEffectEvent(onThird);

  // This is a layout effect, because passive ones are cleaned up only after the view transition, and the keys must be free at once.
  useLayoutEffect(() => {
    let presses = noPresses;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function take(input: ShiftInput): void {
      const before = presses.count;
      presses = afterInput(presses, input);
      if (presses.count === before) return;
      clearTimeout(timer);
      if (presses.count >= pressesToLeave) {
        presses = noPresses;
        third();
      } else if (presses.count > 0) {
        const expiry = { type: 'expiry', timeStamp: presses.last + pressTimeout };
        timer = setTimeout(() => take(expiry), pressTimeout);
      }
      setProgress({ count: presses.count, expired: presses.count === 0 });
    }
    for (const type of inputs) document.addEventListener(type, take);
    return () => {
      clearTimeout(timer);
      for (const type of inputs) document.removeEventListener(type, take);
    };
  }, []);

  return progress;
}

/** How long a press of Shift counts towards the next one, in milliseconds (GOV.UK Design System, "Exit this page"). */
const pressTimeout = 5_000;

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
