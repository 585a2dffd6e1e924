import type { Words } from '../../words.ts';

/** The words of Coming Up. */
export const diary: Words['diary'] = {
  kinds: 'Arten von Veranstaltungen',
  everything: 'Alles',
  weeks: 'Wochen',
  thisWeek: 'Diese Woche',
  later: 'Später',
  subscribe: 'Unseren Kalender abonnieren',
  subscribeTo: (kind) => `${kind} abonnieren`,
  empty: 'Zurzeit stehen keine Termine auf dieser Website.',
  emptyOf: (kind) => `Unter „${kind}“ steht zurzeit nichts im Kalender.`,
  childrenOnSunday: 'Was Kinder sonntags erwartet',
  goesOn:
    'Was jede Woche oder jeden Monat stattfindet, geht meist weiter. Ab hier stehen einzelne Termine und die Hauptgottesdienste von acht Wochen.',
  asOf: (day) => `Stand: ${day}. Spätere Änderungen stehen auf unserer Website.`,
  dayAtAGlance: (day, on, off) =>
    `${day}: ${on === 1 ? '1 Veranstaltung' : `${on} Veranstaltungen`}${off > 0 ? `, ${off} nicht wie geplant` : ''}`,
};
