import { type Country, townLine } from '#domain/church/country.ts';
import type { PlaceOnMap } from '#domain/church/place.ts';
import type { AllFactsQuery } from '../../generated/operations.ts';
import { parseDay, required } from '../fields.ts';
import {
  type Collection,
  type EntryOf,
  entriesOf,
  type LinkTargets,
  type Mapping,
  mapEntries,
  targetOf,
} from '../mapping.ts';

type PlaceWire = EntryOf<AllFactsQuery['placeCollection']>;

type Pictures = Pick<LinkTargets, 'pictures' | 'pictureEntries'>;

/** @throws EntryProblem when its name or address is missing */
function mapPlace(wire: PlaceWire, { pictures, pictureEntries }: Pictures, country: Country): PlaceOnMap {
  const entry = `place ${wire.sys.id}`;
  const locality = required(entry, 'locality', wire.locality);
  const postcode = required(entry, 'postcode', wire.postcode);
  return {
    id: wire.sys.id,
    name: required(entry, 'name', wire.name),
    street: required(entry, 'street', wire.street),
    locality,
    postcode,
    town: townLine(locality, postcode, country),
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
    pictures: entriesOf(wire.picturesCollection).flatMap((link) => targetOf(link, pictureEntries) ?? []),
  };
}

/** Every place, by name, each with its pictures, and a map if it has one. */
export function mapPlaces(
  collection: Collection<PlaceWire>,
  pictures: Pictures,
  { report, locale }: Pick<Mapping, 'report' | 'locale'>,
): readonly PlaceOnMap[] {
  return mapEntries('place', collection, (wire) => mapPlace(wire, pictures, locale.country), report);
}
