const people = { child: 'A child', adult: 'An adult' } as const;

/** When the first number for a worry is to be rung. */
const occasions = {
  'now or night': 'now or at night',
  night: 'at night or at a weekend',
  office: 'in office hours',
  always: 'at any time',
} as const;

/** The numbers that Safeguarding names directly after 999. Nothing here promises that somebody answers. */
export const firstNumbers = {
  /** "A child, now or at night". */
  label: (person: keyof typeof people, occasion: keyof typeof occasions) =>
    `${people[person]}, ${occasions[occasion]}`,
};
