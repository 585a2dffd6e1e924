import { safeHref } from '#domain/link/safe-href.ts';
import { type Channel, channelForm, parseChannel } from '#domain/safeguarding/channels.ts';
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
import type { ChurchFactsQuery } from '../../generated/operations.ts';
import { oneOf, parseDay, required, textsOf } from '../fields.ts';
import { type EntryOf, listMapper, mapLanguage, nameOf, type Reporting } from '../mapping.ts';
import { mapPerson, type PersonMapping } from './people.ts';

type ContactsWire = EntryOf<ChurchFactsQuery['safeguardingCollection']>;
type HelplineWire = EntryOf<ChurchFactsQuery['helplineCollection']>;

function mapHelpline(wire: HelplineWire, { report }: Reporting): Helpline {
  const entry = nameOf('helpline', wire);
  const channels = mapChannels(entry, wire, report);
  const isReachable = Boolean(wire.email || wire.url) || channels.some(({ kind }) => kind !== 'languages');
  return {
    name: required(entry, 'name', wire.name),
    telephone: isReachable ? wire.telephone || undefined : required(entry, 'telephone', wire.telephone),
    language: mapLanguage(entry, wire, report),
    group: oneOf(entry, 'group', wire.group, helplineGroups),
    forWhom: wire.forWhom ?? '',
    firstFor: firstForChoices.filter((worry) => wire.firstFor?.includes(worry)),
    dayAndNight: wire.dayAndNight ?? false,
    free: wire.free ?? false,
    hours: wire.when ?? undefined,
    channels,
    email: wire.email ?? undefined,
    url: safeHref(wire.url),
    lastChecked: parseDay(wire.lastChecked),
  };
}

/** Parses the ways to reach a helpline beside its telephone. One that cannot be read is reported and left out. */
function mapChannels(
  entry: string,
  { channels }: Partial<HelplineWire>,
  report: Reporting['report'],
): readonly Channel[] {
  return textsOf(channels).flatMap((line) => {
    const channel = parseChannel(line);
    if (channel === undefined)
      report(
        new EntryProblem(entry, 'channels', `holds “${line}”, but ${channelForm} is expected`, 'served'),
      );
    return channel ?? [];
  });
}

function mapContacts(wire: ContactsWire, mapping: PersonMapping): SafeguardingContacts {
  const entry = nameOf('safeguarding', wire);
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
  result: Partial<Pick<ChurchFactsQuery, 'safeguardingCollection' | 'helplineCollection'>>,
  mapping: PersonMapping,
): Safeguarding {
  return {
    contacts: mapAllContacts(result.safeguardingCollection, mapping)[0],
    helplines: mapHelplines(result.helplineCollection, mapping),
  };
}
