import { isNational } from '#domain/link/telephone.ts';
import type { UpkeepProblem } from '#domain/page/content-problem.ts';
import { canBeReached, type HelplineGroup } from '#domain/safeguarding/safeguarding.ts';

/** The safeguarding entry as content has it, before anything is known to be right. */
export interface UncheckedContacts {
  readonly type: string;
  readonly id: string;
  /** The role it names; null when it names none that is published. */
  readonly localContact: {
    readonly id: string;
    readonly title: string;
    readonly name: string | null;
    readonly telephone: string | null;
    readonly email: string | null;
  } | null;
}

/** A number on the Safeguarding page as content has it. */
export interface UncheckedHelpline {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  readonly telephone: string;
  /** The organisation's own page that gives the number; null when none is named. */
  readonly source: string | null;
}

/** The groups that every Safeguarding page must have a number in, and what their absence means. */
const wanted: readonly (readonly [HelplineGroup, string])[] = [
  ['emergency', 'Nobody is told to ring 999 in an emergency'],
  ['outside', 'Nobody outside the church is named'],
  ['council', 'The council’s numbers are missing'],
  ['police', 'The number of the police for what is no emergency, 101, is missing'],
];

/**
 * Whether the Safeguarding page names somebody in the church who can be reached: the one thing without which a church
 * must not go on the web (Parish Safeguarding Handbook; the site refuses to start).
 * @param contacts all published entries of the kind
 * @returns the faults, none when the page may go up
 */
export function checkLocalContact(contacts: readonly UncheckedContacts[]): readonly UpkeepProblem[] {
  const [first] = contacts;
  if (first === undefined) {
    return [
      {
        severity: 'error',
        record: { type: 'safeguarding', id: 'safeguarding-contacts' },
        field: 'localContact',
        message: 'The Safeguarding page names nobody to turn to: this entry must be there and be published.',
      },
    ];
  }
  const { type, id, localContact } = first;
  const fault = (message: string): readonly UpkeepProblem[] => [
    { severity: 'error', record: { type, id }, field: 'localContact', message },
  ];
  if (localContact === null)
    return fault('The Safeguarding page names nobody to turn to: choose a role that is published.');
  if (!canBeReached(localContact))
    return fault(
      `The Safeguarding page names nobody who can be reached: give the role “${localContact.title}” a telephone number or an email address.`,
    );
  return [];
}

/**
 * Whether the person in the church has a name: people tell a person, not an office, and dioceses ask for it (Chichester,
 * "Safeguarding information on parish websites": the name and contact details of the parish safeguarding officer).
 */
export function checkContactName(contacts: readonly UncheckedContacts[]): readonly UpkeepProblem[] {
  return contacts
    .flatMap(({ localContact }) => localContact ?? [])
    .filter(({ name }) => !name?.trim())
    .map(({ id, title }) => ({
      severity: 'warning',
      record: { type: 'role', id },
      field: 'name',
      message: `The Safeguarding page names no person to tell: write the name of the ${title}, if they agree.`,
    }));
}

/** Which numbers every Safeguarding page needs and this one has not. */
export function checkHelplines(
  contacts: { readonly type: string; readonly id: string },
  groups: ReadonlySet<string | null>,
): readonly UpkeepProblem[] {
  return wanted
    .filter(([group]) => !groups.has(group))
    .map(([group, what]) => ({
      severity: group === 'emergency' ? 'error' : 'warning',
      record: contacts,
      field: 'localContact',
      message: `${what}: add a helpline of the group “${group}”.`,
    }));
}

/** Which national numbers do not say where they were taken from: nobody can compare them with the organisation's own page. */
export function checkSources(helplines: readonly UncheckedHelpline[]): readonly UpkeepProblem[] {
  return helplines
    .filter(({ telephone, source }) => isNational(telephone) && !source)
    .map(({ type, id, name, telephone }) => ({
      severity: 'warning',
      record: { type, id },
      field: 'source',
      message: `Nobody has said where ${telephone} was taken from: write the address of the page on which ${name} itself gives the number, like source: https://www.childline.org.uk/`,
    }));
}
