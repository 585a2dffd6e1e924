import type { Place } from '#domain/church/place.ts';
import { required } from '../entry-problem.ts';
import type { PlacePartsFragment } from '../generated/operations.ts';
import { parseDay } from './day.ts';

/**
 * Parses a place.
 * @throws EntryProblem when its name or address is missing
 */
export function parsePlace(wire: PlacePartsFragment): Place {
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
  };
}
