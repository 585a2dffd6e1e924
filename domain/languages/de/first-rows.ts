import type { Words } from '../words.ts';

/** Whom a line in a row of Safeguarding's first screen is for. */
export const firstRows: Words['firstRows'] = {
  woman: 'Für Frauen',
  man: 'Für Männer',
  child: 'Ein Kind',
  adult: 'Ein Erwachsener',
  church: 'In einer Kirche',
  past: 'Vor langer Zeit',
};
