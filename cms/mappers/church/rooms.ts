import { placeAddress } from '#domain/church/place.ts';
import type { Room } from '#domain/church/room.ts';
import type { ChurchFactsQuery } from '../../generated/operations.ts';
import { optional, parseDay, required, textsOf } from '../fields.ts';
import { type EntryOf, listMapper, type Mapping, targetOf } from '../mapping.ts';

/** @throws EntryProblem when its name, price or way in is missing */
function mapRoom(wire: EntryOf<ChurchFactsQuery['roomCollection']>, { targets }: Mapping): Room {
  const { places, people, pictureEntries } = targets;
  const entry = `room ${wire.sys.id}`;
  const place = targetOf(wire.place, places);
  const contact = targetOf(wire.contact, people);
  return {
    id: wire.sys.id,
    name: required(entry, 'name', wire.name),
    place: place && placeAddress(place),
    ...optional(wire, 'goodFor', 'seated', 'standing'),
    price: required(entry, 'price', wire.price),
    inside: textsOf(wire.inside),
    stepFree: required(entry, 'stepFree', wire.stepFree),
    contact: contact && {
      role: contact.role,
      name: contact.name,
      telephone: contact.telephone,
      email: contact.email,
    },
    picture: targetOf(wire.picture, pictureEntries),
    lastChecked: parseDay(wire.lastChecked),
  };
}

/** The rooms for hire, in the order of content. */
export const mapRooms = listMapper('room', mapRoom);
