import { hasLocalContact } from '#domain/safeguarding/safeguarding.ts';
import { unreachableContacts, unreachableInWords } from '#domain/safeguarding/unreachable-contacts.ts';
import type { ContentAnswers, StoredAnswers } from './fetch-answers.ts';
import { mapSafeguarding } from './mappers/safeguarding.ts';

/**
 * What is wrong with whom the Safeguarding page of these answers says to call: it names nobody in the church who can be reached or, on a
 * public site, a number or address that reaches nobody.
 * @param siteUrl the site's own address
 * @returns a sentence, or undefined when the page can go up
 */
function faultIn({ AllFacts = {} }: StoredAnswers, siteUrl: string): string | undefined {
  const safeguarding = mapSafeguarding(AllFacts, { report: () => {} });
  if (!hasLocalContact(safeguarding)) return 'Content names nobody in the church who can be reached.';
  const [way] = unreachableContacts(safeguarding, siteUrl);
  return way && unreachableInWords(way);
}

/** Answers that may have some of earlier ones in them. */
export interface CarriedOver {
  readonly answers: ContentAnswers;
  /** Why the safeguarding part is the earlier one, as a sentence; undefined where it is the new one. */
  readonly fault: string | undefined;
}

/**
 * Puts the safeguarding part of the last good answers into new ones that name nobody who can be reached, so that it is in the
 * snapshot and its file by itself, for as long as that lasts.
 * @param fresh what the content service has just answered
 * @param lastGood what the site shows now; undefined at the first start
 */
export function carryOverSafeguarding(
  fresh: ContentAnswers,
  lastGood: StoredAnswers | undefined,
  siteUrl: string,
): CarriedOver {
  const fault = faultIn(fresh, siteUrl);
  if (fault === undefined || lastGood === undefined || faultIn(lastGood, siteUrl) !== undefined)
    return { answers: fresh, fault: undefined };
  const { safeguardingCollection = null, helplineCollection = null } = lastGood.AllFacts ?? {};
  const AllFacts = { ...fresh.AllFacts, safeguardingCollection, helplineCollection };
  return { answers: { ...fresh, AllFacts }, fault };
}
