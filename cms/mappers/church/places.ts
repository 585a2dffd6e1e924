import { townLine } from '#domain/church/country.ts';
import type { Person } from '#domain/church/person.ts';
import { type PlaceOnMap, placeAddress } from '#domain/church/place.ts';
import type { Room } from '#domain/church/room.ts';
import { entriesOf } from '../../content-entries.ts';
import { optional, parseDay, required, textsOf } from '../fields.ts';
import { listMapper, sameWords, targetOf } from '../mapping.ts';

/** Every place, by name, each with its pictures, and a map if it has one. One without a name or an address is left out. */
export const mapPlaces = listMapper('place', (wire, { targets, locale }, entry): PlaceOnMap => {
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
});

function contactDetails({ role, name, telephone, email }: Person): Room['contact'] & object {
  return { role, name, telephone, email };
}

/** The rooms for hire, in the order of content. One without a name, a price or a way in is left out. */
export const mapRooms = listMapper('room', (wire, mapping, entry): Room => {
  const { places, people, pictureEntries } = mapping.targets;
  const place = targetOf(wire.place, places);
  const contact = targetOf(wire.contact, people);
  return {
    id: wire.sys.id,
    name: required(entry, 'name', wire.name),
    place: place && sameWords(placeAddress(place), place, mapping),
    ...optional(wire, 'goodFor', 'seated', 'standing'),
    price: required(entry, 'price', wire.price),
    inside: textsOf(wire.inside),
    stepFree: required(entry, 'stepFree', wire.stepFree),
    contact: contact && sameWords(contactDetails(contact), contact, mapping),
    picture: targetOf(wire.picture, pictureEntries),
    lastChecked: parseDay(wire.lastChecked),
  };
});
