import type { Locale } from '#languages/locale.ts';
import { type DiaryDay, withoutUndefined } from './diary.ts';

/** One week of a diary, from Monday to Sunday; the first begins today. */
export interface DiaryWeek {
  /** Its first and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** True for the first, where the reader reads it now. */
  readonly isThisWeek: boolean;
  /** "30 November to 6 December". */
  readonly span: string;
  /** "30 Nov", for a list of weeks. */
  readonly begins: string;
}

/**
 * Divides the days of a diary into weeks.
 * @param days in order
 * @param today the first day of the first week
 * @param last the last day that the diary covers
 * @returns the weeks in which something is on
 */
export function weeksOf(
  days: readonly DiaryDay[],
  today: Temporal.PlainDate,
  last: Temporal.PlainDate,
  { words: { dates }, isDated }: Pick<Locale, 'words' | 'isDated'>,
): readonly DiaryWeek[] {
  const weeks: DiaryWeek[] = [];
  for (let from = today; Temporal.PlainDate.compare(from, last) <= 0; ) {
    const isFirst = weeks.length === 0;
    // On a Sunday “this week” is the one that begins tomorrow, and today belongs to it.
    const daysTo = isFirst ? today.daysInWeek - (today.dayOfWeek % today.daysInWeek) : today.daysInWeek - 1;
    const end = from.add({ days: daysTo });
    const to = Temporal.PlainDate.compare(end, last) < 0 ? end : last;
    weeks.push({
      from: from.toString(),
      to: to.toString(),
      isThisWeek: isFirst && !isDated,
      span: from.equals(to) ? dates.date(from, today) : dates.span(from, to),
      begins: dates.shortDay(from),
    });
    from = to.add({ days: 1 });
  }
  return weeks.filter(({ from, to }) => days.some(({ date }) => from <= date && date <= to));
}

/** The weeks of a diary at a glance, each from Monday to Sunday. */
export type WeeksAtAGlance = ReturnType<typeof weeksAtAGlance>;

/** A day of the weeks at a glance. */
export type DayAtAGlance = WeeksAtAGlance['weeks'][number][number];

/** Lays out the weeks from that of the first of the days, or of `today`, to that of `last`, which the diary covers, as a calendar does. */
export function weeksAtAGlance(
  days: readonly DiaryDay[],
  today: Temporal.PlainDate,
  last: Temporal.PlainDate,
  { words: { dates }, isDated }: Pick<Locale, 'words' | 'isDated'>,
) {
  const listed = new Set(days.map(({ date }) => date));
  const first = days[0] ? Temporal.PlainDate.from(days[0].date) : today;
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  const count = Math.ceil((monday.until(last).days + 1) / monday.daysInWeek);
  const weeks = Array.from({ length: count }, (_, week) =>
    Array.from({ length: monday.daysInWeek }, (__, day) => monday.add({ weeks: week, days: day })),
  );
  return {
    /** "Mon" and "Monday", for the head of each column. */
    weekdays: (weeks[0] ?? []).map(({ dayOfWeek }) => [
      dates.shortWeekday(dayOfWeek),
      dates.weekday(dayOfWeek),
    ]),
    weeks: weeks.map((week) =>
      week.map((date) =>
        withoutUndefined({
          day: date.day,
          /** "Dec" on the first day shown, and on the first of a month. */
          month: date.day === 1 || date.equals(monday) ? dates.shortMonth(date.month) : undefined,
          /** `YYYY-MM-DD`, when something is on. */
          date: listed.has(date.toString()) ? date.toString() : undefined,
          isToday: (!isDated && date.equals(today)) || undefined,
        }),
      ),
    ),
  };
}
