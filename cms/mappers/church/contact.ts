import { townLine } from '#domain/church/country.ts';
import type { Person } from '#domain/church/person.ts';
import { type PlaceOnMap, placeAddress } from '#domain/church/place.ts';
import type { Room } from '#domain/church/room.ts';
import { type Collection, entriesOf, type Fields } from '../../content-entries.ts';
import type { RolePartsFragment } from '../../generated/operations.ts';
import { optional, parseDay, required, textsOf } from '../fields.ts';
import { listMapper, type Mapping, nameOf, sameWords, targetOf, wordsFrom } from '../mapping.ts';

/** Maps a role to a contact person. @throws EntryError when the role has no title */
export function mapPerson(wire: RolePartsFragment, mapping: Mapping): Person {
  const person = {
    id: wire.sys.id,
    role: required(nameOf('role', wire), 'title', wire.title),
    ...optional(wire, 'name', 'telephone', 'email'),
    hours: wire.when ?? undefined,
    ringFor: textsOf(wire.ringFor),
    responsibilities: wire.responsibilities ?? '',
    portrait: targetOf(wire.portrait, mapping.targets.pictureEntries),
    lastChecked: parseDay(wire.lastChecked),
  };
  return wordsFrom(person, mapping, 'role', wire, { role: 'title', hours: 'when' });
}

const mapRoles = listMapper('role', (wire, mapping) => [wire.sys.id, mapPerson(wire, mapping)] as const);

/** The people by role, by the id of their entry, in the order of content. */
export function mapPeople(
  collection: Collection<Fields<'role'>>,
  mapping: Mapping,
): ReadonlyMap<string, Person> {
  return new Map(mapRoles(collection, mapping));
}

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
    ...optional(wire, 'openingHours', 'door', 'directions', 'parking', 'blueBadge', 'bus', 'stepFree'),
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
    ...optional(wire, 'goodFor', 'seated', 'standing', 'deposit', 'endTime', 'alcohol', 'freeDays'),
    price: required(entry, 'price', wire.price),
    inside: textsOf(wire.inside),
    stepFree: required(entry, 'stepFree', wire.stepFree),
    contact: contact && sameWords(contactDetails(contact), contact, mapping),
    picture: targetOf(wire.picture, pictureEntries),
    lastChecked: parseDay(wire.lastChecked),
  };
});
