import type { Place } from '../../../church/place.ts';

/** The words for search engines and social networks. */
export const seo = {
  /** The language and country as Open Graph writes them. */
  openGraphLocale: 'en_GB',
  /** The names of the two lists of events, where no entry's title is at hand. */
  comingUp: 'Coming Up',
  whatsOn: 'Whats On',
  windowWithWords: (words: string) => `A stained-glass window with the words: ${words}`,
  /** The access facts of a place, in their order. */
  features: {
    door: 'Entrance',
    stepFree: 'Step-free access',
    hearingLoop: 'Hearing loop',
    toilets: 'Toilets',
    changingPlace: 'Changing place',
    largePrint: 'Large print',
    quietSpace: 'Quiet space',
    blueBadge: 'Blue Badge parking',
    parking: 'Parking',
  } satisfies { readonly [Field in keyof Place]?: string },
};
