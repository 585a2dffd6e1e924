import type { Person } from '../church/person.ts';
import type { Channel } from './channels.ts';

/** The groups of helplines in the order of the page: immediate danger first. */
export const helplineGroups = ['emergency', 'local', 'outside', 'council', 'police', 'helpline'] as const;

export type HelplineGroup = (typeof helplineGroups)[number];

/** The worries for which the page names one number directly after 999. */
export const oneFirstFor = [
  'a child, now or at night',
  'a child, in office hours',
  'an adult, now or at night',
  'an adult, in office hours',
] as const;

/** The worries and the people for whom the page names a line directly after 999; for the people there may be several. */
export const firstForChoices = [
  ...oneFirstFor,
  'somebody under 19',
  'a woman hurt at home',
  'a man hurt at home',
  'somebody who cannot go on',
  'abuse in a church',
  'abuse long ago',
  'deaf people',
] as const;

export type FirstFor = (typeof firstForChoices)[number];

/** A line of help: its number or other ways to reach it, whom it is for and when it is answered. */
export interface Helpline {
  /** That of its entry. */
  readonly id: string;
  readonly name: string;
  /** Undefined for a line that only takes messages. */
  readonly telephone: string | undefined;
  /** The language of its words, by its BCP 47 tag; undefined for the church's own. */
  readonly language?: string | undefined;
  readonly group: HelplineGroup;
  readonly forWhom: string;
  /** For whom it is among the first to turn to when nobody is in danger. */
  readonly firstFor: readonly FirstFor[];
  /** Whether it answers day and night, every day of the year. */
  readonly dayAndNight: boolean;
  readonly free: boolean;
  /** The hours in the organisation's words: "Monday to Friday, 9am to 5pm"; undefined when the entry does not say. */
  readonly hours: string | undefined;
  readonly channels: readonly Channel[];
  readonly email: string | undefined;
  readonly url: string | undefined;
  /** The day on which somebody in the church last checked it, `YYYY-MM-DD`; undefined if nobody has. */
  readonly lastChecked: string | undefined;
}

/**
 * The target of "Exit this page" when content names no other: a page that many people open, with nothing personal on it
 * (GOV.UK Design System, "Exit this page").
 */
export const defaultExitUrl = 'https://www.bbc.co.uk/weather';

/** The church's own contact for safeguarding, and its policy. */
export interface SafeguardingContacts {
  /** That of their entry. */
  readonly id: string;
  readonly localContact: Person;
  /** Who reads the mailbox. */
  readonly mailbox: string;
  /** The diocese's own page on safeguarding. */
  readonly dioceseUrl: string | undefined;
  readonly policyTitle: string;
  readonly policyUrl: string | undefined;
  readonly policyAdopted: string | undefined;
  readonly statement: string;
  /** A text about the browser's history, from which leaving the page quickly does not erase it. */
  readonly exitWords: string;
  /** The target of "Exit this page". */
  readonly exitUrl: string;
  /** The day on which somebody last checked these facts, `YYYY-MM-DD`; undefined if nobody has. */
  readonly lastChecked: string | undefined;
}

/**
 * Whether the page names a contact in the church itself who can be reached. Without one a church must not publish it (the
 * Church of England's Parish Safeguarding Handbook).
 */
export function hasLocalContact({ contacts }: Safeguarding): boolean {
  return contacts !== undefined && canBeReached(contacts.localContact);
}

export function canBeReached({ telephone, email }: Pick<Person, 'telephone' | 'email'>): boolean {
  return Boolean(telephone?.trim() || email?.trim());
}

/** The content of the Safeguarding page. Its helplines are shown even when content names no local contact. */
export interface Safeguarding {
  readonly contacts: SafeguardingContacts | undefined;
  readonly helplines: readonly Helpline[];
}

/**
 * The helplines that are shown, and those without which the page would lack a part or the first number for a worry: their days count only
 * while another helpline is in their place. An emergency number never goes.
 */
export function neededHelplines(
  helplines: readonly Helpline[],
  isShown: (helpline: Helpline) => boolean,
): readonly Helpline[] {
  const needsOf = ({ group, firstFor }: Helpline) => [group, ...firstFor];
  const shown = new Set(helplines.filter(isShown));
  const covered = new Set([...shown].flatMap(needsOf));
  return helplines.filter(
    (helpline) =>
      shown.has(helpline) || needsOf(helpline).some((need) => need === 'emergency' || !covered.has(need)),
  );
}
