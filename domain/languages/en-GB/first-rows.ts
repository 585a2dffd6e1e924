/** Whom a line in a row of Safeguarding's first screen is for, where the row has lines for others too. */
export const firstRows = {
  woman: 'For women',
  man: 'For men',
  child: 'A child',
  adult: 'An adult',
  church: 'In a church',
  past: 'Long ago',
};
