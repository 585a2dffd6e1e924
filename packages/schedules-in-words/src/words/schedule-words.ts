import { occurringDays } from '../dates/planned-days.ts';
import { isSingle, type Phase, phaseOn, type Schedule } from '../dates/schedule.ts';
import { dateOfDay, dayNumber, isBefore, lastDay } from '../days/day-number.ts';
import { isListed } from '../days/day-set.ts';
import { isFarAway } from './dates.ts';
import { capitalized } from './lists.ts';
import { hoursOf, isYearly, leadingRun, phaseInWords } from './phase-words.ts';
import type { Words } from './words.ts';

/**
 * When an event happens, in a sentence: "Every Sunday, 10.30am"; "First and third Sundays, 10.30am, not in August"; "Friday 11
 * to Sunday 13 December, 10am to 4pm each day"; for a single event its dates and times. What changes later is not in it.
 */
export function scheduleInWords(schedule: Schedule, today: Temporal.PlainDate, words: Words): string {
  return capitalized(phaseInWords(whole(schedule, phaseOn(schedule, today)), today, words));
}

/** A phase from the first day of the schedule to its last: that the times will change is said beside it. */
function whole({ phases }: Schedule, phase: Phase): Phase {
  const { lastDate } = phases.at(-1) ?? phase;
  return { ...phase, firstDate: phases[0].firstDate, lastDate };
}

/** What changes for good in the phases to come, each from its first day and as far as it differs from the one before. */
function laterPhases({ phases }: Schedule, today: Temporal.PlainDate, words: Words) {
  const { dates, schedules } = words;
  const current = phases.indexOf(phaseOn({ phases }, today));
  return phases.slice(current + 1).flatMap((phase, index) => {
    const before = phases[current + index] ?? phase;
    const { firstDate: from } = phase;
    const place =
      before.place?.name === phase.place?.name ? null : (phase.place?.name ?? schedules.usualPlace);
    const what = [newTimes(before, phase, today, words), place].filter((part) => part !== null).join(', ');
    const day = capitalized(schedules.from(`${dates.dayAndMonth(from)} ${from.year}`));
    // "From 6 January 2027: first and third Wednesdays, 8pm, Upper room": as one could type it.
    return what === '' ? [] : [{ from, text: `${day}: ${what}` }];
  });
}

/** The same, of which the last says when the series ends: "From 6 January 2027: 8pm to 9.30pm, until Thursday 15 July 2027". */
export function laterInWords(schedule: Schedule, today: Temporal.PlainDate, words: Words) {
  const phases = laterPhases(schedule, today, words);
  const { until } = seasonOf(schedule, today);
  const end = saySeason({ from: null, until }, words, (date) => words.dates.date(date, today));
  return phases.map((phase) =>
    phase === phases.at(-1) ? { ...phase, text: withSeason(phase.text, end, words) } : phase,
  );
}

/** The hours alone where the days stay; null where both do. */
function newTimes(before: Phase, phase: Phase, today: Temporal.PlainDate, words: Words): string | null {
  const recurring = ({ parts }: Phase) => parts.filter(({ days }) => !isListed(days));
  const daysOf = (each: Phase) =>
    JSON.stringify([each.countFrom, [...new Set(recurring(each).map(({ days }) => JSON.stringify(days)))]]);
  const [hoursBefore, hours] = [before, phase].map((each) => hoursOf(each, words) ?? words.schedules.allDay);
  const [part, ...others] = recurring(phase);
  if (part === undefined || daysOf(before) === daysOf(phase))
    return hours === hoursBefore ? null : (hours ?? null);
  return phaseInWords({ ...phase, parts: [part, ...others], lastDate: null }, today, words);
}

/** The days between which a series happens, as far as they are worth saying. */
interface Season {
  /** Its first day, until it has begun. */
  readonly from: Temporal.PlainDate | null;
  readonly until: Temporal.PlainDate | null;
}

/** When a series begins, if it has not yet, and when it ends; neither for what names its days itself. */
export function seasonOf(schedule: Schedule, today: Temporal.PlainDate): Season {
  const phase = whole(schedule, phaseOn(schedule, today));
  const { firstDate, lastDate, parts } = phase;
  if (isSingle(schedule) || leadingRun(phase) || parts.every(({ days }) => isListed(days)))
    return { from: null, until: null };
  // What comes once a year needs no beginning: its next date says when it is.
  const silentUntil = parts.every(({ days }) => isYearly(days)) ? today.add({ years: 1 }) : today;
  if (!isBefore(silentUntil, firstDate)) return { from: null, until: lastDate };
  // The first date may be left out.
  const first = occurringDays({ phases: [phase] }, dayNumber(firstDate), lastDay).next().value;
  return { from: first === undefined ? firstDate : dateOfDay(first.day), until: lastDate };
}

/**
 * "from Sunday 10 January" before a series begins, "until Sunday 28 March" when it ends; null without either. What changes before it ends
 * says its end (`laterInWords`): "Every Thursday until 15 July" would else be wrong.
 */
export function seasonInWords(schedule: Schedule, today: Temporal.PlainDate, words: Words): string | null {
  const { from, until } = seasonOf(schedule, today);
  const isLast = laterPhases(schedule, today, words).length === 0;
  return saySeason({ from, until: isLast ? until : null }, words, (date) => words.dates.date(date, today));
}

/** When a list begins to say that a series ends. */
const endInSight = { weeks: 8 } as const;

/**
 * `scheduleInWords` for a list: with ", from 5 January" until it begins, and ", until 31 March" or ". From 6 January 2027: 8pm" in the eight
 * weeks before.
 */
export function scheduleInList(schedule: Schedule, today: Temporal.PlainDate, words: Words): string {
  const sentence = scheduleInWords(schedule, today, words);
  const { from, until } = seasonOf(schedule, today);
  const isInSight = (date: Temporal.PlainDate) => !isBefore(today.add(endInSight), date);
  const say = (season: Season) =>
    saySeason(season, words, (date) =>
      isFarAway(date, today) ? words.dates.date(date, today) : words.dates.dayAndMonth(date),
    );
  const later = laterPhases(schedule, today, words).filter((each) => isInSight(each.from));
  const usual = withSeason(sentence, say({ from, until: null }), words);
  const all = [usual, ...later.map(({ text }) => text)].join('. ');
  return withSeason(all, say({ from: null, until: until && isInSight(until) ? until : null }), words);
}

/** The sentence with the season at its end. @param season null for none */
export function withSeason(sentence: string, season: string | null, { schedules }: Words): string {
  if (season === null) return sentence;
  // After several hours a comma would seem to speak of the last ones only.
  const mark = sentence.includes(';') ? ';' : schedules.beforeSeason(sentence);
  return `${sentence}${mark} ${season}`;
}

function saySeason(
  { from, until }: Season,
  { schedules }: Words,
  dayText: (date: Temporal.PlainDate) => string,
): string | null {
  const parts = [from && schedules.from(dayText(from)), until && schedules.until(dayText(until))];
  return parts.filter((part) => part !== null).join(' ') || null;
}

/** How long before the end of the last school term editors are warned. */
const termsNotice: Temporal.DurationLike = { weeks: 8 };

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
  if (endsWithTerms || isBefore(today.add(termsNotice), end)) return null;
  return schedules.termsEnd(dates.date(end, today), isBefore(end, today));
}
