/** The members of a content type and its fields in the order in which people look for them; others follow by name. */
const FIRST = [
  'sys',
  'id',
  'name',
  'type',
  'description',
  'displayField',
  'linkType',
  'items',
  'localized',
  'required',
  'validations',
  'disabled',
  'omitted',
];

const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** The same value with the members of all its objects in one order, so that the same model is always the same text. */
export function inMemberOrder<T>(value: T): T {
  return ordered(value) as T;
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
      .map(([name, member]) => [name, ordered(member)]),
  );
}
