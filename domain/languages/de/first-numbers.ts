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
  endOfDay: (weekday) => `${weekdayName(weekday)}, 24 Uhr`,
};
