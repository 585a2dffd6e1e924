import { useEffectEvent, useLayoutEffect, useState } from 'react';
import {
  afterInput,
  noPresses,
  pressesToLeave,
  pressTimeout,
  type ShiftInput,
  type ShiftPresses,
} from './shift-presses.ts';

function fromKey(event: KeyboardEvent): ShiftInput {
  const { key, repeat, ctrlKey, altKey, metaKey, timeStamp: at } = event;
  if (event.type === 'keyup') return { kind: 'up', key, at };
  return { kind: 'down', key, repeat, modified: ctrlKey || altKey || metaKey, at };
}

/** The progress of pressing Shift three times. */
export interface ShiftProgress {
  /** Presses that count now, 0 to 2. */
  readonly count: number;
  /** True when earlier presses have expired. */
  readonly expired: boolean;
}

/**
 * Listens for Shift being pressed three times.
 * @param onThird called once at the third press; the count starts again
 */
export function useShiftPresses(onThird: () => void): ShiftProgress {
  const [progress, setProgress] = useState<ShiftProgress>({ count: 0, expired: false });
  const third = useEffectEvent(onThird);

  // This is a layout effect, because passive ones are cleaned up only after the view transition, and the keys must be free at once.
  useLayoutEffect(() => {
    let presses: ShiftPresses = noPresses;
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
        timer = setTimeout(() => take({ kind: 'time', at: presses.last + pressTimeout }), pressTimeout);
      }
      setProgress({ count: presses.count, expired: presses.count === 0 });
    }
    const onKey = (event: KeyboardEvent) => take(fromKey(event));
    const onPointer = ({ timeStamp: at }: PointerEvent) => take({ kind: 'pointer', at });
    document.addEventListener('keydown', onKey);
    document.addEventListener('keyup', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('keyup', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, []);

  return progress;
}
