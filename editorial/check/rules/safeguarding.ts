import { type EntryOfType, entriesOfType } from '#cms/content-entries.ts';
import { isNational } from '#domain/link/telephone.ts';
import { parseOpeningHours } from '#domain/opening-hours/opening-hours.ts';
import { type FirstFor, oneFirstFor } from '#domain/safeguarding/safeguarding.ts';
import type { Locale } from '#languages/locale.ts';
import { type Entries, type Problems, warning } from '../problems.ts';

type Helpline = EntryOfType<'helpline'>;

const hurtAtHome = 'lines for women and for men who are hurt at home, or one for anybody';

/** What somebody in need looks for in any nation, with the people for whom lines must be the first, and a worry that answers it as well. */
const needs: readonly (readonly [what: string, people: readonly FirstFor[], or?: FirstFor])[] = [
  ['a line for children and young people', ['somebody under 19'], 'a child, now or at night'],
  [hurtAtHome, ['a woman hurt at home', 'a man hurt at home']],
  ['a line for people who cannot go on', ['somebody who cannot go on']],
  ['how people who cannot hear or speak reach help in an emergency', ['deaf people']],
  ['a line outside this church for people who were abused in a church', ['abuse in a church']],
];

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`);

const linesFor = (helplines: readonly Helpline[], person: FirstFor) =>
  helplines.filter(({ fields }) => fields.firstFor?.includes(person));

/** Checks the contact in the church and the helplines that there are. Whether they reach anybody is checked with what stops a start. */
export function safeguardingProblems(entries: Entries, locale: Locale): Problems {
  const helplines = entriesOfType(entries, 'helpline');
  return [
    ...entriesOfType(entries, 'safeguarding').flatMap(nameProblems),
    ...severalFirst(helplines),
    ...helplines.flatMap((helpline) => hoursProblems(helpline, locale)),
    ...helplines.flatMap((helpline) => sourceProblems(helpline, locale)),
  ];
}

/** Names what the Safeguarding page lacks, besides what stops a start (`server/refuse-unsafe-content.ts`): each need once. */
export function missingOnSafeguarding(entries: Entries, { country }: Locale): Problems {
  const [contacts] = entriesOfType(entries, 'safeguarding');
  const helplines = entriesOfType(entries, 'helpline');
  const lacks = (group: string) => !helplines.some(({ fields }) => fields.group === group);
  const isFirst = (person: FirstFor) => linesFor(helplines, person).length > 0;
  const police = `the number of the police${country === 'GB' ? ' for what is no emergency, 101' : ''}. Add a line of the group “police”.`;
  const toFillIn = needs
    .filter(([, people, or]) => !people.every(isFirst) && !(or && isFirst(or)))
    .map(([what, people]) => {
      const names = quoted(people).join(' and ');
      return `${what}. Add it to helpline/, or write ${names} into “firstFor” of the right one.`;
    });
  const groups = {
    outside: 'Nobody outside the church is named',
    council: 'The council’s numbers are missing',
  };
  const missingGroups = Object.entries(groups)
    .filter(([group]) => lacks(group) && (group === 'outside' || country === 'GB'))
    .map(([group, missing]) => `${missing}: add a helpline of the group “${group}”.`);
  // Somebody who finds none for a worry at night may ring nobody.
  const worries = quoted(oneFirstFor.filter((worry) => !isFirst(worry))).join(', ');
  const missingFirst = `No number is the first for ${worries}: add each of them to “firstFor” of the helpline to ring.`;
  return [
    ...[...(lacks('police') ? [police] : []), ...toFillIn].map(
      (need) => `To fill in before the site is public: ${need}`,
    ),
    ...(contacts ? missingGroups : []),
    ...(contacts && worries !== '' ? [missingFirst] : []),
  ].map((message) =>
    warning(contacts ?? { type: 'safeguarding', id: 'safeguarding-contacts' }, 'localContact', message),
  );
}

/**
 * Checks that the contact in the church has a name: people confide in a person, not an office, and dioceses ask for it
 * (Chichester, "Safeguarding information on parish websites": the name and contact details of the parish safeguarding
 * officer).
 */
function nameProblems({ fields: { localContact: role } }: EntryOfType<'safeguarding'>): Problems {
  if (role === null || role.name?.trim()) return [];
  const message = `The Safeguarding page names no person to tell: write the name of the ${role.title ?? ''}, if they agree.`;
  return [warning({ type: 'role', id: role.sys.id }, 'name', message)];
}

/** Checks that for no worry there are several: somebody who has to choose at night may ring nobody. */
function severalFirst(helplines: readonly Helpline[]): Problems {
  return oneFirstFor.flatMap((worry) => {
    const [shown, ...others] = linesFor(helplines, worry);
    const taken = `“${shown?.fields.name ?? ''}” is the first for “${worry}” already; keep only one of the two.`;
    return others.map((other) => warning(other, 'firstFor', taken));
  });
}

/** Checks that the hours can be read, so that the site knows whether a number that is first in office hours is open. */
function hoursProblems(helpline: Helpline, locale: Locale): Problems {
  const { firstFor, when, dayAndNight } = helpline.fields;
  const isOffice = firstFor?.some((worry) => worry?.endsWith('in office hours'));
  if (!isOffice || dayAndNight === true || (when !== null && parseOpeningHours(when, locale))) return [];
  const message = `${when === null ? 'There are no hours' : `“${when}” cannot be read`}, so the page cannot say when this number is open: write them like “${locale.words.openingHours.example}”, with semicolons between different hours.`;
  return [warning(helpline, 'when', message)];
}

/** Checks that a national number names its source: otherwise nobody can compare it with the organisation's own page. */
function sourceProblems(helpline: Helpline, { country }: Locale): Problems {
  const { name, telephone, source } = helpline.fields;
  if (!isNational(telephone ?? '', country) || source) return [];
  const message = `Nobody has said where ${telephone || name} was taken from: write the address of the page on which ${name} itself gives the number, with its https://`;
  return [warning(helpline, 'source', message)];
}

/** Finds helplines whose days do not count, since no other is in their part of the page, or first for their worry. */
export function alwaysShownProblems(entries: Entries): Problems {
  const needsOf = ({ fields: { group, firstFor } }: Helpline) => [group, ...(firstFor ?? [])];
  const helplines = entriesOfType(entries, 'helpline');
  return helplines.flatMap((helpline) => {
    const field = (['showUntil', 'showFrom'] as const).find((name) => helpline.fields[name]);
    const others = new Set(helplines.filter((other) => other !== helpline).flatMap(needsOf));
    const need = needsOf(helpline).find((each) => each === 'emergency' || !others.has(each));
    if (field === undefined || need === undefined) return [];
    const why =
      need === 'emergency'
        ? 'an emergency number never goes.'
        : `it is the only number for “${need}” on the Safeguarding page. Add the one that follows it.`;
    return warning(helpline, field, `This is shown on all days: ${why}`);
  });
}
