/** The words of pages that cannot be shown, or are not there. */
export const errors = {
  notFound: {
    title: 'Page not found',
    qualifier: 'here',
    lead: 'It may have moved, its event may be over, or its address may be mistyped. Try one of these pages:',
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
};
