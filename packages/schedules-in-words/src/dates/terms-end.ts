import { isBefore } from '../days/day-number.ts';
import type { Words } from '../words/words.ts';
import type { Schedule } from './schedule.ts';

/** How long before the end of the last school term editors are warned. */
const notice: Temporal.DurationLike = { weeks: 8 };

/**
 * The warning to editors when the school terms run out for something that happens in term time only: within eight weeks,
 * or already. Null while the terms last, and for what ends with them.
 */
export function termsEndInWords(
  schedule: Schedule,
  today: Temporal.PlainDate,
  { dates, schedules }: Words,
): string | null {
  const { phases, status } = schedule;
  const { terms = null, lastDate = null } = phases.at(-1) ?? {};
  const end = terms
    ?.map(({ to }) => to)
    .toSorted(Temporal.PlainDate.compare)
    .at(-1);
  if (end === undefined || status === 'cancelled') return null;
  const endsWithTerms = lastDate !== null && !isBefore(end, lastDate);
  if (endsWithTerms || isBefore(today.add(notice), end)) return null;
  return schedules.termsEnd(dates.date(end, today), isBefore(end, today));
}
