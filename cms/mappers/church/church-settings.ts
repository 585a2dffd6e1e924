import { type Charity, type CharityLaw, charityLaws, charityStatement } from '#domain/church/charity.ts';
import type { Church, ChurchInFull } from '#domain/church/church.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import { isLogoType, type Picture } from '#domain/picture/picture.ts';
import type { Settings } from '../../content-entries.ts';
import { EntryError } from '../../entry-problem.ts';
import { oneOf, optional, required } from '../fields.ts';
import { type Mapping, mapPart, nameOf, targetOf, wordsFrom } from '../mapping.ts';

/** The church's name and telephone number from configuration, for content without settings. */
export type ChurchFallback = Pick<Church, 'title' | 'city'> & {
  readonly telephone: string | undefined;
};

const laws = [...(Object.keys(charityLaws) as CharityLaw[]), 'none'] as const;

const legalForms = ['registered', 'cio', 'company', 'excepted'] as const;

/**
 * The charity in its legal form. A form with a number requires it.
 * @returns undefined for a church under another law, and for one that has not named its form yet
 * @throws EntryError when something is missing that the law demands
 */
function mapCharity(wire: Settings): Charity | undefined {
  const entry = nameOf('siteSettings', wire);
  const fault = (field: 'legalForm' | 'charityNumber', expected: string) =>
    new EntryError(entry, field, expected);
  const { legalForm, charityName, charityNumber } = wire;
  const law = oneOf(entry, 'charityLaw', wire.charityLaw || 'england-wales', laws);
  if (law === 'none' && (legalForm || charityNumber))
    throw fault(
      legalForm ? 'legalForm' : 'charityNumber',
      'must be empty where “charityLaw” is none: name the law whose register the church is in (england-wales, scotland or northern-ireland), or delete the kind and the number of the charity',
    );
  if (law === 'none' || !(legalForm || charityName || charityNumber)) return undefined;
  const kind = oneOf(entry, 'legalForm', legalForm, legalForms);
  const name = required(entry, 'charityName', charityName);
  if (kind === 'excepted') {
    if (law === 'england-wales') return { kind, name };
    throw fault('legalForm', 'must not be excepted, which there is in England and Wales only');
  }
  const number = required(entry, 'charityNumber', charityNumber);
  if (!charityLaws[law].number.test(number))
    throw fault('charityNumber', `must be that of the register under the “charityLaw”, ${law}`);
  if (kind !== 'company') return { kind, law, name, number };
  const companyNumber = required(entry, 'companyNumber', wire.companyNumber);
  const registeredOffice = required(entry, 'registeredOffice', wire.registeredOffice);
  return { kind, law, name, number, companyNumber, registeredOffice };
}

function mapNewsletter(wire: Settings): Church['newsletter'] {
  const url = safeHref(wire.newsletterUrl);
  return url === undefined ? undefined : { url, provider: wire.newsletterProvider ?? undefined };
}

/** @throws EntryError for a file of another kind than a logo is */
function mapLogo({ logo, ...wire }: Settings, { targets }: Mapping): Picture | undefined {
  const picture = targetOf(logo, targets.pictureEntries);
  if (picture === undefined || isLogoType(picture)) return picture;
  const expected = `must be an SVG or a PNG, not “${picture.type}”: ask whoever made it for such a file`;
  throw new EntryError(nameOf('siteSettings', wire), 'logo', expected);
}

export function mapChurch(wire: Settings, fallback: ChurchFallback, mapping: Mapping): ChurchInFull {
  const entry = nameOf('siteSettings', wire);
  const charity = mapPart(entry, () => mapCharity(wire), undefined, mapping.report);
  const church = {
    hasSettings: wire.sys !== undefined,
    title: wire.title ?? fallback.title,
    city: wire.city ?? fallback.city,
    ...optional(wire, 'strapline', 'email', 'officeHours'),
    newsletter: mapPart(entry, () => mapNewsletter(wire), undefined, mapping.report),
    telephone: wire.telephone ?? fallback.telephone,
    charity,
    charityStatement: charity && charityStatement(charity),
    place: targetOf(wire.mainPlace, mapping.targets.places),
    logo: mapPart(entry, () => mapLogo(wire, mapping), undefined, mapping.report),
  };
  return wordsFrom(church, mapping, 'siteSettings', wire);
}
