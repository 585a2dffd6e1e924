import { type Path, routePattern } from '../page/route-pattern.ts';
import type { PaletteIndex } from '../palette/palette.ts';

/** A kind of event, such as "Food and warmth", as content names it. Coming Up has a list and a calendar of each. */
export interface EventKind {
  /** Names it in addresses and in the entries of events. */
  readonly slug: string;
  readonly title: string;
  readonly palette: PaletteIndex;
  /** The pattern of the bar beside its events, from 0: colours alone tell nothing to some, and there are fewer of them than kinds. */
  readonly pattern?: number;
}

/** The number of patterns in `app/styles/diary.css`; a seventh kind has the first one again. */
export const patterns = 6;

/** The slug of the kind that Home leads parents to, if content has it. */
export const childrenKind = 'children';

/** The slug of the kind that a service is of when its entry names none, as older entries do. */
const serviceKind = 'worship';

/**
 * Finds the kinds of an event.
 * @param slugs the kinds that its entry names
 * @param isService true for a service
 * @param kinds every kind by its slug
 * @returns the kinds in the order of the entry, each once, without unknown ones; the first is its leading kind, whose palette it has
 */
export function kindsOfEvent(
  slugs: readonly string[],
  isService: boolean,
  kinds: ReadonlyMap<string, EventKind>,
): readonly EventKind[] {
  const named = slugs.length === 0 && isService ? [serviceKind] : slugs;
  return [...new Set(named)].flatMap((slug) => kinds.get(slug) ?? []);
}

/** The path of a kind's own list in Coming Up. */
export function kindPath({ slug }: Pick<EventKind, 'slug'>): Path {
  return `${routePattern.comingUp}/${encodeURIComponent(slug)}`;
}
