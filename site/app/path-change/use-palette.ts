import { useState } from 'react';
import { type PaletteIndex, restingPalette } from '#site/domain/palette-index.ts';
import { usePathChange } from './use-path-change.ts';

/** How long a page rests in palette 0 before it moves to its own, in milliseconds: the time the old page takes to leave. */
const rest = 250;

/**
 * The palette to show now: every path change resets it to palette 0, then the page moves to the one its entry names
 * (specification section 4). A first render starts in the page's own, so that it is right without JavaScript.
 * @param pathname the current path
 * @param named the palette that the page's entry names
 */
export function usePalette(pathname: string, named: PaletteIndex): PaletteIndex {
  const [settled, setSettled] = useState(pathname);
  usePathChange(pathname, () => {
    const timer = setTimeout(() => setSettled(pathname), rest);
    return () => clearTimeout(timer);
  });
  return settled === pathname ? named : restingPalette;
}
