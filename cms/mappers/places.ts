import type { PlaceOnMap } from '#domain/church/place.ts';
import type { AllFactsQuery } from '../generated/operations.ts';
import { parseDay, required } from './fields.ts';
import {
  type Collection,
  type EntryOf,
  type LinkTargets,
  type Mapping,
  mapEntries,
  targetOf,
} from './mapping.ts';

type PlaceWire = EntryOf<AllFactsQuery['placeCollection']>;

/** @throws EntryProblem when its name or address is missing */
function mapPlace(wire: PlaceWire, pictures: LinkTargets['pictures']): PlaceOnMap {
  const entry = `place ${wire.sys.id}`;
  return {
    id: wire.sys.id,
    name: required(entry, 'name', wire.name),
    street: required(entry, 'street', wire.street),
    locality: required(entry, 'locality', wire.locality),
    postcode: required(entry, 'postcode', wire.postcode),
    latitude: wire.location?.lat ?? undefined,
    longitude: wire.location?.lon ?? undefined,
    door: wire.door ?? undefined,
    directions: wire.directions ?? undefined,
    parking: wire.parking ?? undefined,
    blueBadge: wire.blueBadge ?? undefined,
    bus: wire.bus ?? undefined,
    stepFree: wire.stepFree ?? undefined,
    hearingLoop: wire.hearingLoop ?? undefined,
    toilets: wire.toilets ?? undefined,
    changingPlace: wire.changingPlace ?? undefined,
    quietSpace: wire.quietSpace ?? undefined,
    largePrint: wire.largePrint ?? undefined,
    lastChecked: parseDay(wire.lastChecked),
    map: targetOf(wire.map, pictures),
  };
}

/** Every place, by name, each with a map if it has one. */
export function mapPlaces(
  collection: Collection<PlaceWire>,
  pictures: LinkTargets['pictures'],
  { report }: Pick<Mapping, 'report'>,
): readonly PlaceOnMap[] {
  return mapEntries('place', collection, (wire) => mapPlace(wire, pictures), report);
}
