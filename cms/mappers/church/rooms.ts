import { placeAddress } from '#domain/church/place.ts';
import type { Room } from '#domain/church/room.ts';
import type { AllFactsQuery } from '../../generated/operations.ts';
import { parseDay, required, textsOf } from '../fields.ts';
import { type Collection, type EntryOf, type Mapping, mapEntries, targetOf } from '../mapping.ts';

type RoomWire = EntryOf<AllFactsQuery['roomCollection']>;

/** @throws EntryProblem when its name, price or way in is missing */
function mapRoom(wire: RoomWire, { places, people, pictureEntries }: Mapping['targets']): Room {
  const entry = `room ${wire.sys.id}`;
  const place = targetOf(wire.place, places);
  const contact = targetOf(wire.contact, people);
  return {
    id: wire.sys.id,
    name: required(entry, 'name', wire.name),
    place: place && placeAddress(place),
    goodFor: wire.goodFor ?? undefined,
    seated: wire.seated ?? undefined,
    standing: wire.standing ?? undefined,
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
export function mapRooms(
  collection: Collection<RoomWire>,
  { targets, report }: Pick<Mapping, 'targets' | 'report'>,
): readonly Room[] {
  return mapEntries('room', collection, (wire) => mapRoom(wire, targets), report);
}
