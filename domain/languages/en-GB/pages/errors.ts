/** The words of pages that cannot be shown, or are not there. */
export const errors = {
  notFound: {
    title: 'Not here',
    qualifier: 'but close by',
    lead: 'This page has moved, or its event is over, or there is a mistake in the address. One of these may be what you were after:',
    home: 'Home',
  },
  outage: {
    title: 'Back soon',
    qualifier: 'we hope',
    lead: 'We can’t show this page just now. Please try again in a few minutes.',
    /** `{telephone}` and `{number}` stand for links. */
    ring: 'Need us today? Ring {telephone}.',
    danger: 'If someone is in danger now, ring {number}.',
  },
};
