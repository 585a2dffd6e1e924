import { type DateRule, fromEaster, on, weekdayFrom } from './date-rules.ts';
import type { DaySet } from './day-set.ts';
import { remembered } from './memo.ts';

/** The nations whose public holidays are known by rule. */
export const nations = ['england-wales', 'scotland', 'northern-ireland', 'ireland', 'germany'] as const;

export type Nation = (typeof nations)[number];

/** The public holidays where somebody is. */
export interface PublicHolidays {
  /** The nation whose public holidays they are; undefined when it is not known. */
  readonly nation: Nation | undefined;
  /** Further ones, such as those of a Land or a town. */
  readonly otherPublicHolidays: readonly DaySet[];
}

/** The first Monday of February, or 1 February where that is a Friday. */
function saintBrigid(year: number): Temporal.PlainDate {
  const first = on(2, 1)(year);
  return first.dayOfWeek === 5 ? first : weekdayFrom(1, 2, 1)(year);
}

const [newYear, saintPatrick, christmas, dayAfter] = [on(1, 1), on(3, 17), on(12, 25), on(12, 26)];
const [goodFriday, easterMonday] = [fromEaster(-2), fromEaster(1)];
const [earlyMay, lateMay] = [weekdayFrom(1, 5, 1), weekdayFrom(1, 5, 25)];
const [earlyAugust, lateAugust] = [weekdayFrom(1, 8, 1), weekdayFrom(1, 8, 25)];

const rulesOf: Readonly<Record<Nation, readonly DateRule[]>> = {
  // Banking and Financial Dealings Act 1971, schedule 1 paragraph 1; by proclamation 1 January and the first Monday of May; by common
  // law Good Friday and Christmas Day. As listed at gov.uk/bank-holidays.
  'england-wales': [newYear, goodFriday, easterMonday, earlyMay, lateMay, lateAugust, christmas, dayAfter],
  // The same, paragraph 2, and St Andrew’s Day Bank Holiday (Scotland) Act 2007, section 1; by proclamation the last Monday of May and
  // 26 December.
  scotland: [
    ...[newYear, on(1, 2), goodFriday, earlyMay, lateMay, earlyAugust],
    ...[on(11, 30), christmas, dayAfter],
  ],
  // As listed at gov.uk/bank-holidays: as in England and Wales, with 17 March and 12 July.
  'northern-ireland': [
    ...[newYear, saintPatrick, goodFriday, easterMonday, earlyMay, lateMay, on(7, 12)],
    ...[lateAugust, christmas, dayAfter],
  ],
  // Organisation of Working Time Act 1997, second schedule, with the day of St Brigid since 2023 (citizensinformation.ie). Good Friday
  // is none.
  ireland: [
    ...[newYear, saintBrigid, saintPatrick, easterMonday, earlyMay, weekdayFrom(1, 6, 1)],
    ...[earlyAugust, weekdayFrom(1, 10, 25), christmas, dayAfter],
  ],
  // The nine days that the laws of all Länder have, with Ascension Day and Whit Monday; 3 October is in the Unification Treaty.
  germany: [
    ...[newYear, goodFriday, easterMonday, on(5, 1), fromEaster(39), fromEaster(50)],
    ...[on(10, 3), christmas, dayAfter],
  ],
};

/** Where a holiday at a weekend gives a working day after it. In Ireland and Germany it gives none. */
const withSubstitutes: ReadonlySet<Nation> = new Set(['england-wales', 'scotland', 'northern-ireland']);

const memo = new Map<string, readonly Temporal.PlainDate[]>();

/**
 * The public holidays of a nation in a year, without those proclaimed for one year only. In the United Kingdom a holiday at a weekend
 * counts, and so does its substitute: the next working day that is no holiday itself, as gov.uk/bank-holidays lists it.
 * @param withReplaced false for that list alone, which has the substitute instead of the day at a weekend
 */
export function publicHolidays(
  nation: Nation,
  year: number,
  withReplaced = true,
): readonly Temporal.PlainDate[] {
  return remembered(memo, `${nation} ${year} ${withReplaced}`, () => {
    const days = rulesOf[nation].map((rule) => rule(year));
    const taken = new Set(days.map(String));
    const atWeekend = withSubstitutes.has(nation) ? days.filter(isAtWeekend) : [];
    for (let day of atWeekend) {
      while (isAtWeekend(day) || taken.has(day.toString())) day = day.add({ days: 1 });
      taken.add(day.toString());
      days.push(day);
    }
    return days.filter((day) => withReplaced || !atWeekend.includes(day)).sort(Temporal.PlainDate.compare);
  });
}

function isAtWeekend({ dayOfWeek }: Temporal.PlainDate): boolean {
  return dayOfWeek > 5;
}
