import { paths } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';

const highlighted = 'the first highlighted event';
const regular = 'the first regular event';

/** Every kind of page: the routes, a page that does not exist, and an event of each kind. */
export const places = [...paths, '/no-such-page', highlighted, regular] as const;

/** What a test that visits every place must expect of the browser. */
export const noiseOfPlaces = [/Failed to load resource: the server responded with a status of 404/];

/** The path of a place. */
export async function pathOf(place: string): Promise<string> {
  if (place.startsWith('/')) return place;
  const menu = await menuContent();
  return `/whats-on/${menu[place === highlighted ? 'highlighted' : 'regular'][0]?.slug}`;
}
