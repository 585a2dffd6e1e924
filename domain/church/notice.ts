import type { Clock, LocaleNow } from '#languages/locale.ts';
import type { RichText } from '../page/rich-text.ts';

/** What the editor says on the sheet of one week. */
export interface Sheet extends Pick<Notice, 'id' | 'language' | 'from'> {
  readonly body: RichText;
  /** The first Sunday from `from` on, with whose end it goes. */
  readonly until: string;
}

/** A short message above every page, shown for some days. */
export interface Notice {
  readonly id: string;
  readonly text: string;
  /** The language of its words, by its BCP 47 tag; undefined for the church's own. */
  readonly language?: string | undefined;
  /** First day on which it is shown, `YYYY-MM-DD`, in the church's zone. */
  readonly from: string;
  /** Last day on which it is shown, `YYYY-MM-DD`. */
  readonly until: string;
  /** Its `href` has passed `safeHref`. */
  readonly link: { readonly text: string; readonly href: string } | undefined;
}

/**
 * The notices, or the sheets, to show: each from the start of its first day to the end of its last, those shown longest first.
 * @returns also when each of these ends, by its id, and the instant of the next change; undefined when no notice is still to appear or to end
 */
export function currentNotices<Dated extends Pick<Notice, 'id' | 'from' | 'until'>>(
  notices: readonly Dated[],
  { now, zone }: Clock,
) {
  const today = now.toZonedDateTimeISO(zone).toPlainDate().toString();
  const boundaries = notices
    .flatMap(({ from, until }) => [startOfDay(from, zone), startOfDay(until, zone, 1)])
    .filter((boundary) => boundary.epochMilliseconds > now.epochMilliseconds)
    .sort(Temporal.Instant.compare);
  const shown = notices.filter(({ from, until }) => from <= today && today <= until);
  return {
    notices: shown.sort((one, other) => one.from.localeCompare(other.from)),
    endings: new Map(shown.map(({ id, until }) => [id, startOfDay(until, zone, 1)])),
    validUntil: boundaries[0],
  };
}

function startOfDay(date: string, zone: string, daysLater = 0): Temporal.Instant {
  return Temporal.PlainDate.from(date).add({ days: daysLater }).toZonedDateTime(zone).toInstant();
}

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
  { zone, words, today }: LocaleNow,
): string | undefined {
  if (staleSince === undefined) return undefined;
  const day = staleSince.toZonedDateTimeISO(zone).toPlainDate();
  return sentence.replaceAll('{date}', () => words.dates.date(day, today));
}
