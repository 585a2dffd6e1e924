export { type AgendaItem, agenda, agendaByDay, type Scheduled } from './dates/agenda.ts';
export type { Occurrence } from './dates/occurrence.ts';
export {
  nextOccurrence,
  occurrencesAfter,
  occurrencesFrom,
  onlyOccurrence,
  viewpoint,
} from './dates/occurrences.ts';
export {
  type Change,
  isSingle,
  runSpan,
  type Schedule,
  scheduleSpan,
  singleSpan,
} from './dates/schedule.ts';
export { termsEndInWords } from './dates/terms-end.ts';
export { occurrencesValidUntil } from './dates/valid-until.ts';
export type { DateSpan, DaySet } from './days/day-set.ts';
export { isPublicHoliday, parsePublicHoliday } from './days/public-holiday.ts';
export { nations, type PublicHolidays } from './days/public-holidays.ts';
export type { CalendarEntry, CalendarHeading } from './icalendar/calendar-entry.ts';
export { calendarFile } from './icalendar/calendar-file.ts';
export { schemaOrgSchedules } from './icalendar/schema-org.ts';
export { parseSchedule } from './read/parse-schedule.ts';
export { parseTerms } from './read/parse-terms.ts';
export type { ScheduleProblem } from './read/problem.ts';
export { withDates } from './read/problem-dates.ts';
export { isUndated, type RawChange, type RawSchedule, type RawTerm, textOf } from './read/raw-schedule.ts';
export { clocksInWords } from './words/clock-change.ts';
export { describeOccurrence, describeSchedule } from './words/describe.ts';
export { inList } from './words/lists.ts';
export { hoursInWords, statusInWords, whenInWords } from './words/occurrence-words.ts';
export { readBack } from './words/read-back.ts';
