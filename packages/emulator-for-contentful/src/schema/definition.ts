import type { QueryContext } from '../query/scope.ts';
import type { CostRule } from './cost-rules.ts';

/** A type of a schema in GraphQL's schema definition language (https://spec.graphql.org/October2021/#sec-Type-System), and what that cannot say. */
export interface Definition {
  readonly name: string;
  readonly text: string;
  /** Those of an object type, unless its parent has their values under their names. */
  readonly fields?: Fields;
  /** What it adds to the cost of a query. */
  readonly cost?: CostRule | undefined;
}

/** A field of an object type. */
export interface Field {
  /** Its arguments and its type, as they follow its name: `(locale: String): String`. */
  readonly text: string;
  /** Returns its value; without it, that is the one of its name in the parent. */
  resolve?(source: unknown, args: unknown, context: QueryContext): unknown;
  /** The maximum number of items, if the model limits the list. */
  readonly limit?: number | undefined;
  /** The types that only this field has. */
  readonly types?: readonly Definition[];
}

export type Fields = Readonly<Record<string, Field>>;

interface ObjectOptions {
  readonly description?: string | undefined;
  readonly interfaces?: string;
  readonly cost?: CostRule;
}

/** Defines an object type whose parent has the values of its fields under their names. */
export function plainType(name: string, fields: string, cost?: CostRule): Definition {
  return { name, text: `type ${name} { ${fields} }`, cost };
}

/** Defines an object type, and the types that only its fields have. */
export function objectType(
  name: string,
  fields: Fields,
  { description, interfaces, cost }: ObjectOptions = {},
): readonly Definition[] {
  const lines = Object.entries(fields).map(([field, { text }]) => `  ${field}${text}\n`);
  // A text of JSON is one of GraphQL, but for half a character.
  const about = description ? `${JSON.stringify(description.toWellFormed())}\n` : '';
  const head = `type ${name}${interfaces === undefined ? '' : ` implements ${interfaces}`}`;
  const own: Definition = { name, text: `${about}${head} {\n${lines.join('')}}`, fields, cost };
  return [own, ...Object.values(fields).flatMap(({ types = [] }) => types)];
}

/**
 * The arguments of a plain field, which change the locale. They have no default: the parent field's scope applies, and at the root
 * `useFallbackLocale` is true.
 */
export const valueArgs = 'locale: String, useFallbackLocale: Boolean';

/** The arguments of a field that returns an entity (RULES.md §1.2). */
export const linkArgs = `preview: Boolean, ${valueArgs}`;
