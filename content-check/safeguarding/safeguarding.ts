import type { Space } from 'emulator-for-contentful';
import type { Country } from '#domain/church/country.ts';
import { isNational } from '#domain/link/telephone.ts';
import { parseOpeningHours } from '#domain/safeguarding/opening-hours.ts';
import { canBeReached, type HelplineGroup, oneFirstFor } from '#domain/safeguarding/safeguarding.ts';
import type { Locale } from '#languages/locale.ts';
import { error, type FieldFault, type RecordRef, warning } from '../finding.ts';
import { localeOfSpace, type PublishedEntry, publishedEntries } from '../published-entries.ts';
import { needFaults } from './needs.ts';

/** The groups in which every Safeguarding page of a country must have a number, besides what `needs.ts` names, and what is missing without it. */
function requiredGroups(country: Country): readonly (readonly [HelplineGroup, string])[] {
  const outside = ['outside', 'Nobody outside the church is named'] as const;
  return country === 'GB' ? [outside, ['council', 'The council’s numbers are missing']] : [outside];
}

/** Checks everything that the Safeguarding page needs, except whether its numbers reach anybody (`reachability.ts`). */
export function safeguardingFaults(space: Space): readonly FieldFault[] {
  const [contacts] = publishedEntries(space, 'safeguarding');
  const helplines = publishedEntries(space, 'helpline');
  const locale = localeOfSpace(space);
  const { country } = locale;
  return [
    ...localContactFaults(space),
    ...contactNameFaults(space),
    ...needFaults(space),
    ...(contacts ? helplineFaults(contacts, helplines, country) : []),
    ...(contacts ? firstNumberFaults(contacts, helplines) : []),
    ...helplines.flatMap((helpline) => hoursFaults(helpline, locale)),
    ...helplines.flatMap((helpline) => sourceFaults(helpline, country)),
  ];
}

/** The role that a safeguarding entry names, if it is published. */
function localContactOf(space: Space, contacts: PublishedEntry): PublishedEntry | undefined {
  return publishedEntries(space, 'role').find(({ id }) => id === contacts.link('localContact'));
}

/**
 * Checks that the Safeguarding page names somebody in the church who can be reached: the one thing without which a
 * church must not publish (Parish Safeguarding Handbook). The site does not start while this is an error.
 */
export function localContactFaults(space: Space): readonly FieldFault[] {
  const [contacts] = publishedEntries(space, 'safeguarding');
  const fault = (message: string) => [
    error(contacts ?? { type: 'safeguarding', id: 'safeguarding-contacts' }, 'localContact', message),
  ];
  if (contacts === undefined)
    return fault('The Safeguarding page names nobody to turn to: this entry must be there and be published.');
  const role = localContactOf(space, contacts);
  if (role === undefined)
    return fault('The Safeguarding page names nobody to turn to: choose a role that is published.');
  if (canBeReached({ telephone: role.text('telephone'), email: role.text('email') })) return [];
  return fault(
    `The Safeguarding page names nobody who can be reached: give the role “${role.text('title') ?? ''}” a telephone number or an email address.`,
  );
}

/**
 * Checks that the contact in the church has a name: people confide in a person, not an office, and dioceses ask for it
 * (Chichester, "Safeguarding information on parish websites": the name and contact details of the parish safeguarding
 * officer).
 */
function contactNameFaults(space: Space): readonly FieldFault[] {
  return publishedEntries(space, 'safeguarding')
    .flatMap((contacts) => localContactOf(space, contacts) ?? [])
    .filter((role) => !role.text('name')?.trim())
    .map((role) => {
      const message = `The Safeguarding page names no person to tell: write the name of the ${role.text('title') ?? ''}, if they agree.`;
      return warning(role, 'name', message);
    });
}

/** Checks that the page has a number in each group that every Safeguarding page needs. */
function helplineFaults(
  contacts: RecordRef,
  helplines: readonly PublishedEntry[],
  country: Country,
): readonly FieldFault[] {
  const groups = new Set(helplines.map((helpline) => helpline.text('group')));
  return requiredGroups(country)
    .filter(([group]) => !groups.has(group))
    .map(([group, missing]) =>
      warning(contacts, 'localContact', `${missing}: add a helpline of the group “${group}”.`),
    );
}

/**
 * Checks that for each worry exactly one number is the first. Somebody who has to choose at night between several, or finds none, may
 * ring nobody.
 */
function firstNumberFaults(contacts: RecordRef, helplines: readonly PublishedEntry[]): readonly FieldFault[] {
  const firstFor = (worry: string) =>
    helplines.filter((helpline) => helpline.texts('firstFor').includes(worry));
  const missing = oneFirstFor.filter((worry) => firstFor(worry).length === 0);
  const message = `No number is the first for ${missing.map((worry) => `“${worry}”`).join(', ')}: add each of them to “firstFor” of the helpline to ring.`;
  return [
    ...(missing.length > 0 ? [warning(contacts, 'localContact', message)] : []),
    ...oneFirstFor.flatMap((worry) => {
      const [shown, ...others] = firstFor(worry);
      return others.map((other) => {
        const taken = `“${shown?.text('name') ?? ''}” is the first for “${worry}” already; keep only one of the two.`;
        return warning(other, 'firstFor', taken);
      });
    }),
  ];
}

/** Checks that the hours can be read, so that the site knows whether a number that is first in office hours is open. */
function hoursFaults(helpline: PublishedEntry, locale: Locale): readonly FieldFault[] {
  const isOffice = helpline.texts('firstFor').some((worry) => worry.endsWith('in office hours'));
  const when = helpline.text('when');
  if (!isOffice || helpline.values.dayAndNight === true) return [];
  if (when !== null && parseOpeningHours(when, locale)) return [];
  const message = `${when === null ? 'There are no hours' : `“${when}” cannot be read`}, so the page cannot say when this number is open: write them like “${locale.words.openingHours.example}”, with semicolons between different hours.`;
  return [warning(helpline, 'when', message)];
}

/** Checks that a national number names its source: otherwise nobody can compare it with the organisation's own page. */
function sourceFaults(helpline: PublishedEntry, country: Country): readonly FieldFault[] {
  const [name, telephone] = [helpline.text('name') ?? '', helpline.text('telephone') ?? ''];
  if (!isNational(telephone, country) || helpline.text('source')) return [];
  const message = `Nobody has said where ${telephone} was taken from: write the address of the page on which ${name} itself gives the number, with its https://`;
  return [warning(helpline, 'source', message)];
}
