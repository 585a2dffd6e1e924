const dateText =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/;

/** The parts of a Date field's value. `time` is absent for a whole day, `zone` when the value has none. */
interface DateText {
  readonly day: string;
  readonly time?: string;
  readonly zone?: string;
}

/**
 * Parses the value of a Date field: a day (`2026-12-06`), or a day and a time with or without seconds and zone
 * (RULES.md §2.8). The day must exist in the calendar.
 */
export function parseDateText(text: string): DateText | undefined {
  const parts = dateText.exec(text);
  if (parts === null) return undefined;
  const [, year, month, date, hours, minutes, seconds = '00', fraction = '', zone] = parts;
  const day = `${year}-${month}-${date}`;
  if (Number(date) < 1 || Number(date) > daysIn(Number(year), Number(month))) return undefined;
  if (hours === undefined || minutes === undefined) return { day };
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const time = `${hours}:${minutes}:${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}`;
  if (zone === undefined) return { day, time };
  return { day, time, zone: zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}` };
}

/** Why a text in the form of a date is not a valid date; undefined for a text in another form. */
export function invalidDateReason(text: string): string | undefined {
  const [, year = '', month = ''] = dateText.exec(text) ?? [];
  if (year === '') return undefined;
  const days = daysIn(Number(year), Number(month));
  if (days === 0) return `is “${text}”, but a date is year-month-day, and months go from 01 to 12.`;
  return parseDateText(text.slice(0, 10)) === undefined
    ? `is “${text}”, but that month has days 01 to ${days}.`
    : `is “${text}”, but times go from 00:00 to 23:59.`;
}

/** The number of days of a month (1 to 12); 0 for another month. */
function daysIn(year: number, month: number): number {
  // The years before 100 would be those of the 20th century: 400 years later the calendar is the same.
  return month < 1 || month > 12 ? 0 : new Date(Date.UTC(year + 400, month, 0)).getUTCDate();
}

/** The form of a date in responses: `2020-04-22T00:00:00.000Z`, or with the stored offset. */
export function dateTimeText(date: DateText): string {
  return `${date.day}T${date.time ?? '00:00:00.000'}${date.zone ?? 'Z'}`;
}

/** The instant of a date text in milliseconds since 1970; a missing zone counts as UTC. NaN when it is not a date. */
export function instantOf(text: string): number {
  const date = parseDateText(text);
  return date === undefined ? Number.NaN : Date.parse(dateTimeText(date));
}
