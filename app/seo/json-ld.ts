/** A value that JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** An object that JSON can say. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A thing as schema.org describes it; `@id` lets others on the page refer to it. */
export type Thing = JsonObject & { readonly '@type': string };

/** Structured data as React Router's `meta` takes it. */
export interface JsonLdTag {
  readonly 'script:ld+json': { readonly '@context': string; readonly '@graph': readonly Thing[] };
}

/**
 * Leaves out what is not known: structured data must not say more than the page.
 * @returns the object without its undefined members
 */
export function known<Type extends string>(
  object: Readonly<Record<string, Json | undefined>> & { readonly '@type': Type },
): Thing {
  const pairs = Object.entries(object).filter((pair): pair is [string, Json] => pair[1] !== undefined);
  return { ...Object.fromEntries(pairs), '@type': object['@type'] };
}

/** Puts things into one graph for the head of a page (JSON-LD 1.1 section 4.9). */
export function jsonLdTag(things: readonly Thing[]): JsonLdTag {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } };
}

/** The name by which other things of the site's structured data refer to one of the church's own. */
export function thingId(siteUrl: string, thing: 'church' | 'charity' | 'website'): string {
  return new URL(`/#${thing}`, siteUrl).href;
}
