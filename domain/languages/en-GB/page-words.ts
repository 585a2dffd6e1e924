import { isoDateInWords } from 'schedules-in-words/en-GB';
import type { Language } from '../language.ts';
import { components, errors, layout, seo } from './every-page.ts';
import { headings } from './headings.ts';
import { moneyInWords } from './money.ts';
import { contact, diary, events, giving, home, safeguarding } from './pages.ts';

/** The words that components and metadata show: a browser loads these alone. */
export const pageWords = {
  language: 'en-GB' as Language,
  /** "15 November 2026". @param date `YYYY-MM-DD` */
  isoDate: isoDateInWords,
  money: moneyInWords,
  components,
  contact,
  diary,
  errors,
  events,
  giving,
  headings,
  home,
  layout,
  safeguarding,
  seo,
};
