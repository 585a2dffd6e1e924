import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** How long a press of Shift counts towards the next one, in milliseconds (GOV.UK Design System, "Exit this page"). */
const pressTimeout = 5_000;

export const pressesToLeave = 3;

export interface ShiftProgress {
  /** Presses that count now, 0 to 2. */
  readonly count: number;
  readonly expired: boolean;
}

/**
 * Counts presses of Shift. One counts when Shift goes down and up with nothing in between, so that capitals, shortcuts and Shift-clicks do
 * not count; any other key, and five seconds, start again from none.
 * @param show called when the count changes
 * @param onThird called once at the third press; the count starts again
 * @returns what ends it
 */
export function countShift(
  target: Pick<Document, 'addEventListener'>,
  show: (progress: ShiftProgress) => void,
  onThird: () => void,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  let count = 0;
  let isAlone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (next: number) => {
    clearTimeout(timer);
    if (next > 0) timer = setTimeout(set, pressTimeout, 0);
    if (next !== count) show({ count: next, expired: next === 0 });
    count = next;
  };
  const goDown = ({ key, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (key === 'Shift' && repeat) return;
    // Both Shift keys together are no press.
    isAlone = key === 'Shift' && !isAlone && !(ctrlKey || altKey || metaKey);
    if (key !== 'Shift') set(0);
  };
  const goUp = ({ key }: KeyboardEvent) => {
    if (key !== 'Shift' || !isAlone) return;
    isAlone = false;
    const isThird = count + 1 === pressesToLeave;
    set(isThird ? 0 : count + 1);
    if (isThird) onThird();
  };
  const point = () => {
    isAlone = false;
  };
  target.addEventListener('keydown', goDown, { signal });
  target.addEventListener('keyup', goUp, { signal });
  target.addEventListener('pointerdown', point, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => end.abort();
}

/** Listens for Shift being pressed three times. @param onThird called at the third press */
export function useShiftPresses(onThird: () => void): ShiftProgress {
  const [progress, setProgress] = useState<ShiftProgress>({ count: 0, expired: false });
  const third = useEffectEvent(onThird);
  // This is a layout effect, because passive ones are cleaned up only after the view transition, and the keys must be free at once.
  useLayoutEffect(() => countShift(document, setProgress, () => third()), []);
  return progress;
}
