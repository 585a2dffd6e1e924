/** The words around every page. */
export const layout = {
  skipToContent: 'Skip to main content',
  menu: 'Menu',
  closeMenu: 'Close menu',
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
};
