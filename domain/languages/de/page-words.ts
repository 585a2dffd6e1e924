import { isoDateInWords } from 'schedules-in-words/de';
import type { Language } from '../language.ts';
import type { PageWords } from '../words.ts';
import { components, errors, layout, seo } from './every-page.ts';
import { headings } from './headings.ts';
import { moneyInWords } from './money.ts';
import { contact, diary, events, giving, home, safeguarding } from './pages.ts';

/** The words that components and metadata show: a browser loads these alone. */
export const pageWords: PageWords = {
  language: 'de' as Language,
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
