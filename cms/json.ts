/** How deep parsed JSON may be nested: rich text of 50 levels takes 110. */
const maxLevels = 400;

/** A JSON object, not an array. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Tells JSON objects from everything else that JSON can say. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sanitize(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return null;
  const members = value as Record<string, unknown>;
  for (const key of Object.keys(members)) members[key] = sanitize(members[key], levels - 1);
  return value;
}

/**
 * Parses JSON that somebody else has written. Half of a character (a lone surrogate, where something has cut an emoji in two) becomes
 * U+FFFD: an address made of it would fail. What is nested deeper than 400 levels becomes null: recursion over it would end the stack.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  return sanitize(JSON.parse(text), maxLevels);
}
