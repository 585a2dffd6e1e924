import type { Words } from '../words.ts';

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
};
