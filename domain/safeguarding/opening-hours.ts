import type { Locale } from '../languages/locale.ts';
import { weekdayOf } from '../schedule/days/weekday.ts';
import { isOn } from '../schedule/occurrence.ts';
import { nextOccurrence } from '../schedule/occurrences.ts';
import { parseSchedule } from '../schedule/parse/parse-schedule.ts';
import type { Schedule } from '../schedule/schedule.ts';

/** A past date from which weekly hours count; it has no other meaning. */
const countFrom = '2001-01-01';

/** What hours say about public holidays, which differ between countries and years, so that no clock knows them. */
const holidayNote =
  /[,;]?\s*\(?(?:but )?(?:not|closed|except)(?: on| for)? (?:bank|public) holidays\)?\.?\s*$/i;

/**
 * Parses hours as an organisation gives them: "Monday to Friday, 9am to 5pm; Saturday, 9am to 1pm; not on bank holidays".
 * @param locale the language that they are in, and their time zone
 * @returns a schedule for each part between semicolons; undefined unless each is days with a start and an end
 */
export function parseOpeningHours(hours: string, { zone, words }: Locale): readonly Schedule[] | undefined {
  const parts = words.firstNumbers
    .hoursInEnglish(hours)
    .replace(holidayNote, '')
    .replace(/\.\s*$/, '')
    .split(';');
  const schedules = parts.flatMap((part) => {
    const { schedule, problems } = parseSchedule({ repeats: part, firstDate: countFrom }, [], zone);
    const isRead = !problems.some(({ severity }) => severity === 'error');
    return isRead && schedule?.parts.every(hasEnd) ? [schedule] : [];
  });
  return schedules.length === parts.length ? schedules : undefined;
}

function hasEnd({ timing }: Schedule['parts'][number]): boolean {
  return timing.kind === 'timed' && timing.end !== null;
}

/** Whether something is open by its hours, and the instant at which that changes; undefined if it never does. */
export interface Opening {
  readonly isOpen: boolean;
  readonly until: Temporal.Instant | undefined;
}

/** @param schedules from `parseOpeningHours` */
export function openingAt(schedules: readonly Schedule[], now: Temporal.Instant, zone: string): Opening {
  const next = schedules.flatMap((schedule) => nextOccurrence(schedule, now, zone) ?? []);
  const current = next.filter((occurrence) => isOn(occurrence, now));
  const changes =
    current.length > 0 ? current.map(({ endsAt }) => endsAt) : next.map(({ startsAt }) => startsAt);
  changes.sort(Temporal.Instant.compare);
  return { isOpen: current.length > 0, until: current.length > 0 ? changes.at(-1) : changes[0] };
}

/**
 * "5pm on Friday". It names the day and not "today", so that a page that is shown too late can be seen to be out of date.
 */
export function untilInWords(until: Temporal.Instant, { zone, words }: Locale): string {
  const here = until.toZonedDateTimeISO(zone).toPlainDateTime();
  const weekday = (days: number) => weekdayOf(here.toPlainDate().subtract({ days }));
  const time = here.toPlainTime();
  const isMidnight = time.equals(new Temporal.PlainTime());
  // The midnight at the end of Friday would be "midnight on Saturday".
  return isMidnight
    ? words.firstNumbers.endOfDay(weekday(1))
    : words.firstNumbers.moment(words.dates.time(time), weekday(0));
}
