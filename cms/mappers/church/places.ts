import { townLine } from '#domain/church/country.ts';
import type { PlaceOnMap } from '#domain/church/place.ts';
import type { ChurchFactsQuery } from '../../generated/operations.ts';
import { optional, parseDay, required } from '../fields.ts';
import { type EntryOf, entriesOf, listMapper, type Mapping, targetOf } from '../mapping.ts';

/** @throws EntryProblem when its name or address is missing */
function mapPlace(
  wire: EntryOf<ChurchFactsQuery['placeCollection']>,
  { targets, locale }: Mapping,
): PlaceOnMap {
  const entry = `place ${wire.sys.id}`;
  const locality = required(entry, 'locality', wire.locality);
  const postcode = required(entry, 'postcode', wire.postcode);
  return {
    id: wire.sys.id,
    name: required(entry, 'name', wire.name),
    street: required(entry, 'street', wire.street),
    locality,
    postcode,
    town: townLine(locality, postcode, locale.country),
    latitude: wire.location?.lat ?? undefined,
    longitude: wire.location?.lon ?? undefined,
    ...optional(wire, 'door', 'directions', 'parking', 'blueBadge', 'bus', 'stepFree'),
    ...optional(wire, 'hearingLoop', 'toilets', 'changingPlace', 'quietSpace', 'largePrint'),
    lastChecked: parseDay(wire.lastChecked),
    map: targetOf(wire.map, targets.pictures),
    pictures: entriesOf(wire.picturesCollection).flatMap(
      (link) => targetOf(link, targets.pictureEntries) ?? [],
    ),
  };
}

/** Every place, by name, each with its pictures, and a map if it has one. */
export const mapPlaces = listMapper('place', mapPlace);
