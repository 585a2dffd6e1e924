/** Remembers the last good state of something that must never be shown broken. */
export interface LastGood<Value> {
  /** The fresh value when it is good, and remembers it; otherwise the last good one, where there is one. */
  choose(fresh: Value): Value;
}

/**
 * A memory of the last good value, empty at first.
 * @param isGood tells what may be shown
 * @param onKept told each time that an older value is shown instead of a fresh one
 */
export function createLastGood<Value>(
  isGood: (value: Value) => boolean,
  onKept: () => void,
): LastGood<Value> {
  let last: Value | undefined;
  return {
    choose(fresh) {
      if (isGood(fresh)) last = fresh;
      else if (last !== undefined) onKept();
      return isGood(fresh) ? fresh : (last ?? fresh);
    },
  };
}
