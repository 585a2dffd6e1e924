import type { LocaleSettings } from '../languages/locale-settings.ts';
import { isPublicHolidayOf } from '../public-holidays/public-holidays.ts';
import { dayNumber } from './days/day-number.ts';
import { daysOfYear } from './days/days-of-year.ts';

/** Whether a date is a public holiday where a church is; undefined when nobody knows, since its settings name no nation. */
export function isPublicHoliday(
  date: Temporal.PlainDate,
  { nation, otherPublicHolidays }: Pick<LocaleSettings, 'nation' | 'otherPublicHolidays'>,
): boolean | undefined {
  const isOwn = otherPublicHolidays.some((days) =>
    daysOfYear(days, date, date.year).includes(dayNumber(date)),
  );
  return isOwn || (nation && isPublicHolidayOf(nation, date));
}
