import { isPublicAddress, isReservedName } from '../link/public-address.ts';
import type { RichText } from '../page/rich-text.ts';
import { reservedNumbersIn } from './reserved-number.ts';
import { type HelplineGroup, hasLocalContact, type Safeguarding } from './safeguarding.ts';

/** The fields in which the Safeguarding page gives telephone numbers and addresses, alone or within a text. */
export const contactFields = [
  'telephone',
  'email',
  'channels',
  'url',
  'dioceseUrl',
  'forWhom',
  'when',
  'responsibilities',
  'mailbox',
  'statement',
  'exitWords',
  'body',
] as const;

/** A telephone number or an address on the Safeguarding page, or a text that may contain some. */
interface ContactDetail {
  /** The content type and the id of its entry. */
  readonly entry: string;
  /** The person or organisation that it belongs to according to content. */
  readonly name: string;
  readonly group: HelplineGroup;
  readonly field: (typeof contactFields)[number];
  readonly value: string;
}

/** Where a church finds the right number or address. */
const whereToFind: Readonly<Record<HelplineGroup, string>> = {
  emergency: 'the one that the police’s website gives',
  police: 'the one that the police’s website gives',
  local: 'one at which somebody can really be reached',
  outside: 'the one that your diocese’s or denomination’s page on safeguarding gives',
  council: 'the one that the authority’s own website gives for a worry about a child or an adult',
  helpline: 'the one that the organisation’s own website gives',
};

/** Email and web addresses within a text. */
const addresses = /[^\s@<>()"“”:]+@[^\s@<>()"“”]+\.[a-z]{2,}|https?:\/\/[^\s<>()"“”]+/gi;

function isReservedAddress(address: string): boolean {
  const host = URL.canParse(address)
    ? new URL(address).hostname
    : address.slice(address.lastIndexOf('@') + 1);
  return isReservedName(host.toLowerCase());
}

/**
 * Finds the numbers in a text that Ofcom reserves for drama, and the addresses at names reserved for examples (RFC 2606).
 * @returns each once, as it is written
 */
export function placeholdersIn(text: string): readonly string[] {
  const reserved = (text.match(addresses) ?? []).filter(isReservedAddress);
  return [...new Set([...reservedNumbersIn(text), ...reserved])];
}

/** Selects the numbers and addresses that reach nobody: one detail for each, with it as `value`. */
export function placeholderDetails<Detail extends ContactDetail>(
  details: readonly Detail[],
): readonly Detail[] {
  return details.flatMap((detail) => placeholdersIn(detail.value).map((value) => ({ ...detail, value })));
}

/** A sentence on why a number or an address reaches nobody, and where to find the right one. */
export function placeholderInWords({ name, group, value }: ContactDetail): string {
  const why = /[@:]/.test(value)
    ? 'its name is reserved for examples'
    : 'Ofcom reserves it for television and radio drama';
  return `${value} (${name}) reaches nobody: ${why}. Write ${whereToFind[group]}.`;
}

/**
 * The numbers and addresses with which a Safeguarding page sends people in need to nobody, in the order of the page. On a site that only
 * its developer sees, invented ones do no harm.
 * @param text the page's own
 */
export function placeholderContacts(
  { contacts, helplines }: Safeguarding,
  text: RichText = [],
): readonly ContactDetail[] {
  const local = contacts
    ? [
        ...contactDetails({
          ...contacts.localContact,
          entry: `role ${contacts.localContact.id}`,
          name: contacts.localContact.role,
          when: contacts.localContact.hours,
          group: 'local',
        }),
        ...contactDetails({
          ...contacts,
          entry: `safeguarding ${contacts.id}`,
          name: 'the diocese, or somebody at church',
          group: 'outside',
        }),
      ]
    : [];
  const ofHelplines = helplines.flatMap((each) =>
    contactDetails({
      ...each,
      entry: `helpline ${each.id}`,
      when: each.hours,
      channels: JSON.stringify(each.channels),
    }),
  );
  // In rich text a number or an address is either text or the target of a link.
  const body = JSON.stringify(text);
  const ofPage = contactDetails({
    ...{ entry: 'page safeguarding', name: 'the text of the page', group: 'local', body },
  });
  return placeholderDetails([...local, ...ofHelplines, ...ofPage]);
}

/**
 * Why a Safeguarding page must not replace an earlier one: it names nobody in the church who can be reached or, on a public site, a number or
 * address that reaches nobody.
 * @returns a sentence; undefined for a page that may be published
 */
export function safeguardingFault(safeguarding: Safeguarding, siteUrl: string): string | undefined {
  if (!hasLocalContact(safeguarding)) return 'Content names nobody in the church who can be reached.';
  const [way] = isPublicAddress(siteUrl) ? placeholderContacts(safeguarding) : [];
  return way && placeholderInWords(way);
}

type Fields = Readonly<Partial<Record<ContactDetail['field'], string | null | undefined>>>;

/** Lists the contact details that an entry gives. @param fields its own, and the person or organisation they reach */
export function contactDetails(
  fields: Fields & Pick<ContactDetail, 'entry' | 'name' | 'group'>,
): readonly ContactDetail[] {
  const { entry, name, group } = fields;
  return contactFields.flatMap((field) => {
    const value = fields[field];
    return value ? [{ entry, name, group, field, value }] : [];
  });
}
