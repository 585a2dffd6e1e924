import { dateInWords } from './date-words.ts';

/**
 * The notice on a page whose content is stale.
 * @param staleSince when the content was last fetched; undefined when it is fresh
 * @param sentence the notice, with `{date}` for the day
 */
export function staleNotice(
  staleSince: Temporal.Instant | undefined,
  sentence: string,
  now: Temporal.Instant,
  timeZone: string,
): string | undefined {
  if (staleSince === undefined) return undefined;
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timeZone).toPlainDate();
  return sentence.replaceAll('{date}', () => dateInWords(dayOf(staleSince), dayOf(now)));
}
