import type { Locale } from '#languages/locale.ts';
import { type DiaryDay, withoutUndefined } from './diary.ts';

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
