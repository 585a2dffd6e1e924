import type { ClockChangeFacts } from '../en-GB/occurrences.ts';
import type { Words } from '../words.ts';
import { weekdayName } from './dates.ts';

/** What is said of single occurrences, besides their dates and times. */
export const occurrences: Words['occurrences'] = {
  status: { cancelled: 'Fällt aus', postponed: 'Verschoben', moved: 'Verlegt', changed: 'Geändert' },
  allDay: 'Ganztägig',
  allDayUntil: (allDay, lastDay) => `${allDay}, bis ${lastDay}`,
  midnight: '24\u00a0Uhr',
  startInNight: (time, eve) => `${time} (in der Nacht zum ${weekdayName((eve % 7) + 1)})`,
  fromTo: (start, end) => `${start} bis ${end}`,
  until: (start, end) => `${start} bis ${end}`,
  statusOn: (status, day) => `${status}: ${day}`,
  movedTo: (to) => `Verlegt auf ${to}`,
  movedFrom: (from, to) => `Verlegt von ${from} auf ${to}`,
  movedToTime: (time, day) => `Verlegt auf ${day}, ${time}`,
  wasToBe: (when) => `Ursprünglich geplant: ${when}.`,
};

/** The day of a change to come: "heute Nacht" in the same night, "morgen", "diesen Sonntag", "nächsten Sonntag" a week before. */
function dayToCome({ days, weekday }: ClockChangeFacts): string {
  if (days === 0) return 'heute Nacht';
  if (days === 1) return 'morgen';
  return `${days < 7 ? 'diesen' : 'nächsten'} ${weekdayName(weekday)}`;
}

const turned = { forward: 'vorgestellt', back: 'zurückgestellt' };

export const clocks: Words['clocks'] = {
  toCome: (change) =>
    `Die Uhren werden ${dayToCome(change)} ${turned[change.direction]}: Aus ${change.before} wird ${change.after}`,
  onDate: ({ direction, date, before, after }) =>
    `Die Uhren werden am ${date}, ${turned[direction]}: Aus ${before} wird ${after}`,
  past: ({ direction, before, after }) =>
    `Die Uhren wurden heute ${turned[direction]}: Aus ${before} wurde ${after}`,
};
