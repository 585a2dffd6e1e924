import { dateInWords } from './date-words.ts';

/**
 * What a page says of its words when they are old.
 * @param of when they were last known to be as they are; undefined: they are not old
 * @param sentence what to say, with `{date}` where the day goes
 */
export function staleNotice(
  of: Temporal.Instant | undefined,
  sentence: string,
  now: Temporal.Instant,
  timeZone: string,
): string | undefined {
  if (of === undefined) return undefined;
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timeZone).toPlainDate();
  return sentence.replaceAll('{date}', () => dateInWords(dayOf(of), dayOf(now)));
}
