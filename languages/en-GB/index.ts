import type { PublicHolidays } from 'schedules-in-words';
import { words } from 'schedules-in-words/en-GB';
import type { Place } from '#domain/church/place.ts';
import type { Moment } from '#domain/opening-hours/hours-status.ts';
import { pageWords } from './page-words.ts';
import { typedWords } from './typed-words.ts';

const { date: dateInWords, time: clockTime, weekday: weekdayName } = words.dates;

function dayOf({ date, today, day }: Moment): string {
  return day === 'weekday' ? weekdayName(date.dayOfWeek) : dateInWords(date, today);
}

/** "9 this evening", "noon", "9am tomorrow", "5pm on Friday", "the end of Friday", "9am on Tuesday 29 December". */
function until(moment: Moment): string {
  const { day, time, isEndOfDay } = moment;
  const clock = clockTime(time);
  if (day === 'today') {
    const part = time.hour < 12 ? 'morning' : time.hour < 18 ? 'afternoon' : 'evening';
    return clock.replace(/[ap]m$/, ` this ${part}`);
  }
  if (isEndOfDay) return `the end of ${day === 'tomorrow' ? 'tomorrow' : dayOf(moment)}`;
  return day === 'tomorrow' ? `${clock} tomorrow` : `${clock} on ${dayOf(moment)}`;
}

/** "today at 9am", "tomorrow at 9am", "on Monday at 9am", "on Tuesday 29 December at 9am". */
function from(moment: Moment): string {
  const isNear = moment.day === 'today' || moment.day === 'tomorrow';
  return `${isNear ? moment.day : `on ${dayOf(moment)}`} at ${clockTime(moment.time)}`;
}

/** What is said alike of an office and of a building. */
const openAnywhere = {
  /** @param unlessHoliday where nobody knows which days are public holidays */
  open: (moment: Moment, unlessHoliday: boolean) =>
    `Open now, until ${until(moment)}${unlessHoliday ? ', unless it is a public holiday' : ''}.`,
  /** On a public holiday of which the hours say nothing. */
  maybeClosed: (nation: PublicHolidays['nation']) =>
    `It may be closed today, a ${words.schedules.publicHoliday(nation)}.`,
};

/** Every word of the site's own in British English. Its type is that of every language: see `Words`. */
export const english = {
  ...words,
  ...typedWords,
  /** Whether somebody can be reached now. Nothing here promises that they answer. */
  openingHours: {
    ...openAnywhere,
    dayAndNight: 'Open now, day and night.',
    /** Whether a building is open now. */
    ofPlace: openAnywhere,
    /** A number for the hours at which an office is closed. @param isAtLeast where a public holiday may keep it closed for longer */
    openWhileClosed: (moment: Moment, isAtLeast: boolean) =>
      `Open now, ${isAtLeast ? 'at least ' : ''}until ${until(moment)}.`,
    /** @param moment when it opens; undefined for never */
    closed: (moment: Moment | undefined, unlessHoliday: boolean) =>
      `Closed now${moment ? `, opens ${from(moment)}${unlessHoliday ? ', unless that is a public holiday' : ''}` : ''}.`,
    example: 'Monday to Friday, 9am to 5pm, not on bank holidays',
    /** Hours in the words of the language as the parser of opening hours reads them, in English. */
    inEnglish: (hours: string) => hours,
  },
  /** The pages that most churches have, by slug: their labels in the menu (specification section 2), and titles without an entry. */
  pageNames: {
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
  },
  /** Whom a line in a row of Safeguarding's first screen is for, where the row has lines for others too. */
  urgentContacts: {
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
  },
  /** What the site says of dates beside the words of schedules. */
  occurrences: {
    ...words.occurrences,
    /** Replaces dates; details may follow. */
    byArrangement: 'By arrangement',
    /** Above a page that stays as it was made. */
    asOf: (day: string, time: string) => `As of ${day}, ${time}`,
    /** The title of a further page of a list. */
    numbered: (title: string, number: number) => `${title}, page ${number}`,
    toBeConfirmed: 'Date and time to be confirmed',
    /** Before anybody has written when. */
    noServiceYet: 'The times of our services are not on this website yet.',
    noService: (isOther: boolean) => `No ${isOther ? 'other ' : ''}service is planned just now.`,
    noServiceSoon: (isOther: boolean) =>
      `There is no ${isOther ? 'other ' : ''}service in the next seven days.`,
    /** What stands after four weeks, beyond which only some events are listed. */
    goesOn:
      'Most of what happens every week or month goes on. From here on the list has single dates, and the main services of eight weeks.',
  },
  /** The calendar of an event that is not on the website. An address follows the description. */
  goneCalendar: (church: string) => ({
    name: `No longer on the website: ${church}`,
    description: `This event is no longer on the website of ${church}. You can remove this calendar. What is on:`,
  }),
  /** Where an event can be watched: at once, or, where nobody knows when it is read, at which times. */
  watching: {
    now: (host: string) => `Watch now on ${host}`,
    again: (host: string) => `Watch again on ${host}`,
    on: (host: string) => `Watch on ${host}`,
    when: (again: boolean) =>
      `From a quarter of an hour before the start until the end${again ? ', and again for a week' : ''}.`,
    /** Who will know of it. */
    notice: (host: string) => `${host} will know that you have watched. This website will not.`,
  },
  /** The words of the notice sheet, and of the screen in a porch. None says when it is read. */
  week: {
    print: 'It prints on A4, or on its side to be folded to A5.',
    services: 'Services',
    dates: 'Dates',
    off: 'Not as usual',
    ring: 'Whom to ring',
    give: 'Giving',
    leads: (who: string) => `Led by: ${who}`,
    readings: (readings: string) => `Readings: ${readings}`,
    copy: {
      title: 'Words to copy',
      chat: 'For a chat group',
      text: 'For a newsletter, as text',
      html: 'For a newsletter, as HTML',
    },
    screen: 'For a screen in the porch',
    next: 'The next service',
    once: 'Once',
    weekly: 'Every week or month',
    stop: 'Stop renewing this page',
    renew: 'Renew this page every five minutes',
  },
  /** The words of the page on which everything is found by a word. */
  find: {
    title: 'Find a word',
    lead: 'A word or two is enough, such as parking, baptism or soup, or a day, such as 24 December.',
    label: 'What are you looking for?',
    button: 'Find',
    /** `{count}` stands for a number, or for `nothing`, and `{typed}` for what somebody typed. */
    found: '{count} found for “{typed}”',
    nothing: 'Nothing',
    /** `{day}` stands for a date. */
    free: 'Nothing is in the calendar for {day}.',
    needs: 'If this is about you or somebody you know',
    /** `{telephone}` and `{email}` stand for links. */
    ring: 'Ring us on {telephone}, and we will tell you.',
    write: 'Write to {email}, and we will tell you.',
  },
  /** The link of a page that leads on to another address. */
  leadsOn: (address: string) => `Go on to ${address}`,
  ...pageWords,
  /** The words for search engines and social networks. */
  seo: {
    /** The language and country as Open Graph writes them. */
    openGraphLocale: 'en_GB',
    /** The name of the list of events, where no entry's title is at hand. */
    whatsOn: 'Whats On',
    windowWithWords: (words: string) => `A stained-glass window with the words: ${words}`,
    /** The access facts of a place, in their order. */
    features: {
      door: 'Entrance',
      stepFree: 'Step-free access',
      hearingLoop: 'Hearing loop',
      toilets: 'Toilets',
      changingPlace: 'Changing place',
      largePrint: 'Large print',
      quietSpace: 'Quiet space',
      blueBadge: 'Blue Badge parking',
      parking: 'Parking',
    } satisfies { readonly [Field in keyof Place]?: string },
  },
};
