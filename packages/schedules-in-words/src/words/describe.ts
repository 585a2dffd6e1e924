import type { Occurrence, When } from '../dates/occurrence.ts';
import type { Schedule } from '../dates/schedule.ts';
import {
  hoursInWords,
  soonInWords,
  startInWords,
  statusInWords,
  untilInWords,
  wasInWords,
  whenInWords,
} from './occurrence-words.ts';
import {
  laterInWords,
  scheduleInList,
  scheduleInWords,
  seasonInWords,
  seasonOf,
  termsEndInWords,
} from './schedule-words.ts';
import { scheduleInBrief, weekdaysInShort } from './weekdays-in-short.ts';
import type { Words } from './words.ts';

/** An object whose values are made when they are asked for. */
function lazily<Makers extends Readonly<Record<string, () => unknown>>>(makers: Makers) {
  const getters = Object.entries(makers).map(([name, get]) => [name, { get, enumerable: true }]);
  const said: unknown = Object.defineProperties({}, Object.fromEntries(getters));
  return said as { readonly [Name in keyof Makers]: ReturnType<Makers[Name]> };
}

/** Says an occurrence. @param today the day for which "this Sunday" is meant */
export function describeOccurrence(
  occurrence: Pick<Occurrence, 'when' | 'was' | 'status'>,
  today: Temporal.PlainDate,
  words: Words,
) {
  const { when, status } = occurrence;
  return lazily({
    /** "Sunday 6 December, 10.30am to noon": all its days and times. */
    dated: () => whenInWords(when, today, words),
    /** The same with "Today," or "Tomorrow," before a near day, or "This Sunday, 6 December". */
    soon: () => soonInWords(when, today, words),
    /** The same without its end. */
    soonStart: () => soonInWords(withoutEnd(when), today, words),
    /** "10.30am to noon", "All day", "After the 10.30 service": for a list below a heading with the day. */
    hours: () => hoursInWords(when, today, words),
    /** "10.30am", "All day": for a line that has named the day. */
    start: () => startInWords(when, words),
    /** "11.45am", "Friday 26 March, noon", "Monday 25 January": the end of one under way; undefined without a known end. */
    until: () => untilInWords(when, today, words) ?? undefined,
    /** "Cancelled", "Moved" …; undefined when it takes place as planned. */
    status: () => statusInWords(status, words) ?? undefined,
    /** The time before it was moved: all of it; the hours alone where the day has stayed, and is said already. */
    was: () => wasInWords(occurrence, today, words),
    /** Its times in ISO 8601, for `<time datetime>` and structured data. */
    iso: () => isoTimes(occurrence),
  });
}

function withoutEnd(when: When): When {
  return when.kind === 'timed' ? { ...when, end: null } : when;
}

/** Says a schedule. @param today decides which dates need their year */
export function describeSchedule(schedule: Schedule, today: Temporal.PlainDate, words: Words) {
  return lazily({
    /** "Every Sunday, 10.30am", "Friday 11 to Sunday 13 December, 10am to 4pm each day"; for a single event its dates and times. */
    sentence: () => scheduleInWords(schedule, today, words),
    /** "from Sunday 10 January" before a series begins, "until Sunday 28 March" when it ends; undefined without either. */
    season: () => seasonInWords(schedule, today, words) ?? undefined,
    /** "From 6 January 2027: 8pm to 9.30pm": what will change for good, each until it has come. */
    later: () => laterInWords(schedule, today, words),
    /** The first day of a series that has not begun; undefined for what names its days itself. */
    begins: () => seasonOf(schedule, today).from ?? undefined,
    /** The sentence for a list: with ", from 5 January" until it begins, and ", until 31 March" or ". From 6 January 2027: 8pm" in the eight weeks before. */
    inList: () => scheduleInList(schedule, today, words),
    /** "Wed", "Mon, Wed, Fri", "from 5 Jan"; undefined for what does not recur by one to three weekdays. */
    weekdays: () => weekdaysInShort(schedule, today, words),
    /** "Sun 10.30am", "Thu 24 Dec 11pm", for a row of a list; undefined for what so few words would say only a part of. */
    brief: () => scheduleInBrief(schedule, today, words),
    /** What an editor does before the school terms run out; undefined while they last. */
    termsEnd: () => termsEndInWords(schedule, today, words) ?? undefined,
  });
}

/** The times of an occurrence in ISO 8601, for `<time datetime>` and structured data: dates, or dates and times with the offset of that day. */
export function isoTimes({ when, was }: Pick<Occurrence, 'when' | 'was'>) {
  return {
    start: startOf(when),
    /** The last day is included; undefined without an end. */
    end: endOf(when),
    /** The start before it was moved; undefined for one that was not moved in time. */
    was: was === null ? undefined : startOf(was),
  };
}

function startOf(when: When): string {
  return when.kind === 'all-day' ? when.first.toString() : withOffset(when.start);
}

function endOf(when: When): string | undefined {
  if (when.kind === 'all-day') return when.last.toString();
  return when.end === null ? undefined : withOffset(when.end);
}

function withOffset(moment: Temporal.ZonedDateTime): string {
  return moment.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
