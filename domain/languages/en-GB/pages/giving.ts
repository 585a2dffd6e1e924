/** The words of Donate and of the project's page. */
export const giving = {
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
  online: (provider: string) => `Give online with ${provider}`,
  otherWebsite: 'This opens another company’s website.',
  code: (provider: string) => `QR code: give online with ${provider}`,
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
};
