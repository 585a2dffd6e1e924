import { isoDateInWords } from 'schedules-in-words/en-GB';
import type { Place } from '#domain/church/place.ts';
import type { Channel } from '#domain/safeguarding/channels.ts';
import type { Helpline } from '#domain/safeguarding/safeguarding.ts';
import type { Language } from '../language.ts';
import { everyPage, moneyInWords } from './every-page.ts';

/**
 * What a call costs and when it is answered, as far as the entry says.
 * @returns sentences such as "Free, day and night."; undefined when the entry says neither. For a number outside the church
 * without hours it says that the line may be closed, so that nobody assumes it is always open.
 */
function availability({ dayAndNight, free, hours, group }: Helpline): string | undefined {
  if (dayAndNight) return free ? 'Free, day and night.' : 'Day and night.';
  const cost = free ? 'Free. ' : '';
  if (hours) return `${cost}${hours.replace(/\.$/, '')}.`;
  if (group === 'local') return free ? 'Free.' : undefined;
  return `${cost}It may be closed at night and at weekends.`;
}

/** The words that components show: a browser loads these alone. */
export const pageWords = {
  language: 'en-GB' as Language,
  /** "15 November 2026". @param date `YYYY-MM-DD` */
  isoDate: isoDateInWords,
  money: moneyInWords,
  /** The words of Home. */
  home: {
    onNow: (until: string | undefined) => `On now${until ? ` until ${until}` : ''}:`,
    /** `{services}` stands for the other services on the day of the main one. */
    also: (day: string) => `Also on ${day}: {services}`,
    /** `{comingUp}` stands for a link. */
    moreOff: (count: number) =>
      `${count === 1 ? 'One more is off' : `${count} more are off`}: see {comingUp}`,
    /** `{comingUp}` stands for a link. */
    moreServices: 'More services: see {comingUp}',
    /** The name of the list, where no entry's title is at hand. */
    comingUp: 'Coming Up',
    /** The name of the list of welcomes. */
    welcomes: 'Welcome, in other languages',
    /** The name of the links to the pages about these days. */
    howToFindUs: 'How to find us',
    /** Below a day that is cut short. */
    moreThatDay: (count: number) => `And ${count} more on that day.`,
    allEvents: 'See everything that’s on',
    allDates: 'See everything that’s coming up',
    project: 'How the project is going',
    newsletterBy: (provider: string) =>
      `${provider}, another company, sends it for us. Every email has a link to unsubscribe.`,
  },
  /** The words of Coming Up. */
  diary: {
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
    /** The name of a link to the notice sheet. */
    sheet: 'The next eight days on one page, to print',
    /** On a printed sheet. */
    asOf: (day: string) => `As of ${day}. Later changes are on our website.`,
    /** What is on a day of the calendar. @param off how many of the events do not take place as planned */
    dayAtAGlance: (day: string, on: number, off: number) =>
      `${day}: ${on === 1 ? '1 event' : `${on} events`}${off > 0 ? `, ${off} not as planned` : ''}`,
  },
  /** The words of Whats On and of events' own pages. */
  events: {
    allDates: 'All dates',
    nothingOn: 'Our events are not on this website yet.',
    pagesOf: (list: string) => `Pages of ${list}`,
    page: 'Page',
    isOver: 'This is over.',
    at: (place: string) => `At ${place}`,
    dates: 'The next dates',
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
  },
  /** The words of Contact and About. */
  contact: {
    onThisPage: 'On this page',
    places: 'Places on this page',
    office: (hours: string) => `The office: ${hours}`,
    onMap: (place: string) => `${place} on OpenStreetMap`,
    /** The way to Safeguarding, below the number for a worry. */
    whoElseAnswers: 'Who can help at any hour',
    /** What is said of each place in sight, in this order. */
    inSight: {
      stepFree: 'Step-free way in',
      door: 'Which door',
      openingHours: 'Open',
    } satisfies { readonly [Field in keyof Place]?: string },
    pictures: 'Pictures',
    /** The further facts of a place, in their order; the first of those that it has name its fold. */
    facts: {
      parking: 'Parking',
      bus: 'Buses',
      toilets: 'Toilets',
      blueBadge: 'Blue Badge bays',
      changingPlace: 'Changing place',
      hearingLoop: 'Hearing loop',
      largePrint: 'Large print and signing',
      quietSpace: 'A quiet space',
      directions: 'On foot',
    } satisfies { readonly [Field in keyof Place]?: string },
    hire: {
      capacity: 'How many',
      seated: (count: number) => `${count} seated`,
      standing: (count: number) => `${count} standing`,
      price: 'Price',
      deposit: 'Deposit',
      endTime: 'Until when',
      alcohol: 'Alcohol',
      freeDays: 'Is a day free?',
      stepFree: 'Without steps',
      inside: 'What is in it',
      byEmail: 'Ask for a date by email',
      /** `{telephone}` stands for a link. */
      orRing: 'or ring {telephone}',
      subject: (room: string) => `Hiring: ${room}`,
      /** The questions of the email. */
      questions: [
        'Which day:',
        'From when to when:',
        'How many people:',
        'What for:',
        'My telephone number:',
      ],
    },
  },
  /** The words of Donate and of the project's page. */
  giving: {
    accountName: 'Account name',
    sortCode: 'Sort code',
    accountNumber: 'Account number',
    iban: 'IBAN',
    reference: 'Reference',
    monthly: 'Every month',
    once: 'Once',
    /** `{keyword}` and `{number}` stand for themselves in bold. */
    byText: 'Text {keyword} to {number}.',
    giftAid: 'Make a Gift Aid declaration',
    online: (provider = 'our giving provider') => `Give online with ${provider}`,
    otherWebsite: 'This opens another company’s website.',
    code: (provider = 'our giving provider') => `QR code: give online with ${provider}`,
    pointCamera: 'Or point your phone’s camera here.',
    project: {
      /** Follows the sum that is raised. */
      raisedOf: (target: string, percent: number) => `raised of ${target}, ${percent}% of the way`,
      progress: (raised: string, target: string) => `Raised: ${raised} of ${target}`,
      /** `{date}` stands for a day. */
      asOf: 'As of {date}.',
      next: 'Next:',
      states: { done: 'Done', now: 'Under way', next: 'To come' },
      volunteer: 'Lend a hand: volunteer',
      give: 'Give to the project',
      ask: 'Ask',
    },
  },
  /** The words of Safeguarding. */
  safeguarding: {
    availability,
    /** `{name}` stands for who answers day and night, `{number}` for a link. */
    ifNobodyAnswers: 'If nobody answers: {name}, {number}',
    /** Ways to reach a helpline without a voice; `to` stands before its name. */
    ways: {
      chat: { words: 'Chat', to: 'with' },
      'sign language': { words: 'Sign language', to: 'with' },
      email: { words: 'Email', to: 'to' },
      url: { words: 'Website', to: 'of' },
      text: ({ word, number }: Extract<Channel, { kind: 'text' }>) =>
        word ? `Text ${word} to ${number}` : `Text ${number}`,
    },
    /** @param languages as the entry has them: "interpreters", or names */
    languages: (languages: string) =>
      languages === 'interpreters' ? 'You can ask for an interpreter.' : `Languages: ${languages}.`,
    diocese: 'Our diocese’s page on safeguarding',
    /** `{policy}` stands for its title, `{date}` for a day. */
    policy: 'Our policy: {policy}.',
    policyAdopted: 'Our policy: {policy}, adopted on {date}.',
  },
  ...everyPage,
};
