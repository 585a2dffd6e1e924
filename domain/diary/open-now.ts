import type { LocaleNow } from '#languages/locale.ts';
import { isUnderWay } from '../event/next-dates.ts';
import { datedEvent } from '../event/occurrence-in-words.ts';
import type { RichText } from '../page/rich-text.ts';
import type { ComingUpItems } from './coming-up.ts';

/** What of a kind of event is open, for somebody who is hungry or cold today. */
export type OpenNow = NonNullable<ReturnType<typeof openNow>>;

/**
 * Finds what is open now, and what opens next.
 * @param items of one kind: see `itemsOfKind`
 * @param otherwise what the kind says; without it there is nothing to find
 */
export function openNow({ soon, later }: ComingUpItems, otherwise: RichText | undefined, locale: LocaleNow) {
  if (otherwise === undefined) return undefined;
  const { now } = locale;
  const dated = [...soon, ...later].filter(({ occurrence }) => occurrence.takesPlace);
  const ahead = dated.filter(({ occurrence }) => !isUnderWay(occurrence, now));
  const day = ahead[0]?.occurrence.startDate;
  const inWords = (items: typeof dated) => items.map((item) => datedEvent(item, locale));
  const open = inWords(dated.filter(({ occurrence }) => isUnderWay(occurrence, now)));
  const next = inWords(ahead.filter(({ occurrence }) => day?.equals(occurrence.startDate)));
  return {
    /** Undefined where nobody knows when it is read: nothing is then said to be open, or not to be. */
    open: locale.isDated ? undefined : open,
    /** All that opens next, on one day; where nobody knows when it is read, what is under way as well. */
    next: locale.isDated ? [...open, ...next] : next,
    /** What to do until then, in the words of content. */
    otherwise,
  };
}
