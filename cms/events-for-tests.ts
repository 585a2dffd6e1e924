import type { ContentClient, Operation } from './client.ts';
import type { EventChangePartsFragment, EventQuery, PlacePartsFragment } from './generated/operations.ts';

type EventWire = NonNullable<NonNullable<EventQuery['eventPageCollection']>['items'][number]>;

const sys = (id: string) => ({ id, publishedAt: '2026-11-20T10:11:12.345Z', publishedVersion: 7 });

const place: PlacePartsFragment = {
  sys: { id: 'church' },
  name: 'The church',
  street: 'High Road',
  locality: 'Leeds',
  postcode: 'LS0 0AA',
  location: { lat: 53.8, lon: -1.5 },
  door: null,
  directions: null,
  parking: null,
  blueBadge: null,
  bus: null,
  stepFree: null,
  hearingLoop: null,
  toilets: null,
  changingPlace: null,
  quietSpace: null,
  largePrint: null,
  lastChecked: null,
};

const hall: PlacePartsFragment = { ...place, sys: { id: 'hall' }, name: 'The hall' };

/** A weekly event as the content service gives it, with some of its fields otherwise. */
export function eventWire(slug: string, fields: Partial<EventWire>): EventWire {
  return {
    sys: sys(slug),
    slug,
    title: slug,
    highlightedEvent: false,
    order: 10,
    palette: null,
    summary: null,
    picture: null,
    worship: false,
    mainService: false,
    place: { sys: place.sys },
    room: 'Nave',
    audience: null,
    cost: null,
    price: null,
    bookingUrl: null,
    access: null,
    repeats: 'every week',
    weekdays: ['Sunday'],
    monthlyOn: null,
    firstDate: '2026-09-06T00:00:00.000Z',
    lastDate: null,
    startTime: '10:30',
    endTime: '11:45',
    endDate: null,
    leftOut: null,
    status: null,
    statusNote: null,
    startsAt: null,
    endsAt: null,
    contact: null,
    body: null,
    ...fields,
  };
}

/** The cancellation of one Sunday as the content service gives it, with some of its fields otherwise. */
export function changeWire(
  id: string,
  event: string,
  fields: Partial<EventChangePartsFragment>,
): EventChangePartsFragment {
  return {
    sys: sys(id),
    event: { sys: { id: event } },
    date: '2026-12-06T00:00:00.000Z',
    status: 'cancelled',
    newDate: null,
    newStartTime: null,
    newEndTime: null,
    newPlace: null,
    newRoom: null,
    note: null,
    ...fields,
  };
}

/** A client that knows these events and changes, whatever query of events it is asked. */
export function clientOf(
  events: readonly EventWire[],
  changes: readonly EventChangePartsFragment[] = [],
): ContentClient {
  const isHighlighted = (event: EventWire) => event.highlightedEvent === true;
  const highlighted = { items: events.filter(isHighlighted) };
  const regular = { items: events.filter((event) => !isHighlighted(event)) };
  const answer = {
    highlighted,
    regular,
    highlightedEvents: highlighted,
    regularEvents: regular,
    eventPageCollection: { items: events },
    placeCollection: { items: [place, hall] },
    eventChangeCollection: {
      items: changes.map((change) => ({
        ...change,
        event: events.find(({ sys: { id } }) => id === change.event?.sys.id) ?? change.event,
      })),
    },
  };
  return {
    query: async <Data, Variables>(_: Operation<Data, Variables>) => answer as Data,
  };
}
