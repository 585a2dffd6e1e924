/** The words of every page, of its parts, and of pages that are not there. */
export const everyPage = {
  /** The words around every page. */
  layout: {
    skipToContent: 'Skip to main content',
    menu: 'Menu',
    closeMenu: 'Close menu',
    /** The link to the page on which everything is found. */
    find: 'Find a word',
    /** The link to the notice sheet, and its title. */
    sheet: 'Notice sheet',
    /** The name of the navigation. */
    mainMenu: 'Main',
    highlights: 'Highlights',
    moreHighlights: 'More highlights',
    regularEvents: 'Regular events',
    /** How many of the folded events are cancelled, postponed or moved. */
    changed: (count: number) => `${count} cancelled or moved`,
    /** The link to the newsletter's sign-up page (specification section 2). */
    newsletter: 'Subscribe to weekly email',
    unsubscribe: 'Every email has a link to unsubscribe.',
    notices: 'Notices',
    exit: {
      strip: 'A quick way out',
      /** Said before the button's own words. */
      emergency: 'Emergency: ',
      button: 'Exit this page',
      expired: 'Exit this page has expired.',
      pressAgain: (left: number) => `Shift: press ${left} more ${left === 1 ? 'time' : 'times'} to exit.`,
    },
  },
  /** The words of parts that several pages have. */
  components: {
    opensInNewTab: '(opens in a new tab)',
    /** `{date}` stands for a day. */
    checkedOn: 'Checked on {date}',
    updatedOn: 'Last updated on {date}.',
    openNow: (until: string | undefined) => `Open now${until ? ` until ${until}` : ''}:`,
    notOpenNow: 'Not open now.',
    next: 'Next:',
    following: 'Then:',
    was: (when: string) => `Was ${when}.`,
    movedTo: (when: string) => `Moved to ${when}.`,
    copy: {
      button: 'Copy',
      copied: 'Copied',
      refused: 'Could not copy',
      /** Said after these, for screen readers. @param name of the value: "Sort code" */
      what: (name: string) => `the ${name.toLowerCase()}`,
    },
    subscribe: {
      inGoogle: 'Subscribe in Google Calendar',
      whatHappens:
        'What we cancel or move then changes in your own calendar too: in many within hours, in Google Calendar within a day or so.',
      /** `{address}` stands for a link. */
      byAddress: 'If your calendar asks for an address, give it this one: {address}',
    },
  },
  /** The words of pages that cannot be shown, or are not there. */
  errors: {
    notFound: {
      title: 'Page not found',
      lead: 'It may have moved, its event may be over, or its address may be mistyped. Try one of these pages:',
      ended: 'Its last day here is over. Try one of these pages:',
      home: 'Home',
      /** `{number}` and `{safeguarding}` stand for links. */
      danger:
        'If someone is in danger now, ring {number}. If you are hurt, or worried about someone, see {safeguarding}.',
      safeguarding: 'who can help',
    },
    outage: {
      title: 'Sorry, our website is not working',
      lead: 'Please try again in a few minutes.',
      /** `{telephone}` and `{number}` stand for links. */
      ring: 'If you need us today, ring {telephone}.',
      danger: 'If someone is in danger now, ring {number}.',
    },
    offline: {
      title: 'You seem to be offline',
      lead: 'Check your connection, then try again.',
      again: 'Try again',
    },
  },
  /** The heading of each section of pages, when content gives none. Editors name the sections by these English keys. */
  headings: {
    appeal: 'The appeal',
    steps: 'The steps',
    gifts: 'What becomes of your gift',
    help: 'Ways to help',
    'first visit': 'Your first visit',
    children: 'Children',
    belief: 'What we believe',
    practical: 'Practical things',
    people: 'People',
    ring: 'Who to ring',
    find: 'The way in',
    hire: 'Rooms for hire',
    bank: 'By bank',
    online: 'Online',
    text: 'By text',
    'gift aid': 'Gift Aid',
    emergency: 'In danger now',
    'under 19': 'I am under 19',
    'hurt at home': 'I am being hurt at home',
    'cannot go on': 'I cannot go on',
    worried: 'I am worried about a child or an adult',
    'church or long ago': 'It happened in a church, or long ago',
    speech: 'If you cannot hear or speak',
    local: 'In our church',
    outside: 'Outside our church',
    council: 'The council',
    police: 'The police',
    helpline: 'Helplines',
    promise: 'Our policy',
    services: 'Next services',
    give: 'Give',
    highlights: 'Highlights',
    regular: 'Regular events',
    past: 'Past events',
    soon: 'Coming up',
    later: 'Later',
    sheet: 'Coming up',
    calendar: 'Calendar',
    haven: 'Our project',
    newsletter: 'Newsletter',
  },
};

const symbols: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' };

/** The places of a whole number where a comma parts its thousands. */
const thousands = /\B(?=(?:\d{3})+$)/g;

/**
 * "£268,450", "CHF 268,450": a sum in whole units. It does not use `Intl`, which a browser takes longer to load than to render
 * the page.
 * @param currency by its ISO 4217 code
 */
export function moneyInWords(sum: number, currency: string): string {
  return `${symbols[currency] ?? `${currency} `}${sum.toFixed(0).replace(thousands, ',')}`;
}
