import type { Locale } from '#languages/locale.ts';

/** How long content may be stale before pages say so, in milliseconds: a day. */
export const staleNoticeAfter = 86_400_000;

/**
 * The notice on a page whose content is stale.
 * @param staleSince when the content was last fetched; undefined when it is fresh
 * @param sentence the notice, with `{date}` for the day
 */
export function staleNotice(
  staleSince: Temporal.Instant | undefined,
  sentence: string,
  now: Temporal.Instant,
  { zone, words }: Locale,
): string | undefined {
  if (staleSince === undefined) return undefined;
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(zone).toPlainDate();
  return sentence.replaceAll('{date}', () => words.dates.date(dayOf(staleSince), dayOf(now)));
}
