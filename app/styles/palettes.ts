import named from '#content/palettes.json' with { type: 'json' };
import type { Palettes } from './palette.ts';

/**
 * The church's four palettes, which are content; the site is built with those of the content folder, and not with faulty ones
 * (`vite-plugin-palettes.ts`).
 */
export const palettes = named as unknown as Palettes;
