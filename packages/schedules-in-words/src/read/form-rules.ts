import { germanWords } from './german/vocabulary.ts';
import { halves, namedTimes } from './phrase/clock.ts';
import { adverbs, units } from './phrase/frequency.ts';
import { arrangedWords, listed, once } from './phrase/repeats.ts';
import { monthWords, namedSpans, weekdayWords } from './phrase/vocabulary.ts';
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

/** Finds any of these words, with any marks between its parts: “a m” is “am” and “a.m.” too. A word in which another is found is left out. */
function anyOf(words: readonly string[]): string {
  const shortFirst = words.toSorted((one, other) => one.length - other.length);
  const spellings = new Map(shortFirst.map((word) => [word.replaceAll(' ', ''), word])).values().toArray();
  return spellings
    .filter((word) => !spellings.some((other) => other !== word && word.includes(other)))
    .map((word) => word.replaceAll(' ', '\\W*'))
    .join('|');
}

/** A word for a time or a half of the day, or figures that only the clock of 24 hours has: “19:30”, “1930”, “7:30”, “19h”. */
const time = `(${anyOf([...halves.keys(), ...namedTimes.keys(), 'mitternacht'])})\\b|\\b([01]\\d|2[0-4])[:.h]?[0-5]\\d|\\b[06-9]:[0-5]\\d|\\d ?(?:h|uhr)`;

const days = [weekdayWords, monthWords, namedSpans, units, adverbs].flatMap((vocabulary) => [
  ...vocabulary.keys(),
]);

const oneTime = 'Write a time that can be only one, such as 7.30pm, 19:30 or noon, not 7.30.';
const endTime = { pattern: time, message: `${oneTime} Midnight is the end of the day.` };

/** The rules of an event’s fields; those of lists are for each line. */
const eventRules = {
  repeats: {
    pattern: `${anyOf([...days, ...once, ...listed, ...arrangedWords, ...germanWords.map((word) => word.toLowerCase())])}|\\b(?:mo|di|mi|do|fr|sa|so)\\b|\\d`,
    message:
      'Write how often it happens, such as: once, every day, every Sunday, first and third Sundays, last day of the month, every year on 5 August, Ash Wednesday, six Wednesdays from 6 January 2027, Thursdays until Easter, on these dates, by arrangement.',
  },
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
