/** Remembers the last good state of something that must never be shown broken. */
export interface LastGood<Value> {
  /** The fresh value when it is good, and remembers it; otherwise the last good one, where there is one. */
  choose(fresh: Value): Value;
}

/**
 * A memory of the last good value.
 * @param isGood tells what may be shown
 * @param onGood told of each good value, so that it can outlive the process
 * @param onKept told each time that an older value is shown instead of a fresh one, and of that fresh one
 * @param before the last good value of an earlier process; by what is good now it may not be so any more
 */
export function createLastGood<Value>(
  isGood: (value: Value) => boolean,
  onGood: (value: Value) => void,
  onKept: (fresh: Value) => void,
  before: Value | undefined,
): LastGood<Value> {
  let last: Value | undefined = before !== undefined && isGood(before) ? before : undefined;
  return {
    choose(fresh) {
      if (isGood(fresh)) {
        last = fresh;
        onGood(fresh);
        return fresh;
      }
      if (last === undefined) return fresh;
      onKept(fresh);
      return last;
    },
  };
}
