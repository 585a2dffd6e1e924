/** The part of `Map` and `WeakMap` that a memo needs. */
interface Memo<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/**
 * The value of a key, which is made and kept where there is none: `Map.prototype.getOrInsertComputed`, which Node.js has from version 26
 * on.
 */
export function remembered<Key, Value>(memo: Memo<Key, Value>, key: Key, make: () => Value): Value {
  const known = memo.get(key);
  if (known !== undefined) return known;
  const made = make();
  memo.set(key, made);
  return made;
}
