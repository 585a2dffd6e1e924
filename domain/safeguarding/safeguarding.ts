import type { Person } from '../church/person.ts';

/** Who answers a number, in the order in which the page says them: danger first. */
export const helplineGroups = ['emergency', 'local', 'outside', 'council', 'police', 'helpline'] as const;

/** One of `helplineGroups`. */
export type HelplineGroup = (typeof helplineGroups)[number];

/** A number to call, who it is for and when it answers. */
export interface Helpline {
  readonly name: string;
  readonly telephone: string;
  readonly group: HelplineGroup;
  readonly forWhom: string;
  /** Whether it answers day and night, every day of the year. */
  readonly dayAndNight: boolean;
  /** Whether the call costs nothing. */
  readonly free: boolean;
  /** When it answers, in the organisation's words: "Monday to Friday, 9am to 5pm"; undefined where nobody has said. */
  readonly hours: string | undefined;
  readonly email: string | undefined;
  readonly url: string | undefined;
  /** The day on which somebody of this church last checked it, `YYYY-MM-DD`; undefined when nobody has. */
  readonly lastChecked: string | undefined;
}

/**
 * Where "Exit this page" leads when content names nothing else: a page that many people open, and that shows nothing
 * personal (GOV.UK Design System, "Exit this page").
 */
export const defaultExitUrl = 'https://www.bbc.co.uk/weather';

/** Who answers for safeguarding in the church itself, and its policy. */
export interface SafeguardingContacts {
  readonly localContact: Person;
  /** Who reads the mailbox. */
  readonly mailbox: string;
  /** The diocese's own page on safeguarding. */
  readonly dioceseUrl: string | undefined;
  readonly policyTitle: string;
  readonly policyUrl: string | undefined;
  readonly policyAdopted: string | undefined;
  readonly statement: string;
  /** That leaving the page quickly does not erase it from the browser's history, and what to do about that. */
  readonly exitWords: string;
  /** Where "Exit this page" leads. */
  readonly exitUrl: string;
  /** The day on which somebody last checked these facts, `YYYY-MM-DD`; undefined when nobody has. */
  readonly lastChecked: string | undefined;
}

/**
 * Tells whether a page says whom to tell in the church itself: without that it must not go up (the Church of England's
 * Parish Safeguarding Handbook asks for it).
 */
export function hasLocalContact({ contacts }: Safeguarding): boolean {
  return contacts !== undefined && canBeReached(contacts.localContact);
}

/** Tells whether there is a way to reach someone at all. */
export function canBeReached({ telephone, email }: Reachable): boolean {
  return Boolean(telephone?.trim() || email?.trim());
}

/** As much of a person as content may hold, checked or not. */
interface Reachable {
  readonly telephone?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** What the Safeguarding page says; the helplines stand on their own, even where content names no local contact. */
export interface Safeguarding {
  readonly contacts: SafeguardingContacts | undefined;
  readonly helplines: readonly Helpline[];
}
