import type { RawChange, RawSchedule } from './raw-schedule.ts';

/**
 * What a form can ask of a field before the reader sees it. Contentful's knows regular expressions only, so this one finds something in
 * whatever can be read, and nothing in most of what cannot.
 */
export interface FormRule {
  /** Without regard to capitals. */
  readonly pattern: string;
  /** For whoever typed something else. */
  readonly message: string;
}

/** A word for a time or a half of the day, or figures that only the clock of 24 hours has: “19:30”, “1930”, “7:30”, “19h”. */
const time = String.raw`(a\W*m|p\W*m|noon|mid\W*day|at\W*night|midnight|mitternacht|in\W*the\W*morning|in\W*the\W*evening)\b|\b([01]\d|2[0-4])[:.h]?[0-5]\d|\b[06-9]:[0-5]\d|\d ?(?:h|uhr)`;

const oneTime = 'Write a time that can be only one, such as 7.30pm, 19:30 or noon, not 7.30.';
const endTime = { pattern: time, message: `${oneTime} Midnight is the end of the day.` };

/** The rules of an event’s fields; those of lists are for each line. */
const eventRules = {
  startTime: {
    pattern: time,
    message: `${oneTime} Where the clock time is not known, leave this empty and use “Time in words”.`,
  },
  endTime,
  alsoOn: {
    pattern: '\\d',
    message:
      'Write one whole date a line, such as: 15 January 2027, or with its own hours: 15 January 2027: 7pm to 9pm.',
  },
  otherTimes: {
    pattern: time,
    message:
      'Write days and a time, such as: Saturdays: 10am to 10.30am, or November to February: 4pm, or only a further time: 8am to 8.40am.',
  },
} as const satisfies { readonly [Field in keyof RawSchedule]?: FormRule };

/** The rules of the fields of a change of one date. */
const changeRules = {
  startTime: { pattern: time, message: `${oneTime} It is the start as first planned.` },
  newStartTime: { pattern: time, message: oneTime },
  newEndTime: endTime,
} as const satisfies { readonly [Field in keyof RawChange]?: FormRule };

/** What forms can ask of the fields of a schedule, and of a change of one date, by field. */
export const formRules = { schedule: eventRules, change: changeRules } as const;
