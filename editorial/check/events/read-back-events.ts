import { readBack, scheduleSpan } from 'schedules-in-words';
import type { SiteContent } from '#cms/site-content.ts';
import { undatedInWords } from '#domain/event/event-summary.ts';

/** How the times of all events are understood, in lines: for each a sentence, and the next dates of those that have several. */
export function readBackEvents({ events, locale }: SiteContent, now: Temporal.Instant): readonly string[] {
  const byId = events.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return byId.flatMap((event) => {
    const { title, schedule } = event;
    if (schedule === null) return event.byArrangement ? [`${title}: ${undatedInWords(event, locale)}.`] : [];
    const { sentence, dates, warning } = readBack(schedule, now, locale);
    const isAsPlanned = schedule.changes.length === 0 && schedule.status === 'scheduled';
    const isInSentence = scheduleSpan(schedule)?.isSingle && isAsPlanned && dates.length > 0;
    const next = dates.length > 0 ? `  Are these right? ${dates.join('; ')}.` : '  It is over.';
    return [`${title}: ${sentence}`, ...(isInSentence ? [] : [next]), ...(warning ? [`  ${warning}`] : [])];
  });
}
