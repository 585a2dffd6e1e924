/** The words of parts that several pages have. */
export const components = {
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
};
