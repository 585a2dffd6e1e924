import type { Space } from 'emulator-for-contentful';
import { isNational } from '#domain/link/telephone.ts';
import { canBeReached, type HelplineGroup } from '#domain/safeguarding/safeguarding.ts';
import type { FieldFault, RecordRef } from '../finding.ts';
import { publishedEntries, recordOf } from '../published-entries.ts';

/** The safeguarding entry as content has it, before it is validated. */
export interface UncheckedContacts extends RecordRef {
  /** The role it names; null when it names none that is published. */
  readonly localContact: {
    readonly id: string;
    readonly title: string;
    readonly name: string | null;
    readonly telephone: string | null;
    readonly email: string | null;
  } | null;
}

/** A helpline as content has it. */
export interface UncheckedHelpline extends RecordRef {
  readonly name: string;
  readonly telephone: string;
  /** The page of the organisation itself that gives the number; null when the entry names none. */
  readonly source: string | null;
}

/** The groups in which every Safeguarding page must have a number, and what is missing without it. */
const requiredGroups: readonly (readonly [HelplineGroup, string])[] = [
  ['emergency', 'Nobody is told to ring 999 in an emergency'],
  ['outside', 'Nobody outside the church is named'],
  ['council', 'The council’s numbers are missing'],
  ['police', 'The number of the police for what is no emergency, 101, is missing'],
];

/** Checks everything that the Safeguarding page needs, except whether its numbers reach anybody (`reachability.ts`). */
export function safeguardingFaults(space: Space): readonly FieldFault[] {
  const contacts = contactsOf(space);
  const helplines = publishedEntries(space, 'helpline');
  const groups = new Set(helplines.map(([, fields]) => fields.text('group')));
  const unchecked = helplines.map(([entry, fields]) => ({
    ...recordOf(entry),
    name: fields.text('name') ?? '',
    telephone: fields.text('telephone') ?? '',
    source: fields.text('source'),
  }));
  return [
    ...checkLocalContact(contacts),
    ...checkContactName(contacts),
    ...(contacts[0] === undefined ? [] : checkHelplines(contacts[0], groups)),
    ...checkSources(unchecked),
  ];
}

/** The safeguarding entries (there should be one), each with the role that it names. */
export function contactsOf(space: Space): readonly UncheckedContacts[] {
  const roles = new Map(publishedEntries(space, 'role').map(([entry, fields]) => [entry.sys.id, fields]));
  return publishedEntries(space, 'safeguarding').map(([entry, fields]) => {
    const id = fields.link('localContact') ?? '';
    const role = roles.get(id);
    const localContact = role && {
      id,
      name: role.text('name'),
      title: role.text('title') ?? '',
      telephone: role.text('telephone'),
      email: role.text('email'),
    };
    return { ...recordOf(entry), localContact: localContact ?? null };
  });
}

/**
 * Checks that the Safeguarding page names somebody in the church who can be reached: the one thing without which a
 * church must not publish (Parish Safeguarding Handbook). The site does not start while this is an error.
 * @param contacts all published entries of the content type
 */
export function checkLocalContact(contacts: readonly UncheckedContacts[]): readonly FieldFault[] {
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
  const fault = (message: string): readonly FieldFault[] => [
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
 * Checks that the contact in the church has a name: people confide in a person, not an office, and dioceses ask for it
 * (Chichester, "Safeguarding information on parish websites": the name and contact details of the parish safeguarding
 * officer).
 */
export function checkContactName(contacts: readonly UncheckedContacts[]): readonly FieldFault[] {
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

/** Checks that the page has a number in each group that every Safeguarding page needs. */
export function checkHelplines(
  { type, id }: RecordRef,
  groups: ReadonlySet<string | null>,
): readonly FieldFault[] {
  return requiredGroups
    .filter(([group]) => !groups.has(group))
    .map(([group, missing]) => ({
      severity: group === 'emergency' ? 'error' : 'warning',
      record: { type, id },
      field: 'localContact',
      message: `${missing}: add a helpline of the group “${group}”.`,
    }));
}

/** Checks that national numbers name their source: otherwise nobody can compare them with the organisation's own page. */
export function checkSources(helplines: readonly UncheckedHelpline[]): readonly FieldFault[] {
  return helplines
    .filter(({ telephone, source }) => isNational(telephone) && !source)
    .map(({ type, id, name, telephone }) => ({
      severity: 'warning',
      record: { type, id },
      field: 'source',
      message: `Nobody has said where ${telephone} was taken from: write the address of the page on which ${name} itself gives the number, like source: https://www.childline.org.uk/`,
    }));
}
