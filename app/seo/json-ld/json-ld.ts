import type { Country } from '#domain/church/country.ts';
import type { Place, PlaceAddress } from '#domain/church/place.ts';
import { absoluteAddress } from '#domain/page/route-pattern.ts';
import type { Words } from '#languages/words.ts';
import { sharedSiteUrl } from '../../language/site-languages.ts';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/** A node of the graph, with a type of schema.org. Other nodes refer to it by its `@id`. */
export type JsonLdNode = JsonObject & { readonly '@type': string };

/** Removes the undefined members of an object, since structured data must not say more than the page. */
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
    : `${sharedSiteUrl(siteUrl)}/#${thing}`;
}

/** schema.org/PostalAddress of a place. */
export function postalAddress({ street, locality, postcode }: PlaceAddress, country: Country): JsonLdNode {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    postalCode: postcode,
    addressCountry: country,
  };
}

/** schema.org/GeoCoordinates of a place, in degrees (WGS 84). */
export function geoCoordinates({ latitude, longitude }: Place): JsonLdNode | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

/**
 * The access facts of a place (schema.org/amenityFeature). The value is the church's own text, since "a ramp at the blue
 * door" and "no loop in the hall yet" are neither true nor false.
 */
export function amenityFeatures(place: Place, features: Words['seo']['features']): readonly JsonObject[] {
  return Object.entries(features).flatMap(([field, name]) => {
    const value = place[field as keyof typeof features];
    return value === undefined ? [] : [known({ '@type': 'LocationFeatureSpecification', name, value })];
  });
}
