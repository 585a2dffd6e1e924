import type { Event, EventPlace } from '#domain/event/event.ts';
import { type EventKind, kindsOfEvent } from '#domain/event/event-kind.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import type { RichText } from '#domain/page/rich-text.ts';
import { paletteIndex } from '#domain/palette/palette.ts';
import { entriesOf } from '../../content-entries.ts';
import { entryProblem } from '../../entry-problem.ts';
import type { AllEventsQuery } from '../../generated/operations.ts';
import { optional, required, textsOf } from '../fields.ts';
import {
  type Link,
  listMapper,
  type Mapping,
  mapLanguage,
  shownEntries,
  targetOf,
  wordsFrom,
} from '../mapping.ts';
import { mapRichText } from '../page/rich-text.ts';
import { type ChangeWire, type EventWire, mapTerms, mapTimes, type Terms } from './schedule.ts';

/** A kind of event, with what to do while nothing of it is open; undefined where it does not say. */
interface KindEntry extends EventKind {
  readonly otherwise: RichText | undefined;
}

/** Every kind of event, in the order of content. */
export const mapEventKinds = listMapper(
  'eventKind',
  (wire, { targets }, entry): KindEntry => ({
    slug: required(entry, 'slug', wire.slug),
    title: required(entry, 'title', wire.title),
    palette: paletteIndex(wire.palette),
    otherwise: wire.otherwise ? mapRichText(wire.otherwise, targets) : undefined,
  }),
);

function mapEventPlace(wire: EventWire, mapping: Mapping): EventPlace {
  const where = { place: targetOf(wire.place, mapping.targets.places), room: wire.room ?? undefined };
  return wordsFrom(where, mapping, 'eventPage', wire);
}

/** The place of a changed occurrence; null for the event's own. A room without a place is at the event's place. */
function mapNewPlace(wire: ChangeWire, planned: Link, mapping: Mapping): EventPlace | null {
  const { newPlace, newRoom } = wire;
  if (!newPlace && !newRoom) return null;
  const where = { place: targetOf(newPlace ?? planned, mapping.targets.places), room: newRoom ?? undefined };
  return wordsFrom(where, mapping, 'eventChange', wire, { room: 'newRoom' });
}

/** The latest publication of the event, its changes and its terms, since each of them changes when it happens. */
function publishedAt(wires: readonly { readonly sys: EventWire['sys'] }[]): string {
  return wires
    .map(({ sys }) => sys.publishedAt ?? '1970-01-01T00:00:00.000Z')
    .reduce((newest, time) => (Date.parse(time) > Date.parse(newest) ? time : newest));
}

/** The changes for each event, by its id. */
function changesByEvent(changes: readonly ChangeWire[]): ReadonlyMap<string, readonly ChangeWire[]> {
  const byEvent = new Map<string, ChangeWire[]>();
  for (const change of changes) {
    const links = [change.event, ...entriesOf(change.alsoEventsCollection)];
    for (const id of new Set(links.map((link) => link?.sys?.id ?? '')))
      byEvent.getOrInsert(id, []).push(change);
  }
  return byEvent;
}

/** @throws EntryError when the slug or title is missing */
function mapEvent(
  wire: EventWire,
  mapping: Mapping,
  entry: string,
  { changes, terms }: { readonly changes: readonly ChangeWire[]; readonly terms: Terms },
): Event {
  const { targets, report } = mapping;
  const placed = changes.map((change) => ({ ...change, where: mapNewPlace(change, wire.place, mapping) }));
  const times = mapTimes(wire, placed, terms.dates, mapping);
  const watchUrl = safeHref(wire.watchUrl);
  if (wire.watchAgain && watchUrl === undefined)
    report(entryProblem(entry, 'watchUrl', 'is empty: write where it can be watched again', 'served'));
  const worship = wire.worship === true;
  const kinds = kindsOfEvent(textsOf(wire.kinds), worship, targets.kinds);
  return {
    id: wire.sys.id,
    slug: required(entry, 'slug', wire.slug),
    formerSlugs: textsOf(wire.formerSlugs),
    title: required(entry, 'title', wire.title),
    summary: wire.summary ?? '',
    language: mapLanguage(entry, wire, report),
    highlighted: wire.highlightedEvent === true,
    palette: kinds[0]?.palette ?? paletteIndex(wire.palette),
    picture: targetOf(wire.illustration, targets.pictureEntries),
    kinds,
    worship,
    mainService: wire.mainService === true,
    where: mapEventPlace(wire, mapping),
    body: mapRichText(wire.body, targets),
    ...optional(wire, 'audience', 'cost', 'price', 'access', 'order'),
    bookingUrl: safeHref(wire.bookingUrl),
    ...(watchUrl?.startsWith('https:') && { watch: { url: watchUrl, again: wire.watchAgain === true } }),
    contact: targetOf(wire.contact, targets.people),
    ...times,
    publishedAt: publishedAt([
      wire,
      ...changes,
      ...(times.schedule?.phases.some((phase) => phase.terms) ? terms.entries : []),
    ]),
  };
}

/** Every event in full, with the changes to its dates: highlighted first, then regular, each by `order`. */
export function mapEvents(result: Partial<AllEventsQuery>, mapping: Mapping): readonly Event[] {
  const terms = mapTerms(result.termCollection, mapping);
  const changes = changesByEvent(shownEntries(result.eventChangeCollection, mapping));
  const mapAll = listMapper('eventPage', (wire, own, entry) =>
    mapEvent(wire, own, entry, { changes: changes.get(wire.sys.id) ?? [], terms }),
  );
  const events = mapAll(result.eventPageCollection, mapping);
  return events.toSorted((one, other) => Number(other.highlighted) - Number(one.highlighted));
}
