import type { Charity } from './charity.ts';
import type { Place, PlaceAddress } from './place.ts';

/** The facts about the church that every page needs. */
export interface Church {
  readonly title: string;
  readonly city: string;
  readonly strapline: string | undefined;
  readonly newsletter: { readonly url: string; readonly provider: string | undefined } | undefined;
  readonly telephone: string | undefined;
  readonly email: string | undefined;
  readonly officeHours: string | undefined;
  readonly charity: Charity | undefined;
  /** What the law demands that every page says of it: see `charityStatement`. */
  readonly charityStatement: string | undefined;
  readonly place: PlaceAddress | undefined;
}

/** The church's whole name: "St Oswin's Leeds". */
export function churchName({ title, city }: Pick<Church, 'title' | 'city'>): string {
  return `${title} ${city}`;
}

/** The church with all facts about its building. */
export interface ChurchInFull extends Church {
  readonly place: Place | undefined;
}

/** A sentence of welcome for people who do not read the language of the site. */
export interface Welcome {
  /** By its BCP 47 tag. */
  readonly language: string;
  /** Of the language's script, for the `dir` attribute. */
  readonly direction: 'ltr' | 'rtl';
  readonly sentence: string;
}
