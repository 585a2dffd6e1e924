import type { Language } from '../language.ts';
import type { PageWords } from '../words.ts';
import { components } from './components.ts';
import { contact } from './contact.ts';
import { isoDateInWords } from './dates.ts';
import { diary } from './diary.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { giving } from './giving.ts';
import { headings } from './headings.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { moneyInWords } from './money.ts';
import { safeguarding } from './safeguarding.ts';
import { seo } from './seo.ts';

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
