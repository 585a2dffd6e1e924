import type { Locale } from '#languages/locale.ts';
import type { DiaryDay } from './diary.ts';

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
