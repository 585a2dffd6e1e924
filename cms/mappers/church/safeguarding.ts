import { safeHref } from '#domain/link/safe-href.ts';
import { channelForm, parseChannel } from '#domain/safeguarding/channels.ts';
import { safeguardingFault } from '#domain/safeguarding/placeholder-contacts.ts';
import {
  canBeReached,
  defaultExitUrl,
  firstForChoices,
  type Helpline,
  helplineGroups,
  neededHelplines,
  type Safeguarding,
  type SafeguardingContacts,
} from '#domain/safeguarding/safeguarding.ts';
import type { StoredResults } from '../../client/fetch-content.ts';
import type { Fields } from '../../content-entries.ts';
import { EntryError } from '../../entry-problem.ts';
import { keepLastGood } from '../../keep-last-good.ts';
import { oneOf, parseDay, required } from '../fields.ts';
import { listMapper, type Mapping, mapLanguage, mapLines } from '../mapping.ts';
import { mapPerson } from './contact.ts';

function mapHelpline(wire: Fields<'helpline'>, { report }: Mapping, entry: string): Helpline {
  const channels = mapLines(entry, 'channels', wire.channels, parseChannel, channelForm, report);
  const isReachable = Boolean(wire.email || wire.url) || channels.some(({ kind }) => kind !== 'languages');
  return {
    id: wire.sys.id,
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

function mapContacts(wire: Fields<'safeguarding'>, mapping: Mapping, entry: string): SafeguardingContacts {
  const fault = (sentence: string) => new EntryError(entry, 'localContact', { sentence });
  if (!wire.localContact)
    throw fault('The Safeguarding page names nobody to turn to: choose a role that is published.');
  const localContact = mapPerson(wire.localContact, mapping);
  if (!canBeReached(localContact)) {
    throw fault(
      `The Safeguarding page names nobody who can be reached: give the role “${localContact.role}” a telephone number or an email address.`,
    );
  }
  return {
    id: wire.sys.id,
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
const mapHelplines = listMapper('helpline', mapHelpline, { hours: 'when' });

/**
 * The contacts and the helplines, which are shown even without a local contact who can be reached. While the contacts or the helplines of now
 * have a fault, both are the last good ones.
 */
export function mapSafeguarding(
  facts: NonNullable<StoredResults['ChurchFacts']>,
  mapping: Mapping,
): Safeguarding {
  const { lastGood, sources, isShown } = mapping;
  const { wire, value, fault } = keepLastGood(
    facts,
    lastGood.earlierFacts,
    (from, report): Safeguarding => {
      const all = { ...mapping, report, isShown: () => true };
      const [contacts] = mapAllContacts(from.safeguardingCollection, all);
      return { contacts, helplines: mapHelplines(from.helplineCollection, all) };
    },
    (safeguarding) => safeguardingFault(safeguarding, lastGood.siteUrl),
    mapping.report,
  );
  if (fault) {
    const { safeguardingCollection = null, helplineCollection = null } = wire;
    Object.assign(lastGood, {
      facts: { safeguardingCollection, helplineCollection },
      safeguardingFault: fault,
    });
  }
  const isOpen = (line: Helpline) => sources.get(line)?.every((source) => isShown(source.wire)) ?? true;
  return { ...value, helplines: neededHelplines(value.helplines, isOpen) };
}
