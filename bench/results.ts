import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = new URL('RESULTS.md', import.meta.url);

const opening =
  '# Results\n\nWritten by `npm run bench`: every figure that has a budget. [How to read them](README.md).\n\n';

/** The tables of an earlier measurement by the names of their parts. */
function tablesBefore(): ReadonlyMap<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const parts = text.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => {
      const [name = '', ...table] = part.trimEnd().split('\n');
      return [name, `${table.join('\n').trim()}\n`];
    }),
  );
}

/**
 * Writes `bench/RESULTS.md`: the tables of the parts that have been measured, and the previous tables of the others.
 * @param order the names of all parts
 */
export function writeResults(order: readonly string[], tables: ReadonlyMap<string, string>): void {
  const all = new Map([...tablesBefore(), ...tables]);
  const sections = order.flatMap((name) => {
    const table = all.get(name);
    return table === undefined ? [] : [`## ${name}\n\n${table}`];
  });
  writeFileSync(file, opening + sections.join('\n'));
}
