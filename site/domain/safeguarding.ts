import type { Person } from './person.ts';

/** Who answers a number, in the order in which the page says them: danger first. */
export const helplineGroups = ['emergency', 'local', 'outside', 'council', 'police', 'helpline'] as const;

/** One of `helplineGroups`. */
export type HelplineGroup = (typeof helplineGroups)[number];

/** A number to call, whom it is for, and when someone last checked it. */
export interface Helpline {
  readonly name: string;
  readonly telephone: string;
  readonly group: HelplineGroup;
  readonly forWhom: string;
  readonly when: string | undefined;
  readonly email: string | undefined;
  readonly url: string | undefined;
  readonly lastChecked: string;
}

/** Who answers for safeguarding in the church itself, and its policy. */
export interface SafeguardingContacts {
  readonly localContact: Person;
  /** Who reads the mailbox. */
  readonly mailbox: string;
  readonly policyTitle: string;
  readonly policyUrl: string | undefined;
  readonly policyAdopted: string | undefined;
  readonly statement: string;
  readonly lastChecked: string;
}

/** What the Safeguarding page says; the helplines stand on their own, even where content names no local contact. */
export interface Safeguarding {
  readonly contacts: SafeguardingContacts | undefined;
  readonly helplines: readonly Helpline[];
}
