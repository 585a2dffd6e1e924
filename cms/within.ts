/** What comes of a promise, unless it takes longer: then another value, while it goes on. */
export function within<Value>(
  milliseconds: number,
  promise: Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(otherwise), milliseconds);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
