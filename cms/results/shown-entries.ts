import type { StoredResults } from '../fetch-content.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { parseDay } from '../mappers/fields.ts';
import { entriesOf } from '../mappers/mapping.ts';

/** The days from and until which an entry is shown, both included; without them it is always shown. */
interface Shown {
  readonly showFrom?: string | null;
  readonly showUntil?: string | null;
}

/** Results with the entries of one instant. */
interface ShownResults {
  readonly results: StoredResults;
  /** When the next entry appears or disappears; undefined for never. */
  readonly validUntil: Temporal.Instant | undefined;
}

/** A list of entries. */
type List = JsonObject & { readonly items: readonly unknown[] };

function isList(value: unknown): value is List {
  return isJsonObject(value) && Array.isArray(value.items);
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

/** The fields of a query or an entry; their lists, and the lists within, only with the entries that a test accepts. */
function filterLists<Fields extends object>(fields: Fields, isShown: (entry: JsonObject) => boolean): Fields {
  function filterList(name: string, list: List): List {
    const accepted = list.items.filter((item) => !isJsonObject(item) || isShown(item));
    const items = name === 'helplineCollection' ? withNeededHelplines(list.items, accepted) : accepted;
    return { ...list, items: items.map((item) => (isJsonObject(item) ? filterLists(item, isShown) : item)) };
  }
  const filtered = Object.entries(fields).map(([name, field]) => [
    name,
    isList(field) ? filterList(name, field) : field,
  ]);
  return Object.fromEntries(filtered) as Fields;
}

/** Some helplines, the emergency numbers, and those without which the Safeguarding page would lack a part or the first number for a worry. */
function withNeededHelplines(all: readonly unknown[], shown: readonly unknown[]): readonly unknown[] {
  const needsOf = (item: unknown) => (isJsonObject(item) ? [item.group, item.firstFor ?? []].flat() : []);
  const covered = new Set(shown.flatMap(needsOf));
  return all.filter(
    (item) =>
      shown.includes(item) || needsOf(item).some((need) => need === 'emergency' || !covered.has(need)),
  );
}

/**
 * Leaves out the entries that are not shown yet, or no longer: as if they were not published, so that links to them lead
 * nowhere. What Safeguarding needs is always shown: its query names the officer itself, and the days of a helpline, never of an
 * emergency number, count only while other helplines are in its part of the page and first for the same worries.
 * @param timeZone the IANA name of the church's zone, in which days begin and end
 */
export function shownEntries(results: StoredResults, now: Temporal.Instant, timeZone: string): ShownResults {
  const { compare } = Temporal.Instant;
  const boundaries: Temporal.Instant[] = [];

  function isShown(entry: JsonObject & Shown): boolean {
    const from = startOf(parseDay(entry.showFrom), timeZone);
    const end = startOf(parseDay(entry.showUntil), timeZone, 1);
    boundaries.push(...[from, end].filter((boundary) => boundary !== undefined));
    return (!from || compare(from, now) <= 0) && (!end || compare(now, end) < 0);
  }

  const shown: StoredResults = Object.fromEntries(
    Object.entries(results).map(([query, result]) => [query, result && filterLists(result, isShown)]),
  );
  const [next] = boundaries.filter((boundary) => compare(boundary, now) > 0).sort(compare);
  return { results: { ...shown, ...listsWithoutDays(results, shown) }, validUntil: next };
}

/** The lists whose entries have no days, without what is hidden: the menu's (specification section 7), and the files of pictures. */
function listsWithoutDays(all: StoredResults, shown: StoredResults): StoredResults {
  const { AppPreRender: menu, AllPages: pages } = shown;
  const inMenu = namesInMenu(all).difference(namesInMenu(shown));
  const files = filesOfPictures(all).difference(filesOfPictures(shown));
  return {
    ...(menu && { AppPreRender: filterLists(menu, ({ slug, url }) => !inMenu.has(slug ?? url)) }),
    ...(pages?.assetCollection && {
      AllPages: {
        ...pages,
        ...filterLists(
          { assetCollection: pages.assetCollection },
          ({ sys }) => !isJsonObject(sys) || !files.has(sys.id),
        ),
      },
    }),
  };
}

/** The slugs of events and the addresses of social media: what the menu has as well. */
function namesInMenu({ AllEvents, ChurchFacts }: StoredResults): ReadonlySet<unknown> {
  const events = entriesOf(AllEvents?.eventPageCollection).map(({ slug }) => slug);
  return new Set([...events, ...entriesOf(ChurchFacts?.socialMediaLinks).map(({ url }) => url)]);
}

/** The ids of the files that pictures describe. */
function filesOfPictures({ AllPages }: StoredResults): ReadonlySet<unknown> {
  return new Set(entriesOf(AllPages?.pictureCollection).map(({ file }) => file?.sys.id));
}
