/** One step on the way into a JSON value: the name of a member or the place in a list. */
export type JsonStep = string | number;

/** A path as people write it: `entries[3].sys.id`. */
export function pathText(path: readonly JsonStep[]): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`))
    .join('');
}

/** Whether a value is a plain object with named members. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
