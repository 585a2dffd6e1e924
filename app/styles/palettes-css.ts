import type { Palette } from './palette.ts';
import { palettes } from './palettes.ts';

function declarations({ primary, secondary, tertiary }: Palette): string {
  return `--primary:${primary.value};--secondary:${secondary.value};--tertiary:${tertiary.value}`;
}

/** Registered as colours, so that the browser can ease from one palette to the next. */
function registration(property: 'primary' | 'secondary' | 'tertiary'): string {
  const initial = palettes[0][property].value;
  return `@property --${property}{syntax:"<color>";inherits:true;initial-value:${initial}}`;
}

/**
 * The style sheet of the palettes: `<html data-palette="2">` is all that a page needs to say.
 * @returns CSS made from `palettes`, so that the colours are written down once
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
