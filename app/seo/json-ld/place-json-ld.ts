import type { Country } from '#domain/church/country.ts';
import type { Place, PlaceAddress } from '#domain/church/place.ts';
import type { PageWords } from '#domain/languages/words.ts';
import { type JsonLdNode, type JsonObject, known } from './json-ld.ts';

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
export function amenityFeatures(place: Place, features: PageWords['seo']['features']): readonly JsonObject[] {
  return Object.entries(features).flatMap(([field, name]) => {
    const value = place[field as keyof typeof features];
    return value === undefined ? [] : [known({ '@type': 'LocationFeatureSpecification', name, value })];
  });
}
