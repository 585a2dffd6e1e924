import type { Charity } from '#domain/church/charity.ts';
import type { Church, ChurchInFull } from '#domain/church/church.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import type { AllFactsQuery } from '../generated/operations.ts';
import { oneOf, required } from './fields.ts';
import { type Collection, type EntryOf, entriesOf, type Mapping, mapPart, targetOf } from './mapping.ts';

type SettingsWire = EntryOf<AllFactsQuery['siteSettingsCollection']>;

/** The church's name and telephone number from configuration, for content without settings. */
export type ChurchFallback = Pick<Church, 'title' | 'city'> & { readonly telephone: string };

const entry = 'siteSettings';
const legalForms = ['registered', 'cio', 'company', 'excepted'] as const;

/** The charity in its legal form. A form with a number requires it. */
function mapCharity(wire: SettingsWire): Charity {
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

function mapNewsletter(wire: SettingsWire): Church['newsletter'] {
  const url = safeHref(wire.newsletterUrl);
  return url === undefined ? undefined : { url, provider: wire.newsletterProvider ?? undefined };
}

export function mapChurch(
  collection: Collection<SettingsWire>,
  fallback: ChurchFallback,
  { targets, report }: Mapping,
): ChurchInFull {
  const [wire] = entriesOf(collection);
  return {
    title: wire?.title ?? fallback.title,
    city: wire?.city ?? fallback.city,
    strapline: wire?.strapline ?? undefined,
    newsletter: wire && mapPart(entry, () => mapNewsletter(wire), undefined, report),
    telephone: wire?.telephone ?? fallback.telephone,
    email: wire?.email ?? undefined,
    officeHours: wire?.officeHours ?? undefined,
    charity: wire && mapPart(entry, () => mapCharity(wire), undefined, report),
    place: targetOf(wire?.mainPlace, targets.places),
  };
}
