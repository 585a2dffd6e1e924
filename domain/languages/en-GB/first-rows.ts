/** Whom a line in a row of Safeguarding's first screen is for, where the row has lines for others too. */
export const firstRows = {
  woman: 'For women',
  man: 'For men',
  child: 'A child',
  adult: 'An adult',
  church: 'In a church',
  past: 'Long ago',
  nobodyYet:
    'This website names nobody in our church whom you can tell yet. Until it does, please turn to somebody outside it whom you trust.',
  /** Below the ways to write, whose hours nobody knows. */
  writing: 'Chats and emails may be answered later, and some chats close at night.',
};
