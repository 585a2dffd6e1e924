import type { Palette } from './palette.ts';
import { palettes } from './palettes.ts';

function declarations({ primary, secondary, tertiary }: Palette): string {
  return `--primary:${primary.value};--secondary:${secondary.value};--tertiary:${tertiary.value}`;
}

/** The properties are registered as colours, so that browsers can transition between palettes. */
function registration(property: 'primary' | 'secondary' | 'tertiary'): string {
  const initial = palettes[0][property].value;
  return `@property --${property}{syntax:"<color>";inherits:true;initial-value:${initial}}`;
}

/**
 * The style sheet of the palettes, made from `palettes`. A page chooses one by `<html data-palette="2">`.
 */
export function palettesCss(): string {
  return [
    registration('primary'),
    registration('secondary'),
    registration('tertiary'),
    ...Object.entries(palettes).map(
      ([index, palette]) => `[data-palette="${index}"]{${declarations(palette)}}`,
    ),
  ].join('\n');
}
