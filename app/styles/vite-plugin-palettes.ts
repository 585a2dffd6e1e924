import type { Plugin } from 'vite';
import { palettes } from './palettes.ts';

const id = 'virtual:palettes.css';
const resolvedId = `\0${id}`;

const roles = ['primary', 'secondary', 'tertiary'] as const;

/** The style sheet of the palettes. A page chooses one by `<html data-palette="2">`. */
function palettesCss(): string {
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

/** Serves `virtual:palettes.css`, the style sheet made from the palettes. */
export function palettesPlugin(): Plugin {
  return {
    name: 'palettes',
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load: (loaded) => (loaded === resolvedId ? palettesCss() : undefined),
  };
}
