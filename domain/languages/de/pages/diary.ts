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
  asOf: (day) => `Stand: ${day}. Spätere Änderungen stehen auf unserer Website.`,
  dayAtAGlance: (day, on, off) =>
    `${day}: ${on === 1 ? '1 Veranstaltung' : `${on} Veranstaltungen`}${off > 0 ? `, ${off} nicht wie geplant` : ''}`,
};
