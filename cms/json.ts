/** How deep parsed JSON may be nested: rich text of 50 levels takes 110. */
const maxLevels = 400;

/** A JSON object, not an array. */
export type JsonObject = Readonly<Record<string, unknown>>;

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
 * Parses foreign JSON. A lone surrogate (half of an emoji) becomes U+FFFD, since encoding it into an address would throw. Values
 * nested deeper than 400 levels become null, since recursion over them would exhaust the stack.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  return sanitize(JSON.parse(text), maxLevels);
}
