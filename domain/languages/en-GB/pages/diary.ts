/** The words of Coming Up. */
export const diary = {
  kinds: 'Kinds of event',
  everything: 'Everything',
  weeks: 'Weeks',
  thisWeek: 'This week',
  later: 'Later',
  subscribe: 'Subscribe to our calendar',
  subscribeTo: (kind: string) => `Subscribe to ${kind}`,
  empty: 'There are no dates on this website just now.',
  emptyOf: (kind: string) => `Nothing under “${kind}” is in the diary just now.`,
  /** The name of a link to answers for parents. */
  childrenOnSunday: 'What Sunday is like for children',
  /** On a printed sheet. */
  asOf: (day: string) => `As of ${day}. Later changes are on our website.`,
  /** What is on a day of the calendar. @param off how many of the events do not take place as planned */
  dayAtAGlance: (day: string, on: number, off: number) =>
    `${day}: ${on === 1 ? '1 event' : `${on} events`}${off > 0 ? `, ${off} not as planned` : ''}`,
};
