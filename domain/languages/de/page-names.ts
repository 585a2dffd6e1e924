import type { Words } from '../words.ts';

/** The pages that most churches have, by slug: their labels in the menu, and titles without an entry. */
export const pageNames: Words['pageNames'] = {
  home: 'Willkommen',
  'coming-up': 'Demnächst',
  'whats-on': 'Veranstaltungen',
  // The name of the demonstration's project.
  'building-a-haven': 'Building A Haven',
  'about-us': 'Über uns',
  contact: 'Kontakt',
  donate: 'Spenden',
  safeguarding: 'Schutz vor Gewalt',
  accessibility: 'Barrierefreiheit',
  privacy: 'Datenschutz',
};
