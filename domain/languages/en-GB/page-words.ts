import type { Language } from '../language.ts';
import { components } from './components.ts';
import { isoDateInWords } from './dates.ts';
import { errors } from './errors.ts';
import { headings } from './headings.ts';
import { layout } from './layout.ts';
import { pageNames } from './page-names.ts';
import { seo } from './seo.ts';

/** The words that components and metadata show: a browser loads these alone. */
export const pageWords = {
  language: 'en-GB' as Language,
  /** "15 November 2026". @param date `YYYY-MM-DD` */
  isoDate: isoDateInWords,
  components,
  errors,
  headings,
  layout,
  pageNames,
  seo,
};
