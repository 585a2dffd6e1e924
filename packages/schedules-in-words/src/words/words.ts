import type { words } from './en-GB/index.ts';

/** What is said of dates, times and schedules in one language. British English is the model: a word that another lacks is a type error. */
export type Words = typeof words;

/** Where and in which language something is said. */
export interface Locale {
  /** The IANA name of the time zone of days and times. */
  readonly zone: string;
  readonly words: Words;
}
