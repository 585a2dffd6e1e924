import type { Language } from '../language.ts';
import type { PageWords } from '../words.ts';
import { isoDateInWords } from './dates.ts';

/** The words that components and metadata show: a browser loads these alone. */
export const pageWords: PageWords = {
  language: 'de' as Language,
  isoDate: isoDateInWords,
};
