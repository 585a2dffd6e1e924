import { WEEKDAY_NAMES } from '../en-GB/dates.ts';
import type { Words } from '../words.ts';
import { weekdayName } from './dates.ts';

const people = { child: 'Ein Kind', adult: 'Ein Erwachsener' };

const occasions = {
  'now or night': 'jetzt oder nachts',
  night: 'nachts oder am Wochenende',
  office: 'zu Bürozeiten',
  always: 'jederzeit',
};

/** The numbers that Safeguarding names directly after the emergency number. Nothing here promises that somebody answers. */
export const firstNumbers: Words['firstNumbers'] = {
  label: (person, occasion) => `${people[person]}, ${occasions[occasion]}`,
  always: 'Jetzt erreichbar, Tag und Nacht.',
  open: (until) => `Jetzt erreichbar, bis ${until}.`,
  openUnlessHoliday: (until) => `Jetzt erreichbar, bis ${until}, außer an Feiertagen.`,
  moment: (time, weekday) => `${weekdayName(weekday)}, ${time}`,
  hoursExample: 'Montag bis Freitag, 9 bis 17 Uhr, nicht an Feiertagen',
  hoursInEnglish,
  endOfDay: (weekday) => `${weekdayName(weekday)}, 24\u00a0Uhr`,
};

/** "Montag bis Freitag, 9 bis 16.30 Uhr" as "Monday to Friday, 09:00 to 16:30", which the parser of schedules reads. */
function hoursInEnglish(hours: string): string {
  const inEnglish = WEEKDAY_NAMES.reduce<string>(
    (text, day, index) => text.replaceAll(new RegExp(`\\b${weekdayName(index + 1)}s?\\b`, 'gi'), day),
    hours.replace(/\(?nicht an (?:gesetzlichen )?Feiertagen\)?/i, 'not on public holidays'),
  );
  return inEnglish
    .replaceAll(/\b(\d{1,2})(?:[.:](\d{2}))?\b(?:\s*Uhr\b)?/g, (_, hour: string, minute = '00') =>
      hour === '24' ? 'midnight' : `${hour.padStart(2, '0')}:${minute}`,
    )
    .replaceAll(/\bbis\b/g, 'to')
    .replaceAll(/\bund\b/g, 'and')
    .replaceAll(/\bvon\s+/g, '');
}
