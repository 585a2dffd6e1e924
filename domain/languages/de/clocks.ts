import type { ClockChangeFacts } from '../en-GB/clocks.ts';
import type { Words } from '../words.ts';
import { weekdayName } from './dates.ts';

/** The day of a change to come: "heute Nacht" in the same night, "morgen", "diesen Sonntag", "nächsten Sonntag" a week before. */
function dayToCome({ days, weekday }: ClockChangeFacts): string {
  if (days === 0) return 'heute Nacht';
  if (days === 1) return 'morgen';
  return `${days < 7 ? 'diesen' : 'nächsten'} ${weekdayName(weekday)}`;
}

const turned = { forward: 'vorgestellt', back: 'zurückgestellt' };

export const clocks: Words['clocks'] = {
  toCome: (change) =>
    `Die Uhren werden ${dayToCome(change)} ${turned[change.direction]}: Aus ${change.before} wird ${change.after}`,
  past: ({ direction, before, after }) =>
    `Die Uhren wurden heute ${turned[direction]}: Aus ${before} wurde ${after}`,
};
