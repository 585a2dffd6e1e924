import type { Church } from '#domain/church/church.ts';
import { addressOf, type Place } from '#domain/church/place.ts';
import { CHURCH } from '#domain/page/events-for-tests.ts';
import type { Site } from './page-metadata.ts';

/** Its building, with some of what a visitor must know. */
export const building: Place = {
  ...CHURCH,
  stepFree: 'A ramp leads to the blue door.',
  hearingLoop: 'There is no loop in the hall yet.',
};

/** A church that has what structured data asks for. */
export const church: Church = {
  title: 'St Oswin’s',
  city: 'Leeds',
  strapline: 'Open to everyone.',
  newsletter: undefined,
  telephone: '0113 496 0100',
  email: 'office@example.org',
  officeHours: undefined,
  charity: { kind: 'excepted', name: 'The Parochial Church Council of St Oswin' },
  place: addressOf(CHURCH),
};

/** That church on the web. */
export const site: Site = {
  siteUrl: 'https://church.example',
  church,
  profiles: ['https://social.example/st-oswins'],
};
