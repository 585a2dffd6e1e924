import { directionLinks, type Place, type PlaceAddress } from '#domain/church/place.ts';
import { type JsonObject, known, type Thing } from './json-ld.ts';

/** schema.org/PostalAddress of a place. */
export function postalAddress({ street, locality, postcode }: PlaceAddress): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    postalCode: postcode,
    addressCountry: 'GB',
  };
}

/** schema.org/GeoCoordinates of a place, in degrees (WGS 84). */
export function geoCoordinates({ latitude, longitude }: Place): Thing | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

/** An address that shows the place on a map that asks for no account. */
export function mapAddress(place: Place): string | undefined {
  return directionLinks(place).find(({ name }) => name === 'OpenStreetMap')?.href;
}

/** What a visitor may ask about a building before coming, by the field that answers it. */
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
 * The access facts of a place (schema.org/amenityFeature). The value is what the church says, word for word: "a ramp at
 * the blue door", "no loop in the hall yet" are neither true nor false.
 */
export function amenityFeatures(place: Place): readonly JsonObject[] {
  return features.flatMap(([name, field]) => {
    const value = place[field];
    return value === undefined ? [] : [known({ '@type': 'LocationFeatureSpecification', name, value })];
  });
}
