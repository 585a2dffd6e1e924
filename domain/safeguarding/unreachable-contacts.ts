import { isPublicAddress, isReservedName } from '../link/public-address.ts';
import type { UpkeepProblem } from '../page/content-problem.ts';
import { reservedNumbersIn } from './reserved-number.ts';
import type { HelplineGroup, Safeguarding } from './safeguarding.ts';

/** The fields of entries in which the Safeguarding page says how somebody can be reached: alone, or in running words. */
export const reachFields = [
  'telephone',
  'email',
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

/** One way in which the Safeguarding page says that somebody can be reached. */
export interface WayToReach {
  /** Who it is said to reach. */
  readonly name: string;
  readonly group: HelplineGroup;
  /** The field of the entry that gives it. */
  readonly field: (typeof reachFields)[number];
  /** What the field says: a number, an address, or words with some of these in them. */
  readonly value: string;
}

/** The same, with the entry that gives it. */
export interface WayOfEntry extends WayToReach {
  readonly record: { readonly type: string; readonly id: string };
}

/** Where a church finds its own. */
const whereToFind: Readonly<Record<HelplineGroup, string>> = {
  emergency: 'the one that the police’s website gives',
  police: 'the one that the police’s website gives',
  local: 'one at which somebody can really be reached',
  outside: 'the one that your diocese’s (or denomination’s) safeguarding page gives',
  council: 'the one that your council’s website gives for a worry about a child or an adult',
  helpline: 'the one that the organisation’s own website gives',
};

/** Email and web addresses in running words. */
const addresses = /[^\s@<>()"“”:]+@[^\s@<>()"“”]+\.[a-z]{2,}|https?:\/\/[^\s<>()"“”]+/gi;

function isReservedAddress(address: string): boolean {
  const host = URL.canParse(address)
    ? new URL(address).hostname
    : address.slice(address.lastIndexOf('@') + 1);
  return isReservedName(host.toLowerCase());
}

/**
 * The numbers that Ofcom keeps for drama, and the addresses at names that are kept for examples (RFC 2606), in some words.
 * @returns each once, as it is written
 */
export function unreachableIn(words: string): readonly string[] {
  const reserved = (words.match(addresses) ?? []).filter(isReservedAddress);
  return [...new Set([...reservedNumbersIn(words), ...reserved])];
}

/** The ways that reach nobody: one for each number or address that does not, which is its `value`. */
export function unreachableWays<Way extends WayToReach>(ways: readonly Way[]): readonly Way[] {
  return ways.flatMap((way) => unreachableIn(way.value).map((value) => ({ ...way, value })));
}

/** What to do about a way that reaches nobody, as sentences. */
export function unreachableInWords({ name, group, value }: WayToReach): string {
  const why = /[@:]/.test(value)
    ? 'its name is kept for examples'
    : 'Ofcom keeps it for television and radio drama';
  return `${value} (${name}) reaches nobody: ${why}. Write ${whereToFind[group]}.`;
}

/**
 * Which ways to reach somebody on the Safeguarding page reach nobody.
 * @param isPublic whether people in need may come to the site: then each is an error, and otherwise all are one warning
 */
export function checkUnreachable(ways: readonly WayOfEntry[], isPublic: boolean): readonly UpkeepProblem[] {
  const unanswered = unreachableWays(ways);
  if (isPublic)
    return unanswered.map((way) => ({
      severity: 'error',
      record: way.record,
      field: way.field,
      near: way.value,
      message: unreachableInWords(way),
    }));
  const [first] = unanswered;
  if (first === undefined) return [];
  const ids = [...new Set(unanswered.map(({ record }) => record.id))].join(', ');
  return [
    {
      severity: 'warning',
      record: first.record,
      field: first.field,
      message: `Numbers and addresses on the Safeguarding page are invented and reach nobody (in ${ids}). Write your own church’s, council’s and diocese’s: with a public address (SITE_URL) the site does not start while one is left.`,
    },
  ];
}

/**
 * The ways in which a Safeguarding page sends people in need to nobody, in the order in which it has them.
 * @param siteUrl the site's own address: where nobody else can come, invented ones do no harm
 */
export function unreachableContacts(
  { contacts, helplines }: Safeguarding,
  siteUrl: string,
): readonly WayToReach[] {
  if (!isPublicAddress(siteUrl)) return [];
  const local = contacts
    ? [
        ...waysOf({ ...contacts.localContact, name: contacts.localContact.role, group: 'local' }),
        ...waysOf({ ...contacts, name: contactsName, group: 'outside' }),
      ]
    : [];
  return unreachableWays([...local, ...helplines.flatMap((each) => waysOf({ ...each, when: each.hours }))]);
}

/** Who is reached by what the entry on safeguarding gives. */
export const contactsName = 'the diocese, or somebody at church';

type Fields = Readonly<Partial<Record<WayToReach['field'], string | null | undefined>>>;

/** The ways to reach somebody that an entry gives. @param entry its fields, and who they are said to reach */
export function waysOf(entry: Fields & Pick<WayToReach, 'name' | 'group'>): readonly WayToReach[] {
  const { name, group } = entry;
  return reachFields.flatMap((field) => {
    const value = entry[field];
    return value ? [{ name, group, field, value }] : [];
  });
}
