import { paths } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';

const highlighted = 'the first highlighted event';
const regular = 'the first regular event';

/** Every kind of page: the routes, a page that does not exist, and an event of each kind. */
export const pageKinds = [...paths, '/no-such-page', highlighted, regular] as const;

/** The console errors that the page of an unknown address causes. */
export const expectedOnPages = [/Failed to load resource: the server responded with a status of 404/];

/** The path of a page of this kind. */
export async function pathOf(kind: string): Promise<string> {
  if (kind.startsWith('/')) return kind;
  const menu = await menuContent();
  return `/whats-on/${menu[kind === highlighted ? 'highlighted' : 'regular'][0]?.slug}`;
}
