import { type Charity, type CharityLaw, charityLaws, charityStatement } from '#domain/church/charity.ts';
import type { Church, ChurchInFull } from '#domain/church/church.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import { type Collection, entriesOf, type Fields } from '../../content-entries.ts';
import { EntryProblem } from '../../entry-problem.ts';
import { oneOf, optional, required } from '../fields.ts';
import { type Mapping, mapPart, nameOf, targetOf, wordsFrom } from '../mapping.ts';

type SettingsWire = Fields<'siteSettings'>;

/** The church's name and telephone number from configuration, for content without settings. */
export type ChurchFallback = Pick<Church, 'title' | 'city'> & {
  readonly telephone: string | undefined;
};

const legalForms = ['registered', 'cio', 'company', 'excepted'] as const;

const laws = [...charityLaws, 'none'] as const;

/** The number in the register of each law: six or seven figures, SC and six, NIC and six. */
const numberPattern: Readonly<Record<CharityLaw, RegExp>> = {
  'england-wales': /^\d{6,7}(-\d+)?$/,
  scotland: /^SC\d{6}$/,
  'northern-ireland': /^NIC\d{6}$/,
};

/**
 * The charity in its legal form. A form with a number requires it.
 * @returns undefined for a church under another law, and for one that has not named its form yet
 * @throws EntryProblem when something is missing that the law demands
 */
export function mapCharity(wire: Partial<SettingsWire>): Charity | undefined {
  const entry = nameOf('siteSettings', wire);
  const law = oneOf(entry, 'charityLaw', wire.charityLaw || 'england-wales', laws);
  const isNamed = [wire.legalForm, wire.charityName, wire.charityNumber].some(Boolean);
  if (!isNamed) return undefined;
  if (law === 'none') {
    if (!wire.legalForm && !wire.charityNumber) return undefined;
    const expected =
      'must be empty where “charityLaw” is none: name the law whose register the church is in (england-wales, scotland or northern-ireland), or delete the kind and the number of the charity';
    throw new EntryProblem(entry, wire.legalForm ? 'legalForm' : 'charityNumber', expected);
  }
  const kind = oneOf(entry, 'legalForm', wire.legalForm, legalForms);
  const name = required(entry, 'charityName', wire.charityName);
  if (kind === 'excepted') {
    if (law === 'england-wales') return { kind, name };
    throw new EntryProblem(
      entry,
      'legalForm',
      'must not be excepted, which there is in England and Wales only',
    );
  }
  const number = required(entry, 'charityNumber', wire.charityNumber);
  if (!numberPattern[law].test(number))
    throw new EntryProblem(
      entry,
      'charityNumber',
      `must be that of the register under the “charityLaw”, ${law}`,
    );
  if (kind !== 'company') return { kind, law, name, number };
  return {
    kind,
    law,
    name,
    number,
    companyNumber: required(entry, 'companyNumber', wire.companyNumber),
    registeredOffice: required(entry, 'registeredOffice', wire.registeredOffice),
  };
}

function mapNewsletter(wire: Partial<SettingsWire>): Church['newsletter'] {
  const url = safeHref(wire.newsletterUrl);
  return url === undefined ? undefined : { url, provider: wire.newsletterProvider ?? undefined };
}

export function mapChurch(
  collection: Collection<SettingsWire>,
  fallback: ChurchFallback,
  mapping: Mapping,
): ChurchInFull {
  const [wire = {}]: readonly Partial<SettingsWire>[] = entriesOf(collection);
  const entry = nameOf('siteSettings', wire);
  const charity = mapPart(entry, () => mapCharity(wire), undefined, mapping.report);
  const church = {
    title: wire.title ?? fallback.title,
    city: wire.city ?? fallback.city,
    ...optional(wire, 'strapline', 'email', 'officeHours'),
    newsletter: mapPart(entry, () => mapNewsletter(wire), undefined, mapping.report),
    telephone: wire.telephone ?? fallback.telephone,
    charity,
    charityStatement: charity && charityStatement(charity),
    place: targetOf(wire.mainPlace, mapping.targets.places),
  };
  return wordsFrom(church, mapping, 'siteSettings', wire);
}
