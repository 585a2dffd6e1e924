import type { Occurrence, When } from '../dates/occurrence.ts';
import type { Schedule } from '../dates/schedule.ts';
import { termsEndInWords } from '../dates/terms-end.ts';
import { type IsoTimes, isoTimes } from './iso-times.ts';
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
  type LaterPhase,
  laterPhases,
  scheduleInList,
  scheduleInWords,
  seasonInWords,
  seasonOf,
} from './schedule-words.ts';
import { weekdaysInShort } from './weekdays-in-short.ts';
import type { Words } from './words.ts';

/** An occurrence in words. */
export interface OccurrenceInWords {
  /** "Sunday 6 December, 10.30am to noon": all its days and times. */
  readonly dated: string;
  /** The same with "Today," or "Tomorrow," before a near day, or "This Sunday, 6 December". */
  readonly soon: string;
  /** The same without its end. */
  readonly soonStart: string;
  /** "10.30am to noon", "All day", "After the 10.30 service": for a list below a heading with the day. */
  readonly hours: string;
  /** "10.30am", "All day": for a line that has named the day. */
  readonly start: string;
  /** "11.45am", "Friday 26 March, noon", "Monday 25 January": the end of one under way; undefined without a known end. */
  readonly until: string | undefined;
  /** "Cancelled", "Moved" …; undefined when it takes place as planned. */
  readonly status: string | undefined;
  /** The time before it was moved: all of it; the hours alone where the day has stayed, and is said already. */
  readonly was: string | undefined;
  /** Its times in ISO 8601, for `<time datetime>` and structured data. */
  readonly iso: IsoTimes;
}

/** Says an occurrence, each of its words when they are asked for. @param today the day for which "this Sunday" is meant */
export function describeOccurrence(
  occurrence: Pick<Occurrence, 'when' | 'was' | 'status'>,
  today: Temporal.PlainDate,
  words: Words,
): OccurrenceInWords {
  const { when, status } = occurrence;
  return {
    get dated() {
      return whenInWords(when, today, words);
    },
    get soon() {
      return soonInWords(when, today, words);
    },
    get soonStart() {
      return soonInWords(withoutEnd(when), today, words);
    },
    get hours() {
      return hoursInWords(when, today, words);
    },
    get start() {
      return startInWords(when, words);
    },
    get until() {
      return untilInWords(when, today, words) ?? undefined;
    },
    get status() {
      return statusInWords(status, words) ?? undefined;
    },
    get was() {
      return wasInWords(occurrence, today, words);
    },
    get iso() {
      return isoTimes(occurrence);
    },
  };
}

function withoutEnd(when: When): When {
  return when.kind === 'timed' ? { ...when, end: null } : when;
}

/** A schedule in words. */
export interface ScheduleInWords {
  /** "Every Sunday, 10.30am", "Friday 11 to Sunday 13 December, 10am to 4pm each day"; for a single event its dates and times. */
  readonly sentence: string;
  /** "from Sunday 10 January" before a series begins, "until Sunday 28 March" when it ends; undefined without either. */
  readonly season: string | undefined;
  /** "From 6 January 2027: 8pm to 9.30pm": what will change for good, each until it has come. */
  readonly later: readonly LaterPhase[];
  /** The first day of a series that has not begun; undefined for what names its days itself. */
  readonly begins: Temporal.PlainDate | undefined;
  /** The sentence for a list: with ", from 5 January" until it begins, and ", until 31 March" or ". From 6 January 2027: 8pm" in the eight weeks before. */
  readonly inList: string;
  /** "Wed", "Mon, Wed, Fri", "from 5 Jan"; undefined for what does not recur by one to three weekdays. */
  readonly weekdays: string | undefined;
  /** What an editor does before the school terms run out; undefined while they last. */
  readonly termsEnd: string | undefined;
}

/** Says a schedule, each of its words when they are asked for. @param today decides which dates need their year */
export function describeSchedule(
  schedule: Schedule,
  today: Temporal.PlainDate,
  words: Words,
): ScheduleInWords {
  return {
    get sentence() {
      return scheduleInWords(schedule, today, words);
    },
    get season() {
      return seasonInWords(schedule, today, words) ?? undefined;
    },
    get later() {
      return laterPhases(schedule, today, words);
    },
    get begins() {
      return seasonOf(schedule, today).from ?? undefined;
    },
    get inList() {
      return scheduleInList(schedule, today, words);
    },
    get weekdays() {
      return weekdaysInShort(schedule, today, words);
    },
    get termsEnd() {
      return termsEndInWords(schedule, today, words) ?? undefined;
    },
  };
}
