import { placeholderContacts, placeholderInWords } from '#domain/safeguarding/placeholder-contacts.ts';
import { hasLocalContact } from '#domain/safeguarding/safeguarding.ts';
import type { QueryResults, StoredResults } from '../fetch-content.ts';
import { mapSafeguarding } from '../mappers/church/safeguarding.ts';
import { noTargets } from '../mappers/mapping.ts';

/**
 * What is wrong with the contacts of the Safeguarding page in these results: nobody in the church who can be reached or, on a
 * public site, a number or address that reaches nobody.
 * @param siteUrl the site's own address
 * @returns a sentence, or undefined when the page may be published
 */
function faultIn({ ChurchFacts = {} }: StoredResults, siteUrl: string): string | undefined {
  const safeguarding = mapSafeguarding(ChurchFacts, { targets: noTargets, report: () => {} });
  if (!hasLocalContact(safeguarding)) return 'Content names nobody in the church who can be reached.';
  const [way] = placeholderContacts(safeguarding, siteUrl);
  return way && placeholderInWords(way);
}

/** Results, perhaps with the safeguarding part of earlier ones. */
interface CarriedOver {
  readonly results: QueryResults;
  /** A sentence that says why the safeguarding part is the earlier one; undefined when it is the new one. */
  readonly fault: string | undefined;
}

/**
 * Replaces the safeguarding part of new results by that of the last good ones while the new ones name nobody who can be reached,
 * so that the snapshot and its file have it too.
 * @param fresh the new results of the content service
 * @param lastGood the results of the current snapshot; undefined at the first start
 */
export function carryOverSafeguarding(
  fresh: QueryResults,
  lastGood: StoredResults | undefined,
  siteUrl: string,
): CarriedOver {
  const fault = faultIn(fresh, siteUrl);
  if (fault === undefined || lastGood === undefined || faultIn(lastGood, siteUrl) !== undefined)
    return { results: fresh, fault: undefined };
  const { safeguardingCollection = null, helplineCollection = null } = lastGood.ChurchFacts ?? {};
  const ChurchFacts = { ...fresh.ChurchFacts, safeguardingCollection, helplineCollection };
  return { results: { ...fresh, ChurchFacts }, fault };
}
