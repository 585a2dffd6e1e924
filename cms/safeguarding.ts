import { safeHref } from '#domain/link/safe-href.ts';
import {
  canBeReached,
  defaultExitUrl,
  type Helpline,
  helplineGroups,
  type Safeguarding,
  type SafeguardingContacts,
} from '#domain/safeguarding/safeguarding.ts';
import type { ContentClient } from './client.ts';
import { EntryProblem, firstGood, keepGood, type OnEntryProblem, oneOf, required } from './entry-problem.ts';
import { Safeguarding as SafeguardingOperation, type SafeguardingQuery } from './generated/operations.ts';
import type { LastGood } from './last-good.ts';
import { parseDay } from './mappers/day.ts';
import { parsePerson } from './mappers/person.ts';

type Wire = NonNullable<NonNullable<SafeguardingQuery['safeguardingCollection']>['items'][number]>;
type HelplineWire = NonNullable<NonNullable<SafeguardingQuery['helplineCollection']>['items'][number]>;

function parseHelpline(wire: HelplineWire): Helpline {
  const entry = `helpline ${wire.name ?? ''}`;
  return {
    name: required(entry, 'name', wire.name),
    telephone: required(entry, 'telephone', wire.telephone),
    group: oneOf(entry, 'group', wire.group, helplineGroups),
    forWhom: wire.forWhom ?? '',
    dayAndNight: wire.dayAndNight ?? false,
    free: wire.free ?? false,
    hours: wire.when ?? undefined,
    email: wire.email ?? undefined,
    url: safeHref(wire.url),
    lastChecked: parseDay(wire.lastChecked),
  };
}

function parseContacts(wire: Wire): SafeguardingContacts {
  const entry = 'safeguarding';
  const localContact = parsePerson(required(entry, 'localContact', wire.localContact));
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

/**
 * Whom to call.
 * @param lastGood what to show instead while content names nobody in the church who can be reached
 * @throws ContentError
 */
export async function getSafeguarding(
  client: ContentClient,
  onProblem: OnEntryProblem,
  lastGood: LastGood<Safeguarding>,
): Promise<Safeguarding> {
  const answer = await client.query(SafeguardingOperation, {});
  return lastGood.choose({
    contacts: firstGood(answer.safeguardingCollection?.items, parseContacts, onProblem),
    helplines: keepGood(answer.helplineCollection?.items, parseHelpline, onProblem),
  });
}
