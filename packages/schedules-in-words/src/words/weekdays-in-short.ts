import { phaseOn, type Schedule } from '../dates/schedule.ts';
import type { DaySet } from '../days/day-set.ts';
import type { Weekday } from '../days/weekday.ts';
import { seasonOf } from './schedule-words.ts';
import type { Words } from './words.ts';

/** More weekdays than these say little beside a title. */
const limit = 3;

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

function weekdaysOf(days: DaySet): readonly Weekday[] {
  const recurs = days.kind === 'rule' && (days.rule.freq === 'weekly' || days.rule.freq === 'monthly');
  return recurs ? days.rule.byDay.map(({ weekday }) => weekday) : [];
}
