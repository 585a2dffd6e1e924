import type { Space } from 'emulator-for-contentful';
import {
  contactDetails,
  contactFields,
  placeholderDetails,
  placeholderInWords,
  safeguardingContact,
} from '#domain/safeguarding/placeholder-contacts.ts';
import { type HelplineGroup, helplineGroups } from '#domain/safeguarding/safeguarding.ts';
import { error, type FieldFault, type RecordRef, warning } from '../finding.ts';
import { type PublishedEntry, publishedEntries } from '../published-entries.ts';
import { inventedFaults } from '../rules/demonstration.ts';

/**
 * Finds invented numbers and addresses: on the Safeguarding page, and for a public site in every other entry too.
 * @param isPublic whether people in need may come to the site
 */
export function reachabilityFaults(space: Space, isPublic: boolean): readonly FieldFault[] {
  return [...safeguardingReachability(space, isPublic), ...(isPublic ? inventedElsewhere(space) : [])];
}

/**
 * Finds the numbers and addresses of the Safeguarding page that reach nobody. For a public site each is an error; otherwise
 * one warning names all of them.
 */
export function safeguardingReachability(space: Space, isPublic: boolean): readonly FieldFault[] {
  const unreachable = placeholderDetails(safeguardingDetails(space));
  if (isPublic)
    return unreachable.map((detail) =>
      error(detail.record, detail.field, placeholderInWords(detail), detail.value),
    );
  const [first] = unreachable;
  if (first === undefined) return [];
  const ids = [...new Set(unreachable.map(({ record }) => record.id))].join(', ');
  const message = `Numbers and addresses on the Safeguarding page are invented and reach nobody (in ${ids}). Write those of your own church, your authorities and your denomination: with a public address (SITE_URL) the site does not start while one is left.`;
  return [warning(first.record, first.field, message)];
}

/** Finds invented numbers and addresses in the other entries. */
function inventedElsewhere(space: Space): readonly FieldFault[] {
  const pathOf = ({ type, id }: RecordRef) => `${type}/${id}`;
  const onSafeguarding = new Set(safeguardingDetails(space).map(({ record }) => pathOf(record)));
  return inventedFaults(space, (entry) => onSafeguarding.has(pathOf(entry)));
}

/** Every number and address on the Safeguarding page: the contact in the church, the diocese, the helplines, the page's text. */
function safeguardingDetails(space: Space) {
  const contacts = publishedEntries(space, 'safeguarding');
  const localContacts = new Set(contacts.map((entry) => entry.link('localContact')));
  const detailsIn = (record: PublishedEntry, name: string | null, group: HelplineGroup) => {
    // In rich text a number or an address is either text or the target of a link.
    const text = (field: string) => record.text(field) ?? JSON.stringify(record.values[field]);
    const values = Object.fromEntries(contactFields.map((field) => [field, text(field)]));
    return contactDetails({ ...values, name: name ?? '', group }).map((detail) => ({ ...detail, record }));
  };
  return [
    ...publishedEntries(space, 'role')
      .filter(({ id }) => localContacts.has(id))
      .flatMap((role) => detailsIn(role, role.text('title'), 'local')),
    ...contacts.flatMap((entry) => detailsIn(entry, safeguardingContact, 'outside')),
    ...publishedEntries(space, 'helpline').flatMap((helpline) => {
      const group = helplineGroups.find((group) => group === helpline.text('group')) ?? 'helpline';
      return detailsIn(helpline, helpline.text('name'), group);
    }),
    ...publishedEntries(space, 'page')
      .filter((page) => page.text('slug') === 'safeguarding')
      .flatMap((page) => detailsIn(page, 'the text of the page', 'local')),
  ];
}
