import { safeHref } from '#domain/link/safe-href.ts';
import {
  canBeReached,
  defaultExitUrl,
  firstForChoices,
  type Helpline,
  helplineGroups,
  type Safeguarding,
  type SafeguardingContacts,
} from '#domain/safeguarding/safeguarding.ts';
import { EntryProblem } from '../../entry-problem.ts';
import type { AllFactsQuery } from '../../generated/operations.ts';
import { oneOf, parseDay, required } from '../fields.ts';
import { type EntryOf, listMapper, mapLanguage, type Reporting } from '../mapping.ts';
import { mapPerson, type PersonMapping } from './people.ts';

type ContactsWire = EntryOf<AllFactsQuery['safeguardingCollection']>;
type HelplineWire = EntryOf<AllFactsQuery['helplineCollection']>;

function mapHelpline(wire: HelplineWire, { report }: Reporting): Helpline {
  const entry = `helpline ${wire.name ?? ''}`;
  return {
    name: required(entry, 'name', wire.name),
    telephone: required(entry, 'telephone', wire.telephone),
    language: mapLanguage(entry, wire, report),
    group: oneOf(entry, 'group', wire.group, helplineGroups),
    forWhom: wire.forWhom ?? '',
    firstFor: firstForChoices.filter((worry) => wire.firstFor?.includes(worry)),
    dayAndNight: wire.dayAndNight ?? false,
    free: wire.free ?? false,
    hours: wire.when ?? undefined,
    email: wire.email ?? undefined,
    url: safeHref(wire.url),
    lastChecked: parseDay(wire.lastChecked),
  };
}

function mapContacts(wire: ContactsWire, mapping: PersonMapping): SafeguardingContacts {
  const entry = 'safeguarding';
  const localContact = mapPerson(required(entry, 'localContact', wire.localContact), mapping);
  if (!canBeReached(localContact)) {
    throw new EntryProblem(
      entry,
      'localContact',
      'names a role without a telephone number or an email address',
    );
  }
  return {
    localContact,
    mailbox: wire.mailbox ?? '',
    dioceseUrl: safeHref(wire.dioceseUrl),
    policyTitle: wire.policyTitle ?? '',
    policyUrl: safeHref(wire.policyUrl),
    policyAdopted: parseDay(wire.policyAdopted),
    statement: wire.statement ?? '',
    exitWords: wire.exitWords ?? '',
    exitUrl: safeHref(wire.exitUrl) ?? defaultExitUrl,
    lastChecked: parseDay(wire.lastChecked),
  };
}

const mapAllContacts = listMapper('safeguarding', mapContacts);
const mapHelplines = listMapper('helpline', mapHelpline);

/** The contacts and the helplines, which are shown even without a local contact who can be reached. */
export function mapSafeguarding(
  result: Partial<Pick<AllFactsQuery, 'safeguardingCollection' | 'helplineCollection'>>,
  mapping: PersonMapping,
): Safeguarding {
  return {
    contacts: mapAllContacts(result.safeguardingCollection, mapping)[0],
    helplines: mapHelplines(result.helplineCollection, mapping),
  };
}
