export { type AgendaDay, type AgendaItem, agenda, agendaByDay, type Scheduled } from './dates/agenda.ts';
export {
  isOn,
  isSameOccurrence,
  type Occurrence,
  occurrenceId,
  startDate,
  takesPlace,
  type When,
} from './dates/occurrence.ts';
export {
  byStart,
  formerTimes,
  listedFrom,
  listedUntil,
  nextOccurrence,
  occurrencesFrom,
  onlyOccurrence,
  viewpoint,
} from './dates/occurrences.ts';
export {
  type Change,
  isSingle,
  type OverallStatus,
  runSpan,
  type Schedule,
  singleSpan,
} from './dates/schedule.ts';
export { termsEndInWords } from './dates/terms-end.ts';
export { earliest, occurrencesValidUntil } from './dates/valid-until.ts';
export { scheduledTimes, wallMinutes } from './dates/wall-times.ts';
export { dateOfDay, dayNumber } from './days/day-number.ts';
export type { DateSpan, DaySet } from './days/day-set.ts';
export { ruleDayCode } from './days/days-of-year.ts';
export { isPublicHoliday, parsePublicHoliday } from './days/public-holiday.ts';
export { type Nation, nations } from './days/public-holidays.ts';
export { weekdayOf } from './days/weekday.ts';
export type { CalendarEntry, CalendarHeading } from './icalendar/calendar-entry.ts';
export { calendarFile } from './icalendar/calendar-file.ts';
export { titleWithTime } from './icalendar/event-properties.ts';
export { horizonOf, type Series, seriesOf } from './icalendar/series.ts';
export { parseSchedule } from './read/parse-schedule.ts';
export { parseTerms } from './read/parse-terms.ts';
export { PhraseError, type ScheduleProblem } from './read/problem.ts';
export { withDates } from './read/problem-dates.ts';
export { isUndated, type RawChange, type RawSchedule, type RawTerm, textOf } from './read/raw-schedule.ts';
export { clocksInWords } from './words/clock-change.ts';
export * as german from './words/de/index.ts';
export * as english from './words/en-GB/index.ts';
export { machineEnd, machineStart } from './words/iso-times.ts';
export { inList } from './words/lists.ts';
export {
  hoursInWords,
  soonInWords,
  startInWords,
  statusInWords,
  untilInWords,
  wasInWords,
  whenInWords,
} from './words/occurrence-words.ts';
export { type ReadBack, readBack } from './words/read-back.ts';
export { scheduleInList, scheduleInWords, seasonInWords, seasonOf } from './words/schedule-words.ts';
export { weekdaysInShort } from './words/weekdays-in-short.ts';
