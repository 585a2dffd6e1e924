import type { GraphQLField, GraphQLNamedType } from 'graphql';
import type { ContentField } from '../store/content-type.ts';

/** What a field of a type adds to the cost of a query (RULES.md §3.5). Types without a weight add nothing. */
export type Weight =
  /** As many entities as its `limit`. */
  | { readonly kind: 'collection' }
  /** One entity. */
  | { readonly kind: 'entity' }
  /** All that one rich text may embed. */
  | { readonly kind: 'embeds'; readonly most: number }
  /** A part of what a rich text embeds, which has been counted. */
  | { readonly kind: 'embedList' };

type Extensions = { readonly weight: Weight };

export const COLLECTION_WEIGHT: Extensions = { weight: { kind: 'collection' } };
export const ENTITY_WEIGHT: Extensions = { weight: { kind: 'entity' } };
export const EMBED_LIST_WEIGHT: Extensions = { weight: { kind: 'embedList' } };

const MOST_EMBEDS = 1000;
const EMBEDS = [
  'embedded-entry-block',
  'embedded-entry-inline',
  'entry-hyperlink',
  'embedded-asset-block',
  'asset-hyperlink',
];

/**
 * The weight of a rich text's links: 1000, unless the model says for every kind of embed that it allows how many there
 * can be.
 */
export function embedsWeight({ validations }: ContentField): Extensions {
  const enabled = validations.find((rule) => rule.enabledNodeTypes !== undefined)?.enabledNodeTypes;
  const rules = validations.find((rule) => rule.nodes !== undefined)?.nodes ?? {};
  const mosts = EMBEDS.map((node) => {
    if (enabled?.includes(node) === false) return 0;
    return rules[node]?.find((rule) => rule.size?.max != null)?.size?.max ?? MOST_EMBEDS;
  });
  const limited = EMBEDS.some((node) => rules[node]?.some((rule) => rule.size?.max != null) === true);
  const sum = mosts.reduce((total, most) => total + most, 0);
  const most = limited || sum === 0 ? Math.min(sum, MOST_EMBEDS) : MOST_EMBEDS;
  return { weight: { kind: 'embeds', most } };
}

/** How many links the model allows in a list of links, for the field that shows it (RULES.md §3.5). */
export function listExtensions({ validations }: ContentField): { readonly most: number } | undefined {
  const most = validations.find((rule) => rule.size?.max != null)?.size?.max;
  return most == null ? undefined : { most };
}

/** The highest number of items of a collection by the model, whatever its limit. */
export function mostOf({ extensions }: GraphQLField<unknown, unknown>): number {
  return typeof extensions.most === 'number' ? extensions.most : Number.POSITIVE_INFINITY;
}

/** The weight of a type, if it has one. */
export function weightOf(type: GraphQLNamedType): Weight | undefined {
  const { weight } = type.extensions as Partial<Extensions>;
  return weight;
}
