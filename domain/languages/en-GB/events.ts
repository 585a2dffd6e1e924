/** The words of Whats On and of events' own pages. */
export const events = {
  allDates: 'All dates',
  nothingOn: 'Nothing is on just now.',
  pagesOf: (list: string) => `Pages of ${list}`,
  page: 'Page',
  /** The title of a further page of the list. */
  numbered: (title: string, number: number) => `${title}, page ${number}`,
  isOver: 'This is over.',
  at: (place: string) => `At ${place}`,
  dates: { title: 'When', qualifier: 'the next dates' },
  more: (kind: string) => `More: ${kind}`,
  picture: 'Picture',
  cost: 'Cost',
  book: 'Book a place',
  audience: 'For',
  ask: 'Ask',
  gettingIn: 'Getting in',
  code: (address: string) => `QR code: ${address}`,
  calendar: {
    add: 'Add to my calendar',
    others: 'Google or Outlook',
    othersOfSeries: 'Google, Outlook, or follow changes',
    google: 'Google Calendar',
    outlook: 'Outlook',
    nextDate: ', the next date',
    subscribe: 'Subscribe to all its dates',
  },
};
