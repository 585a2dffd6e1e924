import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { afterInput, noPresses, pressesToLeave, pressTimeout, type ShiftInput } from './shift-presses.ts';

export interface ShiftProgress {
  /** Presses that count now, 0 to 2. */
  readonly count: number;
  /** True when earlier presses have expired. */
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
