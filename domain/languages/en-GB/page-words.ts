import type { Language } from '../language.ts';
import { isoDateInWords } from './dates.ts';
import { moneyInWords } from './money.ts';
import { components } from './pages/components.ts';
import { contact } from './pages/contact.ts';
import { diary } from './pages/diary.ts';
import { errors } from './pages/errors.ts';
import { events } from './pages/events.ts';
import { giving } from './pages/giving.ts';
import { headings } from './pages/headings.ts';
import { home } from './pages/home.ts';
import { layout } from './pages/layout.ts';
import { safeguarding } from './pages/safeguarding.ts';
import { seo } from './pages/seo.ts';

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
