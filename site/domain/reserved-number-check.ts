import { isPublicAddress } from './public-address.ts';
import { isReservedForDrama } from './reserved-number.ts';
import type { HelplineGroup, Safeguarding } from './safeguarding.ts';
import type { UpkeepProblem } from './upkeep.ts';

/** A number on the Safeguarding page. */
interface NamedNumber {
  /** Who it is said to reach. */
  readonly name: string;
  readonly telephone: string;
  readonly group: HelplineGroup;
}

/** A number on the Safeguarding page, and the entry that gives it. */
export interface NumberOfEntry extends NamedNumber {
  readonly type: string;
  readonly id: string;
}

/** Where a church finds its own numbers. */
const whereToFind: Readonly<Record<HelplineGroup, string>> = {
  emergency: 'the number that the police’s website gives',
  police: 'the number that the police’s website gives',
  local: 'a number on which this person really answers',
  outside: 'the number that your diocese’s (or denomination’s) safeguarding page gives',
  council: 'the number that your council’s website gives for reporting a worry about a child or an adult',
  helpline: 'the number that the organisation’s own website gives',
};

/** What to do about a number that nobody answers, as a sentence. */
export function reservedNumberWords({ name, telephone, group }: NamedNumber): string {
  return `${telephone} (${name}) reaches nobody: Ofcom keeps it for drama. Write ${whereToFind[group]}.`;
}

/**
 * Which numbers of the Safeguarding page reach nobody.
 * @param isPublic whether people in need may come to the site: then each is an error, and otherwise all are one warning
 */
export function checkReservedNumbers(
  numbers: readonly NumberOfEntry[],
  isPublic: boolean,
): readonly UpkeepProblem[] {
  const reserved = numbers.filter(({ telephone }) => isReservedForDrama(telephone));
  const [first] = reserved;
  if (first === undefined) return [];
  const at = ({ type, id }: NumberOfEntry) => ({ record: { type, id }, field: 'telephone' });
  if (isPublic)
    return reserved.map((number) => ({
      severity: 'error',
      ...at(number),
      message: reservedNumberWords(number),
    }));
  const ids = reserved.map(({ id }) => id).join(', ');
  return [
    {
      severity: 'warning',
      ...at(first),
      message: `Numbers on the Safeguarding page reach nobody, because Ofcom keeps them for drama (${ids}). With a public SITE_URL the site does not start until each is your own church’s, council’s or diocese’s.`,
    },
  ];
}

/**
 * The numbers with which a Safeguarding page sends people in need to nobody, in the order in which it has them.
 * @param siteUrl the site's own address: where nobody else can come, invented numbers do no harm
 */
export function numbersOfNobody(
  { contacts, helplines }: Safeguarding,
  siteUrl: string,
): readonly NamedNumber[] {
  if (!isPublicAddress(siteUrl)) return [];
  const { role, telephone } = contacts?.localContact ?? {};
  const local = role && telephone ? [{ name: role, telephone, group: 'local' as const }] : [];
  return [...local, ...helplines].filter((number) => isReservedForDrama(number.telephone));
}
