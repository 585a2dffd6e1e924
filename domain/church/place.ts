import type { Picture } from '../picture/picture.ts';

/** A building or meeting place, with what a visitor must know to get in. Undefined means that the entry does not say. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly locality: string;
  readonly postcode: string;
  /** Both in one, as the country writes them: "Leeds LS0 4ST", "04109 Leipzig". */
  readonly town: string;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  /** "Monday to Friday, 10am to 4pm, not on bank holidays". */
  readonly openingHours?: string | undefined;
  readonly door: string | undefined;
  readonly directions: string | undefined;
  readonly parking: string | undefined;
  readonly blueBadge: string | undefined;
  readonly bus: string | undefined;
  readonly stepFree: string | undefined;
  readonly hearingLoop: string | undefined;
  readonly toilets: string | undefined;
  /** Whether there is a toilet with a hoist and a changing bench (the Changing Places standard). */
  readonly changingPlace: string | undefined;
  readonly quietSpace: string | undefined;
  readonly largePrint: string | undefined;
  /** The day on which a person last checked these facts, `YYYY-MM-DD`. */
  readonly lastChecked: string | undefined;
}

/** The name and postal address of a place. */
export type PlaceAddress = Pick<Place, 'id' | 'name' | 'street' | 'locality' | 'postcode' | 'town'>;

/** Narrows a place down to its address, which every page shows: the rest would be sent with every page for nothing. */
export function placeAddress({ id, name, street, locality, postcode, town }: Place): PlaceAddress {
  return { id, name, street, locality, postcode, town };
}

/** A place with its pictures, and a map, which is a picture too. */
export interface PlaceOnMap extends Place {
  readonly map: Picture | undefined;
  /** The outside, the door, the rooms. */
  readonly pictures: readonly Picture[];
}

/** Sorts places for a visitor: the main building first, the others in their order. */
export function mainFirst(places: readonly PlaceOnMap[], main: PlaceAddress | undefined) {
  const isMain = ({ id }: PlaceAddress) => Number(id === main?.id);
  return places.toSorted((one, other) => isMain(other) - isMain(one));
}

/** The address on one line. */
export function addressLine({ name, street, town }: PlaceAddress): string {
  return [name, street, town].join(', ');
}

/**
 * The address of a map with the place, on OpenStreetMap, which asks for no consent first. The visitor opens it; the site itself
 * loads nothing from there.
 * @returns undefined for a place whose entry has no location: a search by its address might find another
 */
export function mapAddress({ latitude, longitude }: Place): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
}
