/** A path in a JSON value: property names and list indexes. */
export type JsonPath = readonly (string | number)[];

export function pathText(path: JsonPath): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`))
    .join('');
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a name that a file gave: its own only, so that "constructor" is nobody's. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

export function mapValues<Value, Other>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Other,
): Record<string, Other> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}

export function defined<T extends object>(members: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const present = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}
