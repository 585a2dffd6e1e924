import { type Charity, charityLaws } from '#domain/church/charity.ts';
import { churchName } from '#domain/church/church.ts';
import type { Dialling } from '#domain/church/country.ts';
import { mapAddress, type Place } from '#domain/church/place.ts';
import { telephoneHref } from '#domain/link/telephone.ts';
import { absoluteAddress } from '#domain/page/route-pattern.ts';
import type { WebSite } from '../page-metadata.ts';
import {
  amenityFeatures,
  geoCoordinates,
  type JsonLdNode,
  type JsonObject,
  known,
  nodeId,
  postalAddress,
} from './json-ld.ts';

/** A number in international form: "+441134960100". */
function international(telephone: string, dialling: Dialling): string {
  return telephoneHref(telephone, dialling).replace('tel:', '');
}

/** The church and its site, as structured data needs them. */
export interface ChurchOnTheWeb extends WebSite {
  /** Absolute addresses of the site's own pictures. */
  readonly logo: string;
  readonly picture: string;
}

/** The church as a place (schema.org/Church is a PlaceOfWorship, not an organisation). */
export function churchPlace(
  { church, siteUrl, picture, country, dialling, words }: ChurchOnTheWeb,
  place: Place,
  openingHoursSpecification?: readonly JsonLdNode[],
): JsonLdNode {
  const amenities = amenityFeatures(place, words.seo.features);
  return known({
    '@type': 'Church',
    '@id': nodeId(siteUrl, 'church'),
    name: place.name,
    url: absoluteAddress('/', siteUrl),
    description: church.strapline,
    image: picture,
    address: postalAddress(place, country),
    geo: geoCoordinates(place),
    hasMap: mapAddress(place),
    telephone: church.telephone && international(church.telephone, dialling),
    // A church with public worship is open to everyone, for free.
    isAccessibleForFree: true,
    publicAccess: true,
    amenityFeature: amenities.length > 0 ? amenities : undefined,
    openingHoursSpecification,
  });
}

/** schema.org/UKNonprofitType, where the legal form has one. */
function nonprofitStatus(charity: Charity): string | undefined {
  if (charity.kind === 'company') return 'https://schema.org/LimitedByGuaranteeCharity';
  const isCio = charity.kind === 'cio' && charity.law === 'england-wales';
  return isCio ? 'https://schema.org/CharitableIncorporatedOrganization' : undefined;
}

/** The charity's number. An excepted charity has none. */
function registration(charity: Charity): JsonObject | undefined {
  if (charity.kind === 'excepted') return undefined;
  return { '@type': 'PropertyValue', propertyID: charityLaws[charity.law].register, value: charity.number };
}

/** The charity that runs the church (schema.org/Organization, as its events name it), linked to the place by its `@id`. */
export function churchCharity(subject: ChurchOnTheWeb): JsonLdNode {
  const { church, siteUrl, profiles, logo, country, dialling } = subject;
  const { charity, place } = church;
  return known({
    '@type': 'Organization',
    '@id': nodeId(siteUrl, 'charity'),
    name: churchName(church),
    legalName: charity?.name,
    url: absoluteAddress('/', siteUrl),
    description: church.strapline,
    logo,
    address: place && postalAddress(place, country),
    location: place && { '@id': nodeId(siteUrl, 'church') },
    telephone: church.telephone && international(church.telephone, dialling),
    email: church.email,
    identifier: charity && registration(charity),
    nonprofitStatus: charity && nonprofitStatus(charity),
    sameAs: profiles.length > 0 ? profiles : undefined,
  });
}

/** The site itself (schema.org/WebSite), so that search results name it as the church does. */
export function website({ church, siteUrl, words }: ChurchOnTheWeb): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': nodeId(siteUrl, 'website'),
    name: churchName(church),
    alternateName: church.title,
    url: absoluteAddress('/', siteUrl),
    inLanguage: words.language,
    publisher: { '@id': nodeId(siteUrl, 'charity') },
  };
}
