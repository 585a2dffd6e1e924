import { safeHref } from '#site/domain/safe-href.ts';
import {
  type Helpline,
  helplineGroups,
  type Safeguarding,
  type SafeguardingContacts,
} from '#site/domain/safeguarding.ts';
import type { ContentClient } from './client.ts';
import { EntryProblem, firstGood, keepGood, type OnEntryProblem, oneOf, required } from './entry-problem.ts';
import { Safeguarding as SafeguardingOperation, type SafeguardingQuery } from './generated/operations.ts';
import { parseDay } from './parse/day.ts';
import { parsePerson } from './parse/person.ts';

type Wire = NonNullable<NonNullable<SafeguardingQuery['safeguardingCollection']>['items'][number]>;
type HelplineWire = NonNullable<NonNullable<SafeguardingQuery['helplineCollection']>['items'][number]>;

function parseHelpline(wire: HelplineWire): Helpline {
  const entry = `helpline ${wire.name ?? ''}`;
  return {
    name: required(entry, 'name', wire.name),
    telephone: required(entry, 'telephone', wire.telephone),
    group: oneOf(entry, 'group', wire.group, helplineGroups),
    forWhom: wire.forWhom ?? '',
    when: wire.when ?? undefined,
    email: wire.email ?? undefined,
    url: safeHref(wire.url),
    lastChecked: required(entry, 'lastChecked', parseDay(wire.lastChecked)),
  };
}

function parseContacts(wire: Wire): SafeguardingContacts {
  const entry = 'safeguarding';
  const localContact = parsePerson(required(entry, 'localContact', wire.localContact));
  if (!localContact.telephone && !localContact.email) {
    throw new EntryProblem(
      entry,
      'localContact',
      'names a role without a telephone number or an e-mail address',
    );
  }
  return {
    localContact,
    mailbox: wire.mailbox ?? '',
    policyTitle: wire.policyTitle ?? '',
    policyUrl: safeHref(wire.policyUrl),
    policyAdopted: parseDay(wire.policyAdopted),
    statement: wire.statement ?? '',
    lastChecked: required(entry, 'lastChecked', parseDay(wire.lastChecked)),
  };
}

/**
 * Whom to call.
 * @throws ContentError
 */
export async function getSafeguarding(
  client: ContentClient,
  onProblem: OnEntryProblem,
): Promise<Safeguarding> {
  const answer = await client.query(SafeguardingOperation, {});
  return {
    contacts: firstGood(answer.safeguardingCollection?.items, parseContacts, onProblem),
    helplines: keepGood(answer.helplineCollection?.items, parseHelpline, onProblem),
  };
}
