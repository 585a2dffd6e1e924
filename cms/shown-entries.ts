import type { QueryResults, StoredResults } from './fetch-content.ts';
import { parseDay } from './mappers/fields.ts';
import { entriesOf } from './mappers/mapping.ts';

/** The days from and until which an entry is shown, both included; without them it is always shown. */
interface Shown {
  readonly showFrom?: string | null;
  readonly showUntil?: string | null;
}

/** Results with the entries of one instant. */
export interface ShownResults {
  readonly results: StoredResults;
  /** When the next entry appears or disappears; undefined for never. */
  readonly validUntil: Temporal.Instant | undefined;
}

type Json = Readonly<Record<string, unknown>>;

/** A list of entries. */
type List = Json & { readonly items: readonly unknown[] };

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is List {
  return isObject(value) && Array.isArray(value.items);
}

/** The instant at which a day begins, or one of the days after it; undefined for a day that does not exist. */
function startOf(day: string | undefined, timeZone: string, daysLater = 0): Temporal.Instant | undefined {
  if (day === undefined) return undefined;
  try {
    const date = Temporal.PlainDate.from(day, { overflow: 'reject' }).add({ days: daysLater });
    return date.toZonedDateTime(timeZone).toInstant();
  } catch {
    return undefined;
  }
}

/**
 * Leaves out the entries that are not shown yet, or no longer: as if they were not published, so that links to them lead
 * nowhere. What Safeguarding needs is always shown: its query names the officer itself, and helplines have no such days.
 * @param timeZone the IANA name of the church's zone, in which days begin and end
 */
export function shownEntries(results: StoredResults, now: Temporal.Instant, timeZone: string): ShownResults {
  const { compare } = Temporal.Instant;
  const boundaries: Temporal.Instant[] = [];

  function isShown(entry: Json & Shown): boolean {
    const from = startOf(parseDay(entry.showFrom), timeZone);
    const end = startOf(parseDay(entry.showUntil), timeZone, 1);
    boundaries.push(...[from, end].filter((boundary) => boundary !== undefined));
    return (!from || compare(from, now) <= 0) && (!end || compare(now, end) < 0);
  }

  /** The fields of an entry or a query, their lists without the entries that are not shown. */
  function withShown<Fields extends object>(fields: Fields): Fields {
    const shown = Object.entries(fields).map(([name, field]) => [
      name,
      isList(field) ? shownList(field) : field,
    ]);
    return Object.fromEntries(shown) as Fields;
  }

  function shownList(list: List): List {
    const items = list.items.filter((item) => !isObject(item) || isShown(item));
    return { ...list, items: items.map((item) => (isObject(item) ? withShown(item) : item)) };
  }

  const { AppPreRender: menu, AllEvents: events, AllFacts: facts, AllPages: pages } = results;
  const shown = {
    ...results,
    ...(events && { AllEvents: withShown(events) }),
    ...(facts && { AllFacts: withShown(facts) }),
    ...(pages && { AllPages: withShown(pages) }),
  };
  const hidden = slugsOf(results).difference(slugsOf(shown));
  const [next] = boundaries.filter((boundary) => compare(boundary, now) > 0).sort(compare);
  return {
    // The query of the menu has no days (specification section 7), but the same slugs.
    results: { ...shown, ...(menu && { AppPreRender: withoutEvents(menu, hidden) }) },
    validUntil: next,
  };
}

function slugsOf({ AllEvents: events }: StoredResults): ReadonlySet<string> {
  return new Set(entriesOf(events?.eventPageCollection).flatMap(({ slug }) => slug ?? []));
}

function withoutEvents(
  menu: NonNullable<StoredResults['AppPreRender']>,
  slugs: ReadonlySet<string>,
): NonNullable<StoredResults['AppPreRender']> {
  const inMenu = <Events extends QueryResults['AppPreRender']['regularEvents']>(events: Events) =>
    events && { ...events, items: events.items.filter((event) => !event?.slug || !slugs.has(event.slug)) };
  const { highlightedEvents, regularEvents } = menu;
  return {
    ...menu,
    ...(highlightedEvents && { highlightedEvents: inMenu(highlightedEvents) }),
    ...(regularEvents && { regularEvents: inMenu(regularEvents) }),
  };
}
