import type { Locale } from '#languages/locale.ts';
import { type DatedEvent, datedEvent } from '../event/dated-event.ts';
import { isUnderWay } from '../event/next-dates.ts';
import type { RichText } from '../page/rich-text.ts';
import type { ComingUpItems } from './coming-up.ts';

/** What of a kind of event is open, for somebody who is hungry or cold today. */
export interface OpenNow {
  readonly open: readonly DatedEvent[];
  /** All that opens next, on one day. */
  readonly next: readonly DatedEvent[];
  /** What to do until then, in the words of content. */
  readonly otherwise: RichText;
}

/**
 * Finds what is open now, and what opens next.
 * @param items of one kind: see `itemsOfKind`
 * @param otherwise what the kind says; without it there is nothing to find
 */
export function openNow(
  { soon, later }: ComingUpItems,
  otherwise: RichText | undefined,
  now: Temporal.Instant,
  locale: Locale,
): OpenNow | undefined {
  if (otherwise === undefined) return undefined;
  const dated = [...soon, ...later].filter(({ occurrence }) => occurrence.takesPlace);
  const ahead = dated.filter(({ occurrence }) => !isUnderWay(occurrence, now));
  const day = ahead[0]?.occurrence.startDate;
  const inWords = (items: typeof dated) => items.map((item) => datedEvent(item, now, locale));
  return {
    open: inWords(dated.filter(({ occurrence }) => isUnderWay(occurrence, now))),
    next: inWords(ahead.filter(({ occurrence }) => day?.equals(occurrence.startDate))),
    otherwise,
  };
}
