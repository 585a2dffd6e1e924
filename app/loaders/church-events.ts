import { comingUpItems } from '#domain/diary/coming-up.ts';
import { isScheduled } from '#domain/event/event.ts';
import { eventsValidUntil } from '#domain/event/event-validity.ts';
import { inListOrder, isPast } from '#domain/event/next-dates.ts';
import { nextServices } from '#domain/services/next-services.ts';
import { memoize } from './memoize.ts';

/** The church's events, which six pages list: those with a date to come, on or off, highlighted first, each in its order; and past ones. */
export const churchEvents = memoize(({ content: { events }, locale }) => {
  const { current: unsorted = [], past = [] } = Object.groupBy(events, (event) =>
    isScheduled(event) && isPast(event.schedule, locale) ? 'past' : 'current',
  );
  const current = [true, false].flatMap((isHighlighted) => {
    const own = unsorted.filter(({ highlighted }) => highlighted === isHighlighted);
    return inListOrder(own, locale);
  });
  return {
    current,
    past,
    toCome: comingUpItems(current, locale),
    services: nextServices(current, locale),
    validUntil: eventsValidUntil(events, locale),
  };
});
