import type { Charity } from './charity.ts';
import type { Place } from './place.ts';

/** Who the church is, as every page needs it. */
export interface Church {
  readonly title: string;
  readonly city: string;
  readonly strapline: string | undefined;
  readonly newsletter: { readonly url: string; readonly provider: string | undefined } | undefined;
  readonly telephone: string | undefined;
  readonly email: string | undefined;
  readonly officeHours: string | undefined;
  readonly charity: Charity | undefined;
  readonly place: Place | undefined;
}
