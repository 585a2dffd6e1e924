import type { GraphQLField, GraphQLNamedType } from 'graphql';
import type { ContentField, Validation } from '../model/content-type.ts';

/**
 * What a field of a type adds to the cost of a query (RULES.md §3.5): an entity, as many as the `limit` of a collection, or for a rich text
 * as many as it may embed; then the lists of its embeds add nothing. Types without a rule add nothing.
 */
export type CostRule = 'entity' | 'collection' | 'embedList' | { readonly embeds: number };

const maxEmbeds = 1000;
const embeds =
  'embedded-entry-block embedded-entry-inline entry-hyperlink embedded-asset-block asset-hyperlink'.split(
    ' ',
  );

/** The cost of the links of a rich text: 1000, unless the model limits every kind of embed that it allows. */
export function embedsCost({ validations }: ContentField): CostRule {
  const enabled = validations.find((rule) => rule.enabledNodeTypes !== undefined)?.enabledNodeTypes;
  const rules = validations.find((rule) => rule.nodes !== undefined)?.nodes ?? {};
  const maxima = embeds
    .filter((node) => enabled?.includes(node) !== false)
    .map((node) => maxSizeIn(rules[node]) ?? maxEmbeds);
  const sum = maxima.reduce((total, max) => total + max, 0);
  return { embeds: Math.min(sum, maxEmbeds) };
}

/** The maximum number of links that the model allows in a list (RULES.md §3.5). */
export const maxLinks = ({ validations }: ContentField): number | undefined => maxSizeIn(validations);

/** Of the rules of a text's nodes nothing is certain but that they are JSON. */
function maxSizeIn(rules: readonly (Validation | null)[] | undefined): number | undefined {
  const limited = Array.isArray(rules) ? rules.find((rule) => rule?.size?.max != null) : undefined;
  return limited?.size?.max ?? undefined;
}

/** What `buildSchema` attaches to a type and to a field for the cost. */
export function maxItemsOf({ extensions }: GraphQLField<unknown, unknown>): number {
  return typeof extensions.max === 'number' ? extensions.max : Number.POSITIVE_INFINITY;
}

export function costRuleOf({ extensions }: GraphQLNamedType): CostRule | undefined {
  return extensions.costRule as CostRule | undefined;
}
