import type { Plugin } from 'vite';
import { palettesCss } from './palettes-css.ts';

const id = 'virtual:palettes.css';
const resolvedId = `\0${id}`;

/** Serves `virtual:palettes.css`, the style sheet made from the palettes. */
export function palettesPlugin(): Plugin {
  return {
    name: 'palettes',
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load: (loaded) => (loaded === resolvedId ? palettesCss() : undefined),
  };
}
