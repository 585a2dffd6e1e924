import type { Charity } from '#domain/church/charity.ts';
import type { Church, ChurchInFull } from '#domain/church/church.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import type { ContentClient } from './client.ts';
import { firstGood, goodPart, type OnEntryProblem, oneOf, required } from './entry-problem.ts';
import { type ChurchQuery, Church as ChurchQueryText } from './generated/operations.ts';
import { parsePlace } from './mappers/place.ts';

type Wire = NonNullable<NonNullable<ChurchQuery['siteSettingsCollection']>['items'][number]>;

const entry = 'siteSettings';
const legalForms = ['registered', 'cio', 'company', 'excepted'] as const;

/** The charity in its legal form; a number is never made up, so a form that needs one insists on it. */
function parseCharity(wire: Wire): Charity {
  const kind = oneOf(entry, 'legalForm', wire.legalForm, legalForms);
  const name = required(entry, 'charityName', wire.charityName);
  if (kind === 'excepted') return { kind, name };
  const number = required(entry, 'charityNumber', wire.charityNumber);
  if (kind !== 'company') return { kind, name, number };
  return {
    kind,
    name,
    number,
    companyNumber: required(entry, 'companyNumber', wire.companyNumber),
    registeredOffice: required(entry, 'registeredOffice', wire.registeredOffice),
  };
}

function parseNewsletter(wire: Wire): Church['newsletter'] {
  const url = safeHref(wire.newsletterUrl);
  return url === undefined ? undefined : { url, provider: wire.newsletterProvider ?? undefined };
}

/**
 * The church's own facts.
 * @param fallback its name where content has no settings at all
 * @throws ContentError
 */
export async function getChurch(
  client: ContentClient,
  fallback: { readonly title: string; readonly city: string; readonly telephone: string },
  onProblem: OnEntryProblem,
): Promise<ChurchInFull> {
  const answer = await client.query(ChurchQueryText, {});
  const wire = firstGood(answer.siteSettingsCollection?.items, (item) => item, onProblem);
  const place = wire?.mainPlace;
  return {
    title: wire?.title ?? fallback.title,
    city: wire?.city ?? fallback.city,
    strapline: wire?.strapline ?? undefined,
    newsletter: wire && parseNewsletter(wire),
    telephone: wire?.telephone ?? fallback.telephone,
    email: wire?.email ?? undefined,
    officeHours: wire?.officeHours ?? undefined,
    charity: wire && goodPart(() => parseCharity(wire), onProblem),
    place: place ? goodPart(() => parsePlace(place), onProblem) : undefined,
  };
}
