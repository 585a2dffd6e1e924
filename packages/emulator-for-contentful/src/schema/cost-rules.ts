import type { GraphQLField, GraphQLNamedType } from 'graphql';
import type { ContentField, Validation } from '../model/content-type.ts';

/** What a field of a type adds to the cost of a query (RULES.md §3.5). Types without a rule add nothing. */
type CostRule =
  /** As many entities as its `limit`. */
  | { readonly kind: 'collection' }
  | { readonly kind: 'entity' }
  /** As many entities as one rich text may embed. */
  | { readonly kind: 'embeds'; readonly max: number }
  /** Nothing, because the embeds of the rich text have been counted. */
  | { readonly kind: 'embedList' };

/** The extensions of a type or field in graphql-js, of which the cost is the only one here. */
type Extensions = Readonly<Record<'costRule', CostRule>>;

export const collectionCost: Extensions = { costRule: { kind: 'collection' } };
export const entityCost: Extensions = { costRule: { kind: 'entity' } };
export const embedListCost: Extensions = { costRule: { kind: 'embedList' } };

const maxEmbeds = 1000;
const embeds =
  'embedded-entry-block embedded-entry-inline entry-hyperlink embedded-asset-block asset-hyperlink'.split(
    ' ',
  );

/** The cost of the links of a rich text: 1000, unless the model limits every kind of embed that it allows. */
export function embedsCost({ validations }: ContentField): Extensions {
  const enabled = validations.find((rule) => rule.enabledNodeTypes !== undefined)?.enabledNodeTypes;
  const rules = validations.find((rule) => rule.nodes !== undefined)?.nodes ?? {};
  const maxima = embeds
    .filter((node) => enabled?.includes(node) !== false)
    .map((node) => maxSizeIn(rules[node]) ?? maxEmbeds);
  const sum = maxima.reduce((total, max) => total + max, 0);
  return { costRule: { kind: 'embeds', max: Math.min(sum, maxEmbeds) } };
}

/** The maximum number of links that the model allows in a list, as extensions of the GraphQL field (RULES.md §3.5). */
export function listExtensions({ validations }: ContentField): { readonly max: number } | undefined {
  const max = maxSizeIn(validations);
  return max === undefined ? undefined : { max };
}

/** Of the rules of a text's nodes nothing is certain but that they are JSON. */
function maxSizeIn(rules: readonly (Validation | null)[] | undefined): number | undefined {
  const limited = Array.isArray(rules) ? rules.find((rule) => rule?.size?.max != null) : undefined;
  return limited?.size?.max ?? undefined;
}

export function maxItemsOf({ extensions }: GraphQLField<unknown, unknown>): number {
  return typeof extensions.max === 'number' ? extensions.max : Number.POSITIVE_INFINITY;
}

export function costRuleOf(type: GraphQLNamedType): CostRule | undefined {
  return (type.extensions as Partial<Extensions>).costRule;
}
