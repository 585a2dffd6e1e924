import { randomBytes } from 'node:crypto';

/** The last ten of a kind, in memory alone, each under a name that nobody can guess. */
export function lastTen<Value>() {
  const values = new Map<string, Value>();
  return {
    get: (name: string): Value | undefined => values.get(name),
    /** @returns its name */
    add(value: Value): string {
      const name = randomBytes(16).toString('hex');
      values.set(name, value);
      const [oldest] = values.keys();
      if (values.size > 10 && oldest !== undefined) values.delete(oldest);
      return name;
    },
  };
}
