import named from '#content/palettes.json' with { type: 'json' };
import { readPalettes } from './palette.ts';

/** The church's four palettes, which are content; the site is built with those of the content folder (`vite-plugin-palettes.ts`). */
export const palettes = readPalettes(named);
