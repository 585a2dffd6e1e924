import { type ContentEntry, type EntryOfType, entriesOfType } from '#cms/content-entries.ts';
import type { Country } from '#domain/church/country.ts';
import { isNational } from '#domain/link/telephone.ts';
import type { Problem } from '#domain/problem.ts';
import { parseOpeningHours } from '#domain/safeguarding/opening-hours.ts';
import { type FirstFor, oneFirstFor } from '#domain/safeguarding/safeguarding.ts';
import type { Locale } from '#languages/locale.ts';
import { warning } from '../problems.ts';

type Helpline = EntryOfType<'helpline'>;

/** What somebody in need looks for in any nation, with the people for whom lines must be the first, and a worry that answers it as well. */
const needs: readonly (readonly [what: string, people: readonly FirstFor[], or?: FirstFor])[] = [
  ['a line for children and young people', ['somebody under 19'], 'a child, now or at night'],
  [
    'lines for women and for men who are hurt at home, or one for anybody',
    ['a woman hurt at home', 'a man hurt at home'],
  ],
  ['a line for people who cannot go on', ['somebody who cannot go on']],
  ['how people who cannot hear or speak reach help in an emergency', ['deaf people']],
  ['a line outside this church for people who were abused in a church', ['abuse in a church']],
];

/** Checks the contact in the church and the helplines that there are. Whether they reach anybody is checked with what stops a start. */
export function safeguardingProblems(entries: readonly ContentEntry[], locale: Locale): readonly Problem[] {
  const helplines = entriesOfType(entries, 'helpline');
  return [
    ...entriesOfType(entries, 'safeguarding').flatMap(nameProblems),
    ...severalFirst(helplines),
    ...helplines.flatMap((helpline) => hoursProblems(helpline, locale)),
    ...helplines.flatMap((helpline) => sourceProblems(helpline, locale)),
  ];
}

/** Names what the Safeguarding page lacks, besides what stops a start (`server/refuse-unsafe-content.ts`). */
export function missingOnSafeguarding(
  entries: readonly ContentEntry[],
  { country }: Locale,
): readonly Problem[] {
  const [contacts] = entriesOfType(entries, 'safeguarding');
  const helplines = entriesOfType(entries, 'helpline');
  const lacking = contacts ? [...missingGroups(helplines, country), ...missingFirst(helplines)] : [];
  return [...missingLines(helplines, country), ...lacking].map((message) =>
    warning(contacts ?? { type: 'safeguarding', id: 'safeguarding-contacts' }, 'localContact', message),
  );
}

/**
 * Checks that the contact in the church has a name: people confide in a person, not an office, and dioceses ask for it
 * (Chichester, "Safeguarding information on parish websites": the name and contact details of the parish safeguarding
 * officer).
 */
function nameProblems({ fields: { localContact: role } }: EntryOfType<'safeguarding'>): readonly Problem[] {
  if (role === null || role.name?.trim()) return [];
  const message = `The Safeguarding page names no person to tell: write the name of the ${role.title ?? ''}, if they agree.`;
  return [warning({ type: 'role', id: role.sys.id }, 'name', message)];
}

/** Names each need for which there is no line, once. */
function missingLines(helplines: readonly Helpline[], country: Country): readonly string[] {
  const isFirst = (person: FirstFor) => helplines.some(({ fields }) => fields.firstFor?.includes(person));
  const toFillIn = (what: string, remedy: string) =>
    `To fill in before the site is public: ${what}. ${remedy}`;
  const police = `the number of the police${country === 'GB' ? ' for what is no emergency, 101' : ''}`;
  return [
    ...(hasGroup(helplines, 'police') ? [] : [toFillIn(police, 'Add a line of the group “police”.')]),
    ...needs
      .filter(([, people, or]) => !people.every(isFirst) && !(or && isFirst(or)))
      .map(([what, people]) => {
        const names = people.map((each) => `“${each}”`).join(' and ');
        return toFillIn(what, `Add it to helpline/, or write ${names} into “firstFor” of the right one.`);
      }),
  ];
}

const hasGroup = (helplines: readonly Helpline[], group: string) =>
  helplines.some(({ fields }) => fields.group === group);

/** Checks that the page has a number in each further group that every Safeguarding page of a country needs. */
function missingGroups(helplines: readonly Helpline[], country: Country): readonly string[] {
  const outside = ['outside', 'Nobody outside the church is named'] as const;
  const groups =
    country === 'GB' ? [outside, ['council', 'The council’s numbers are missing'] as const] : [outside];
  return groups
    .filter(([group]) => !hasGroup(helplines, group))
    .map(([group, missing]) => `${missing}: add a helpline of the group “${group}”.`);
}

const firstForWorry = (helplines: readonly Helpline[], worry: FirstFor) =>
  helplines.filter(({ fields }) => fields.firstFor?.includes(worry));

/** Checks that for each worry some number is the first: somebody who finds none at night may ring nobody. */
function missingFirst(helplines: readonly Helpline[]): readonly string[] {
  const missing = oneFirstFor.filter((worry) => firstForWorry(helplines, worry).length === 0);
  const worries = missing.map((worry) => `“${worry}”`).join(', ');
  return missing.length === 0
    ? []
    : [`No number is the first for ${worries}: add each of them to “firstFor” of the helpline to ring.`];
}

/** Checks that for no worry there are several: somebody who has to choose at night may ring nobody. */
function severalFirst(helplines: readonly Helpline[]): readonly Problem[] {
  return oneFirstFor.flatMap((worry) => {
    const [shown, ...others] = firstForWorry(helplines, worry);
    const taken = `“${shown?.fields.name ?? ''}” is the first for “${worry}” already; keep only one of the two.`;
    return others.map((other) => warning(other, 'firstFor', taken));
  });
}

/** Checks that the hours can be read, so that the site knows whether a number that is first in office hours is open. */
function hoursProblems(helpline: Helpline, locale: Locale): readonly Problem[] {
  const { firstFor, when, dayAndNight } = helpline.fields;
  const isOffice = firstFor?.some((worry) => worry?.endsWith('in office hours'));
  if (!isOffice || dayAndNight === true || (when !== null && parseOpeningHours(when, locale))) return [];
  const message = `${when === null ? 'There are no hours' : `“${when}” cannot be read`}, so the page cannot say when this number is open: write them like “${locale.words.openingHours.example}”, with semicolons between different hours.`;
  return [warning(helpline, 'when', message)];
}

/** Checks that a national number names its source: otherwise nobody can compare it with the organisation's own page. */
function sourceProblems(helpline: Helpline, { country }: Locale): readonly Problem[] {
  const { name, telephone, source } = helpline.fields;
  if (!isNational(telephone ?? '', country) || source) return [];
  const message = `Nobody has said where ${telephone} was taken from: write the address of the page on which ${name} itself gives the number, with its https://`;
  return [warning(helpline, 'source', message)];
}
