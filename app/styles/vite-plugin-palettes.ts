import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Palettes, readPalettes, roles } from './palette.ts';

const id = 'virtual:palettes.css';
const resolvedId = `\0${id}`;

/** The style sheet of the palettes. A page chooses one by `<html data-palette="2">`. */
function palettesCss(palettes: Palettes): string {
  // The properties are registered as colours, so that browsers can transition between palettes.
  const registrations = roles.map(
    (role) => `@property --${role}{syntax:"<color>";inherits:true;initial-value:${palettes[0][role].value}}`,
  );
  const rules = Object.entries(palettes).map(([index, palette]) => {
    const declarations = roles.map((role) => `--${role}:${palette[role].value}`);
    return `[data-palette="${index}"]{${declarations.join(';')}}`;
  });
  return [...registrations, ...rules].join('\n');
}

/**
 * Serves `virtual:palettes.css`, the style sheet made from the palettes, and the palettes themselves to `palettes.ts`.
 * @param file the church's `palettes.json`
 */
export function palettesPlugin(file: string): Plugin {
  return {
    name: 'palettes',
    enforce: 'pre',
    resolveId: (source) =>
      source === id ? resolvedId : source === '#content/palettes.json' ? file : undefined,
    load(loaded) {
      if (loaded !== resolvedId) return undefined;
      this.addWatchFile(file);
      return palettesCss(readPalettes(JSON.parse(readFileSync(file, 'utf8')), file));
    },
  };
}
