import type { Words } from '../words.ts';

/** Whom a line in a row of Safeguarding's first screen is for. */
export const firstRows: Words['firstRows'] = {
  woman: 'Für Frauen',
  man: 'Für Männer',
  child: 'Ein Kind',
  adult: 'Ein Erwachsener',
  church: 'In einer Kirche',
  past: 'Vor langer Zeit',
  nobodyYet:
    'Auf dieser Website steht noch niemand aus unserer Gemeinde, dem Sie sich anvertrauen können. Bitte wenden Sie sich bis dahin an jemanden außerhalb, dem Sie vertrauen.',
  writing: 'Auf Chats und E-Mails kann die Antwort länger dauern; nachts sind manche Chats geschlossen.',
};
