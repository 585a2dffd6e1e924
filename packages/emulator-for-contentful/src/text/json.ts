/** One step on the way into a JSON value: the name of a member or the place in a list. */
export type JsonStep = string | number;

/**
 * The line (from 1) on which a part of a JSON text begins; that of the innermost part on the way that is there. Only
 * needed for a fault, so that sound files are parsed by the fast parser alone.
 * @param text valid JSON
 */
export function jsonLine(text: string, path: readonly JsonStep[]): number {
  const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/y;
  let at = 0;
  let found = 0;
  const next = (): string => {
    while (/\s/.test(text[at] ?? '')) at += 1;
    token.lastIndex = at;
    const read = token.exec(text)?.[0] ?? '';
    at += read.length;
    return read;
  };
  const peek = (): string => {
    while (/\s/.test(text[at] ?? '')) at += 1;
    return text[at] ?? '';
  };

  /** Reads one value; `way` is what is still to go, or undefined off the way. Gives whether the end was reached. */
  function walk(way: readonly JsonStep[] | undefined): boolean {
    if (way !== undefined) {
      peek();
      found = at;
      if (way.length === 0) return true;
    }
    const open = next();
    if (open !== '{' && open !== '[') return false;
    let index = 0;
    while (peek() !== '}' && peek() !== ']' && peek() !== '') {
      const begins = at;
      const step = open === '{' ? JSON.parse(next()) : index;
      if (open === '{') next();
      const onWay = way !== undefined && way[0] === step;
      if (onWay) found = begins;
      if (walk(onWay ? way.slice(1) : undefined)) return true;
      if (onWay) return true;
      if (peek() === ',') next();
      index += 1;
    }
    next();
    return false;
  }
  walk(path);
  return text.slice(0, found).split('\n').length;
}

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
