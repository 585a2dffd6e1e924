import type { Event, EventPlace } from '#domain/event/event.ts';
import { kindsOfEvent } from '#domain/event/event-kind.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import { paletteIndex } from '#domain/palette/palette.ts';
import type { AllEventsQuery } from '../../generated/operations.ts';
import { optional, required, textsOf } from '../fields.ts';
import { entriesOf, type Link, listMapper, type Mapping, mapLanguage, targetOf } from '../mapping.ts';
import { mapRichTextPart } from '../page/rich-text.ts';
import { type ChangeWire, type EventWire, mapSchedule, mapTerms, type Terms } from './schedule.ts';

function mapEventPlace(link: Link, room: string | null | undefined, { targets }: Mapping): EventPlace {
  return { place: targetOf(link, targets.places), room: room ?? undefined };
}

/** The place of a changed occurrence; null for the event's own. A room without a place is at the event's place. */
function mapNewPlace({ newPlace, newRoom }: ChangeWire, planned: Link, mapping: Mapping): EventPlace | null {
  return newPlace || newRoom ? mapEventPlace(newPlace ?? planned, newRoom, mapping) : null;
}

/** The latest publication of the event, its changes and its terms, since each of them changes when it happens. */
function publishedAt(wires: readonly { readonly sys: EventWire['sys'] }[]): string {
  return wires
    .map(({ sys }) => sys.publishedAt ?? '1970-01-01T00:00:00.000Z')
    .reduce((newest, time) => (Date.parse(time) > Date.parse(newest) ? time : newest));
}

/** Each change with the id of each event that it is for. */
function changesByEvent(changes: readonly ChangeWire[]): ReadonlyMap<string, readonly ChangeWire[]> {
  const pairs = changes.flatMap((change) => {
    const links = [change.event, ...entriesOf(change.alsoEventsCollection)];
    return [...new Set(links.map((link) => link?.sys?.id))].map((id) => ({ id, change }));
  });
  const grouped = Map.groupBy(pairs, ({ id }) => id ?? '');
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ change }) => change)]));
}

/** @throws EntryProblem when the slug or title is missing */
function mapEvent(wire: EventWire, changes: readonly ChangeWire[], terms: Terms, mapping: Mapping): Event {
  const { targets, locale, report } = mapping;
  const read = mapSchedule(
    wire,
    changes.map((change) => ({ ...change, where: mapNewPlace(change, wire.place, mapping) })),
    { locale, terms: terms.dates },
    report,
  );
  const entry = `eventPage ${wire.sys.id}`;
  const worship = wire.worship === true;
  const kinds = kindsOfEvent(textsOf(wire.kinds), worship, targets.kinds);
  return {
    id: wire.sys.id,
    slug: required(entry, 'slug', wire.slug),
    title: required(entry, 'title', wire.title),
    summary: wire.summary ?? '',
    language: mapLanguage(entry, wire, report),
    highlighted: wire.highlightedEvent === true,
    palette: kinds[0]?.palette ?? paletteIndex(wire.palette),
    picture: targetOf(wire.illustration, targets.pictureEntries),
    kinds,
    worship,
    mainService: wire.mainService === true,
    where: mapEventPlace(wire.place, wire.room, mapping),
    ...optional(wire, 'audience', 'cost', 'price', 'access'),
    bookingUrl: safeHref(wire.bookingUrl),
    ...read,
    publishedAt: publishedAt([wire, ...changes, ...(read.schedule?.terms ? terms.entries : [])]),
    body: mapRichTextPart(entry, 'body', wire.body, mapping),
    contact: targetOf(wire.contact, targets.people),
  };
}

/** Every event in full, with the changes to its dates: highlighted first, then regular, each by `order`. */
export function mapEvents(result: Partial<AllEventsQuery>, mapping: Mapping): readonly Event[] {
  const terms = mapTerms(result.termCollection, mapping);
  const changes = changesByEvent(entriesOf(result.eventChangeCollection));
  const mapAll = listMapper('eventPage', (wire: EventWire) =>
    mapEvent(wire, changes.get(wire.sys.id) ?? [], terms, mapping),
  );
  const events = mapAll(result.eventPageCollection, mapping);
  const { highlighted = [], regular = [] } = Object.groupBy(events, (event) =>
    event.highlighted ? 'highlighted' : 'regular',
  );
  return [...highlighted, ...regular];
}
