import { useState } from 'react';
import { defaultPalette, type PaletteIndex } from '#domain/palette/palette.ts';
import { usePathChange } from './use-page-arrival.ts';

/** True for a visitor who prefers reduced motion (Media Queries 5): pages and colours then change at once. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The duration of the old page's exit, in milliseconds (app/styles/view-transitions.css), after which the new page enters. */
const exitDuration = 200;

interface Shown {
  readonly palette: PaletteIndex;
  /**
   * While the palette is reset to 0 between two pages: `visible` when the colours ease to palette 0 and on to that of the new
   * page; `invisible` when both pages have the same palette. Undefined once the page has its own.
   */
  readonly reset?: 'visible' | 'invisible';
}

/** Resolves when the colours have stopped changing, and no earlier than the new page enters. */
async function coloursSettled(): Promise<void> {
  const animations = document.documentElement.getAnimations().map(({ finished }) => finished);
  await Promise.allSettled([...animations, new Promise((resolve) => setTimeout(resolve, exitDuration))]);
}

/**
 * The palette to show now: every path change resets it to palette 0 while the old page leaves, then it becomes the one that the
 * page's entry names (specification section 4). The first render has the page's own, so that it is right without scripts.
 * @param pathname the current path
 * @param named the palette that the page's entry names
 */
export function usePalette(pathname: string, named: PaletteIndex): Shown {
  const [settled, setSettled] = useState({ pathname, palette: named });
  usePathChange(pathname, () => {
    let isCurrent = true;
    const settle = () => isCurrent && setSettled({ pathname, palette: named });
    // In the frame in which the transition starts: reading the colours before it would force another layout.
    const frame = requestAnimationFrame(() => {
      // Between pages of the same palette nothing eases either: the reset's own transition waits for ten seconds.
      if (prefersReducedMotion() || settled.palette === named) settle();
      else void coloursSettled().then(settle);
    });
    return () => {
      isCurrent = false;
      cancelAnimationFrame(frame);
    };
  });
  if (settled.pathname === pathname) return { palette: named };
  return { palette: defaultPalette, reset: settled.palette === named ? 'invisible' : 'visible' };
}
