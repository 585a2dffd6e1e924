import { isSingle, type Part, phaseOn, type Schedule, singleSpan } from '../dates/schedule.ts';
import { type DaySet, everyWeekOn, isListed } from '../days/day-set.ts';
import type { Weekday } from '../days/weekday.ts';
import { scheduleInList, scheduleInWords, seasonOf } from './schedule-words.ts';
import type { Words } from './words.ts';

/** More weekdays than these say little beside a title. */
const limit = 3;

/** Of more hours than these the end is as much news as the start. */
const maxHours = 4;

/**
 * The weekdays of a series, for a list that has no space for more: "Wed", "Mon, Wed, Fri"; "from 5 Jan" until it begins.
 * @returns undefined for what does not recur by weekdays every few weeks or months, or has more than three of them
 */
export function weekdaysInShort(
  schedule: Schedule,
  today: Temporal.PlainDate,
  { dates, schedules }: Words,
): string | undefined {
  const { parts } = phaseOn(schedule, today);
  const [lead] = parts;
  if (weekdaysOf(lead.days).length === 0) return undefined;
  const weekdays = new Set(parts.flatMap(({ days }) => weekdaysOf(days)));
  if (weekdays.size > limit) return undefined;
  const { from } = seasonOf(schedule, today);
  if (from) return schedules.from(dates.shortDay(from));
  return [...weekdays].sort().map(dates.shortWeekday).join(', ');
}

/**
 * All of a schedule in some four words, for a row of a list: "Sun 10.30am", "Mon, Wed, Fri 10am", "Thu 24 Dec 11pm".
 * @returns undefined for what they would say only a part of: any series but a plain weekly one, two starts, another year, more than four hours
 */
export function scheduleInBrief(
  schedule: Schedule,
  today: Temporal.PlainDate,
  words: Words,
): string | undefined {
  const phase = phaseOn(schedule, today);
  const [{ timing }] = phase.parts;
  if (timing.kind === 'all-day' || phase.parts.some(isLong)) return undefined;
  const { dates } = words;
  const time = dates.time(timing.start);
  const date = isSingle(schedule) ? singleSpan(phase)?.from : undefined;
  if (date?.year === today.year)
    return `${dates.shortWeekday(date.dayOfWeek)} ${dates.shortDay(date)} ${time}`;
  const goesOn = scheduleInList(schedule, today, words) === scheduleInWords(schedule, today, words);
  // A sentence does not name single dates that are left out, either.
  const isPlain = goesOn && phase.terms === null && phase.exceptions.every(({ days }) => isListed(days));
  return isPlain && phase.parts.every((part) => isEveryWeek(part) && startsAt(part, timing.start))
    ? `${weekdaysInShort(schedule, today, words)} ${time}`
    : undefined;
}

function isEveryWeek({ days, only, without }: Part): boolean {
  const weekdays = everyWeekOn(days);
  return weekdays !== null && weekdays.length <= limit && !only && without.length === 0;
}

function startsAt({ timing }: Part, start: Temporal.PlainTime): boolean {
  return timing.kind === 'timed' && timing.start.equals(start);
}

function isLong({ timing, nights }: Part): boolean {
  if (timing.kind === 'all-day' || timing.end === null) return false;
  return nights * 24 + timing.start.until(timing.end).total('hours') > maxHours;
}

function weekdaysOf(days: DaySet): readonly Weekday[] {
  const recurs = days.kind === 'rule' && (days.rule.freq === 'weekly' || days.rule.freq === 'monthly');
  return recurs ? days.rule.byDay.map(({ weekday }) => weekday) : [];
}
