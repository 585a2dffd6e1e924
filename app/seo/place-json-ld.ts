import { directionLinks, type Place, type PlaceAddress } from '#domain/church/place.ts';
import { type JsonLdNode, type JsonObject, known } from './json-ld.ts';

/** schema.org/PostalAddress of a place. */
export function postalAddress({ street, locality, postcode }: PlaceAddress): JsonLdNode {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    postalCode: postcode,
    addressCountry: 'GB',
  };
}

/** schema.org/GeoCoordinates of a place, in degrees (WGS 84). */
export function geoCoordinates({ latitude, longitude }: Place): JsonLdNode | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

/** The address of a map of the place, on a service that needs no account. */
export function mapAddress(place: Place): string | undefined {
  return directionLinks(place).find(({ name }) => name === 'OpenStreetMap')?.href;
}

const features = [
  ['Entrance', 'door'],
  ['Step-free access', 'stepFree'],
  ['Hearing loop', 'hearingLoop'],
  ['Toilets', 'toilets'],
  ['Changing place', 'changingPlace'],
  ['Large print', 'largePrint'],
  ['Quiet space', 'quietSpace'],
  ['Blue Badge parking', 'blueBadge'],
  ['Parking', 'parking'],
] as const satisfies readonly (readonly [string, keyof Place])[];

/**
 * The access facts of a place (schema.org/amenityFeature). The value is the church's own text, since "a ramp at the blue
 * door" and "no loop in the hall yet" are neither true nor false.
 */
export function amenityFeatures(place: Place): readonly JsonObject[] {
  return features.flatMap(([name, field]) => {
    const value = place[field];
    return value === undefined ? [] : [known({ '@type': 'LocationFeatureSpecification', name, value })];
  });
}
