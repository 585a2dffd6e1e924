import { timeOfDay } from '../../words/en-GB/dates.ts';
import { ambiguous, type PhraseError } from '../problem.ts';
import type { TypedClock } from './clock.ts';
import type { Hours } from './hours.ts';

/** The first and the last hour at which something of a part of the day begins. */
const hoursOf: Readonly<Record<string, readonly [first: number, last: number]>> = {
  morning: [4, 12],
  lunchtime: [11, 14],
  afternoon: [12, 18],
  evening: [16, 23],
  night: [17, 23],
};

/** What says a part of the day after days. */
export const partWords = ['eve', 'lunch time', ...Object.keys(hoursOf)].flatMap((part) => [
  part,
  `${part}s`,
  `in the ${part}`,
]);

/** "In the morning" and "at night" belong to the hours before them, and "Bonfire Night" is a name. */
const named = /(?<!\b(?:the|at|bonfire)[ -])\b(?:morning|lunch ?time|afternoon|evening|night)(?=s?\b)/gi;

/** The parts of the day that stand with the days of a phrase. */
export function partsIn(phrase: string): readonly string[] {
  return (phrase.match(named) ?? []).map((name) => name.toLowerCase().replace(' ', ''));
}

function isIn(part: string, hour: number): boolean {
  const [first, last] = hoursOf[part] ?? [0, 24];
  return first <= hour && hour <= last;
}

/** What may stand between a part of the day and a bare number: "Tuesday evenings in term time at 7". */
const between =
  /(\w+)\W*(?:\b(?:at|from|between|start(?:s|ing)?|commenc(?:es|ing)|in|of|the|every|each|during|months?|monthly|lent|advent|holy|week|school|term|time|only)\b\W*)*$/i;

/** The half of the day of a bare number, by the part of the day before it: "Sunday evenings at 6"; null without one. */
export function halfAfter(before: string, { hour }: TypedClock): TypedClock['half'] {
  // Of a long text the last words are enough.
  const [part] = partsIn(between.exec(before.slice(-100))?.[1] ?? '');
  if (part === undefined) return null;
  return (['am', 'pm'] as const).find((half) => isIn(part, (hour % 12) + (half === 'pm' ? 12 : 0))) ?? null;
}

const onEve =
  /^(?!.*(?:uhr|\b(?:1[3-9]|2\d)[.:]\d)).*\b(?:eve|(?:24|31)\w*(?: of)? dec\w*)\b.*?\b(?<time>1[01][.:]\d\d)(?! ?[ap]\.? ?m)/i;

/**
 * The fault of a bare "11.30" on Christmas Eve or New Year’s Eve, where it is as often in the evening; null beside "Uhr" and hours of the
 * 24-hour clock.
 * @param start what stands in a field for it, where “11:30” is of the 24-hour clock; none where the hours stand with the days
 */
export function bareOnEve(days: string, start = '', end = ''): PhraseError | null {
  const { time } = (start.includes(':') ? null : onEve.exec(`${days}, ${start} ${end}`))?.groups ?? {};
  if (time === undefined) return null;
  const [am, pm] = ['am', 'pm'].map((half) => time.replace(':', '.') + half);
  return ambiguous`"${time}" can be ${am} or ${pm}; write “${am}” or “${pm}”.`;
}

/** Refuses "Sunday mornings, 6pm" and "Tuesday mornings and Thursday afternoons, 10am and 2pm". @throws PhraseError */
export function refuseOtherPart(phrase: string, hours: readonly Hours[]): void {
  for (const part of partsIn(phrase)) {
    // Of midnight its author is warned (`checkHours`).
    const other = hours.find(({ start: { hour } }) => hour > 0 && !isIn(part, hour));
    if (other !== undefined)
      throw ambiguous`"${phrase}" can be at ${timeOfDay(other.start)} or at another part of the day; write each day with its own hours, such as “Tuesdays 10am; Thursdays 2pm”.`;
  }
}
