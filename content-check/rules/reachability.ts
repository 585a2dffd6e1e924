import type { Space } from 'emulator-for-contentful';
import { type HelplineGroup, helplineGroups } from '#domain/safeguarding/safeguarding.ts';
import {
  type ContactDetail,
  contactDetails,
  contactFields,
  safeguardingContact,
  unreachableDetails,
  unreachableIn,
  unreachableInWords,
} from '#domain/safeguarding/unreachable-contacts.ts';
import type { FieldFault, RecordRef } from '../finding.ts';
import { type PublishedEntry, publishedEntries, recordOf } from '../published-entries.ts';

/** A telephone number or an address, and the entry that gives it. */
export interface DetailOfEntry extends ContactDetail {
  readonly record: RecordRef;
}

/**
 * Finds invented numbers and addresses: on the Safeguarding page, and for a public site in every other entry too.
 * @param isPublic whether people in need may come to the site
 */
export function reachabilityFaults(space: Space, isPublic: boolean): readonly FieldFault[] {
  return [...safeguardingReachability(space, isPublic), ...(isPublic ? inventedElsewhere(space) : [])];
}

/** Finds the numbers and addresses of the Safeguarding page that reach nobody. */
export function safeguardingReachability(space: Space, isPublic: boolean): readonly FieldFault[] {
  return checkReachability(safeguardingDetails(space), isPublic);
}

/** For a public site each invented number or address is an error; otherwise one warning names all of them. */
export function checkReachability(
  details: readonly DetailOfEntry[],
  isPublic: boolean,
): readonly FieldFault[] {
  const unreachable = unreachableDetails(details);
  if (isPublic)
    return unreachable.map((detail) => ({
      severity: 'error',
      record: detail.record,
      field: detail.field,
      near: detail.value,
      message: unreachableInWords(detail),
    }));
  const [first] = unreachable;
  if (first === undefined) return [];
  const ids = [...new Set(unreachable.map(({ record }) => record.id))].join(', ');
  return [
    {
      severity: 'warning',
      record: first.record,
      field: first.field,
      message: `Numbers and addresses on the Safeguarding page are invented and reach nobody (in ${ids}). Write your own church’s, council’s and diocese’s: with a public address (SITE_URL) the site does not start while one is left.`,
    },
  ];
}

/** Names the other entries with invented numbers and addresses, in one warning. */
function inventedElsewhere(space: Space): readonly FieldFault[] {
  const pathOf = ({ type, id }: RecordRef) => `${type}/${id}`;
  const onSafeguarding = new Set(safeguardingDetails(space).map(({ record }) => pathOf(record)));
  const invented = publishedEntries(space).flatMap(([entry]) => {
    const record = recordOf(entry);
    const field = Object.keys(entry.fields).find(
      (name) => unreachableIn(JSON.stringify(entry.fields[name])).length > 0,
    );
    return field === undefined || onSafeguarding.has(pathOf(record)) ? [] : [{ record, field }];
  });
  const [first] = invented;
  if (first === undefined) return [];
  const paths = invented.map(({ record }) => pathOf(record)).join(', ');
  return [
    {
      severity: 'warning',
      ...first,
      message: `Numbers and addresses that are invented and reach nobody are also in ${paths}. Write your own church’s.`,
    },
  ];
}

/** Every number and address on the Safeguarding page: the contact in the church, the diocese, the helplines, the page's text. */
function safeguardingDetails(space: Space): readonly DetailOfEntry[] {
  const contacts = publishedEntries(space, 'safeguarding');
  const localContacts = new Set(contacts.map(([, fields]) => fields.link('localContact')));
  const roles = publishedEntries(space, 'role').filter(([{ sys }]) => localContacts.has(sys.id));
  const pages = publishedEntries(space, 'page').filter(
    ([, fields]) => fields.text('slug') === 'safeguarding',
  );
  const detailsIn = ([entry, fields]: PublishedEntry, name: string, group: HelplineGroup) => {
    // In rich text a number or an address is either text or the target of a link.
    const text = (field: string) => fields.text(field) ?? JSON.stringify(fields.value(field));
    const values = Object.fromEntries(contactFields.map((field) => [field, text(field)]));
    return contactDetails({ ...values, name, group }).map((detail) => ({
      ...detail,
      record: recordOf(entry),
    }));
  };
  return [
    ...roles.flatMap((role) => detailsIn(role, role[1].text('title') ?? '', 'local')),
    ...contacts.flatMap((each) => detailsIn(each, safeguardingContact, 'outside')),
    ...publishedEntries(space, 'helpline').flatMap((each) => {
      const group = helplineGroups.find((group) => group === each[1].text('group')) ?? 'helpline';
      return detailsIn(each, each[1].text('name') ?? '', group);
    }),
    ...pages.flatMap((each) => detailsIn(each, 'the words of the page', 'local')),
  ];
}
