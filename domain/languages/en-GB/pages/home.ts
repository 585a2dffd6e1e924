/** The words of Home. */
export const home = {
  onNow: (until: string | undefined) => `On now${until ? ` until ${until}` : ''}:`,
  /** `{services}` stands for the other services on the day of the main one. */
  also: (day: string) => `Also on ${day}: {services}`,
  /** `{comingUp}` stands for a link. */
  moreOff: (count: number) => `${count === 1 ? 'One more is off' : `${count} more are off`}: see {comingUp}`,
  /** `{comingUp}` stands for a link. */
  moreServices: 'More services: see {comingUp}',
  /** The name of the list of welcomes. */
  welcomes: 'Welcome, in other languages',
  howToFindUs: 'How to find us',
  /** Below a day that is cut short. */
  moreThatDay: (count: number) => `And ${count} more on that day.`,
  allEvents: 'See everything that’s on',
  allDates: 'See everything that’s coming up',
  project: 'How the project is going',
  newsletterBy: (provider: string) =>
    `${provider}, another company, sends it for us. Every email has a link to unsubscribe.`,
};
