/** The pages that most churches have, by slug: their labels in the menu (specification section 2), and titles without an entry. */
export const pageNames = {
  home: 'Welcome',
  'coming-up': 'Coming Up',
  'whats-on': 'Whats On',
  'building-a-haven': 'Building A Haven',
  'about-us': 'About',
  contact: 'Contact',
  donate: 'Donate',
  safeguarding: 'Safeguarding',
  accessibility: 'Accessibility',
  privacy: 'Privacy',
};
