import type { Words } from '../words.ts';
import { weekdayName } from './dates.ts';

/** What is said of single occurrences, besides their dates and times. */
export const occurrences: Words['occurrences'] = {
  status: { cancelled: 'Fällt aus', postponed: 'Verschoben', moved: 'Verlegt', changed: 'Geändert' },
  allDay: 'Ganztägig',
  allDayUntil: (allDay, lastDay) => `${allDay}, bis ${lastDay}`,
  midnight: '24\u00a0Uhr',
  startAtMidnight: (eve) => `0\u00a0Uhr (in der Nacht zum ${weekdayName((eve % 7) + 1)})`,
  fromTo: (start, end) => `${start} bis ${end}`,
  until: (start, end) => `${start} bis ${end}`,
  statusOn: (status, day) => `${status}: ${day}`,
  movedTo: (to) => `Verlegt auf ${to}`,
  movedFrom: (from, to) => `Verlegt von ${from} auf ${to}`,
  movedToTime: (time, day) => `Verlegt auf ${day}, ${time}`,
  wasToBe: (when) => `Ursprünglich geplant: ${when}.`,
  byArrangement: 'Nach Vereinbarung',
  numbered: (title, number) => `${title}, Seite ${number}`,
  toBeConfirmed: 'Termin noch offen',
  noServiceYet: 'Wann wir Gottesdienst feiern, steht noch nicht auf dieser Website.',
  noService: (isOther) => `Zurzeit ist kein ${isOther ? 'weiterer ' : ''}Gottesdienst geplant.`,
  noServiceSoon: (isOther) =>
    `In den nächsten sieben Tagen ist kein ${isOther ? 'weiterer ' : ''}Gottesdienst.`,
  goesOn:
    'Was jede Woche oder jeden Monat stattfindet, geht meist weiter. Ab hier stehen einzelne Termine und die Hauptgottesdienste von acht Wochen.',
};
