import { absoluteAddress } from '#domain/page/route-pattern.ts';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/** A node of the graph, with a type of schema.org. Other nodes refer to it by its `@id`. */
export type JsonLdNode = JsonObject & { readonly '@type': string };

/**
 * Removes the undefined members of an object, since structured data must not say more than the page.
 */
export function known<Type extends string>(
  object: Readonly<Record<string, Json | undefined>> & { readonly '@type': Type },
): JsonLdNode {
  const pairs = Object.entries(object).filter((pair): pair is [string, Json] => pair[1] !== undefined);
  return { ...Object.fromEntries(pairs), '@type': object['@type'] };
}

/** The id of a thing: the same in all languages, except that the pages of each language are a website by themselves. */
export function nodeId(siteUrl: string, thing: 'church' | 'charity' | 'website'): string {
  return thing === 'website'
    ? `${absoluteAddress('/', siteUrl)}#website`
    : new URL(`/#${thing}`, siteUrl).href;
}
