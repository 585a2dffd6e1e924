import type { Picture } from '../picture/picture.ts';
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
  readonly logo?: Logo | undefined;
}

/** What pages show of a logo. */
export type Logo = Pick<Picture, 'id' | 'type' | 'path' | 'description' | 'width' | 'height'>;

/** Whether the name stands in the logo: its alternative then begins with it, and it is shown instead of the name, otherwise beside it. */
export function isNameInLogo({ title, logo }: { title: string; logo?: Partial<Logo> | undefined }): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");
  return plain(logo?.description ?? '').startsWith(plain(title));
}

/** The most that one side of an icon's logo may be of the other: a longer one is not to be read in 16 pixels. */
const longestIcon = 2;

/** The logo as an icon in tabs and on home screens; undefined where the church's window is that. */
export function iconLogo({ logo }: Pick<Church, 'logo'>): Logo | undefined {
  const { width = 1, height = 1 } = logo ?? {};
  return Math.max(width / height, height / width) <= longestIcon ? logo : undefined;
}

/** The church's whole name: "St Oswin's Leeds". */
export function churchName({ title, city }: Pick<Church, 'title' | 'city'>): string {
  return `${title} ${city}`;
}

/** The church with all facts about its building. */
export interface ChurchInFull extends Church {
  /** False where there are none, so that all is as in England. */
  readonly hasSettings: boolean;
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
