import { timeOfDay } from '../../words/en-GB/dates.ts';
import { ambiguous } from '../problem.ts';
import type { TypedClock } from './clock.ts';

/** The hours at which people say that something in a part of the day begins, and those that a bare number can be there: "evenings at 7". */
const partsOfDay = {
  morning: { first: 0, last: 12, half: 'am', bare: [5, 11] },
  lunchtime: { first: 11, last: 14, half: 'pm', bare: [1, 2] },
  afternoon: { first: 12, last: 18, half: 'pm', bare: [1, 6] },
  evening: { first: 15, last: 23, half: 'pm', bare: [5, 11] },
  night: { first: 17, last: 23, half: 'pm', bare: [6, 11] },
} as const;

/** A part of the day that stands with a day; "in the morning" and "at night" belong to the hours before them, "Bonfire Night" is a name. */
const named = /(?<!\b(?:the|at|bonfire)[ -])\b(morning|lunch ?time|afternoon|evening|night)s?\b/gi;

function partsIn(text: string) {
  const names = [...text.matchAll(named)].map(([, name = '']) => name.toLowerCase().replace(' ', ''));
  return names.map((name) => ({ name, ...partsOfDay[name as keyof typeof partsOfDay] }));
}

export function saysPartOfDay(text: string): boolean {
  return partsIn(text).length > 0;
}

/** The half of the day of a bare number, by the part of the day right before it: "Sunday evenings at 6". */
export function halfAfter(before: string, { hour }: TypedClock): TypedClock['half'] {
  const [, last = ''] =
    /(\w+)\W*(?:\b(?:at|from|between|start(?:s|ing)?|commenc(?:es|ing))\W*)*$/i.exec(before) ?? [];
  const [part] = partsIn(last);
  return part !== undefined && part.bare[0] <= hour && hour <= part.bare[1] ? part.half : null;
}

/** Refuses "Sunday mornings, 6pm" and "Tuesday mornings and Thursday afternoons, 10am and 2pm". @throws PhraseError */
export function refuseOtherPart(phrase: string, starts: readonly Temporal.PlainTime[]): void {
  for (const { name, first, last } of partsIn(phrase)) {
    // Of midnight its author is warned (`warnOfHours`).
    const other = starts.find(({ hour }) => hour > 0 && (hour < first || hour > last));
    if (other === undefined) continue;
    throw ambiguous`"${phrase}" can be at ${timeOfDay(other)} or at another part of the day; write the days without “${name}”, and each with its hours, such as “Tuesdays 10am; Thursdays 2pm”.`;
  }
}
