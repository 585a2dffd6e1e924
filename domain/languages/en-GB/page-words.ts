import type { Language } from '../language.ts';
import { isoDateInWords } from './dates.ts';

/** The words that components and metadata show: a browser loads these alone. */
export const pageWords = {
  language: 'en-GB' as Language,
  /** "15 November 2026". @param date `YYYY-MM-DD` */
  isoDate: isoDateInWords,
};
