import { isPublicAddress, isReservedName } from '../link/public-address.ts';
import type { RichText } from '../page/rich-text.ts';
import type { Problem } from '../problem.ts';
import { reservedNumbersIn } from './reserved-number.ts';
import { type HelplineGroup, hasLocalContact, type Safeguarding } from './safeguarding.ts';

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

/**
 * Finds those in the fields of an entry.
 * @param name the person or organisation that they belong to according to content
 */
function placeholdersOf(
  entry: string,
  name: string,
  group: HelplineGroup,
  fields: object,
): readonly Problem[] {
  return Object.entries(fields).flatMap(([field, content]) => {
    // In rich text a number or an address is either text or the target of a link.
    const text = typeof content === 'string' ? content : JSON.stringify(content ?? '');
    return placeholdersIn(text).map((near) => {
      const why = /[@:]/.test(near)
        ? 'its name is reserved for examples'
        : 'Ofcom reserves it for television and radio drama';
      const sentence = `${near} (${name}) reaches nobody: ${why}. Write ${whereToFind[group]}.`;
      return { entry, field: field === 'hours' ? 'when' : field, near, severity: 'error', sentence };
    });
  });
}

/**
 * The numbers and addresses with which a Safeguarding page sends people in need to nobody, each as a problem near it. On a site that only its developer sees,
 * invented ones do no harm.
 * @param text the page's own
 */
export function placeholderContacts(
  { contacts, helplines }: Safeguarding,
  text: RichText = [],
): readonly Problem[] {
  const { localContact, ...own } = contacts ?? {};
  return [
    ...(localContact
      ? placeholdersOf(`role ${localContact.id}`, localContact.role, 'local', localContact)
      : []),
    ...placeholdersOf(`safeguarding ${contacts?.id}`, 'the diocese, or somebody at church', 'outside', own),
    ...helplines.flatMap((line) => placeholdersOf(`helpline ${line.id}`, line.name, line.group, line)),
    ...placeholdersOf('page safeguarding', 'the text of the page', 'local', { body: text }),
  ];
}

/**
 * Why a Safeguarding page must not replace an earlier one: it names nobody in the church who can be reached or, on a public site, a number or
 * address that reaches nobody.
 * @returns a sentence; undefined for a page that may be published
 */
export function safeguardingFault(safeguarding: Safeguarding, siteUrl: string): string | undefined {
  if (!hasLocalContact(safeguarding)) return 'Content names nobody in the church who can be reached.';
  const [way] = isPublicAddress(siteUrl) ? placeholderContacts(safeguarding) : [];
  return way?.sentence;
}
