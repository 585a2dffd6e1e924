import { useState } from 'react';
import { defaultPalette, type PaletteIndex } from '#domain/page/palette-index.ts';
import { prefersReducedMotion } from './reduced-motion.ts';
import { usePathChange } from './use-path-change.ts';

/** How long the old page takes to leave, in milliseconds (app/styles/view-transitions.css): the new one enters after it. */
const leaving = 200;

/** The palette that a page is in. */
interface Shown {
  readonly palette: PaletteIndex;
  /**
   * Between two pages, while the palette is reset to 0: `seen` where the colours ease there and on to those of the new
   * page; `unseen` where both pages have the same colours. Undefined once the page is in its own.
   */
  readonly reset?: 'seen' | 'unseen';
}

/** Resolves when the colours have reached where they are going, and no earlier than the new page enters. */
async function reached(): Promise<void> {
  const eases = document.documentElement.getAnimations().map(({ finished }) => finished);
  await Promise.allSettled([...eases, new Promise((resolve) => setTimeout(resolve, leaving))]);
}

/**
 * The palette to show now: every path change resets it to palette 0 while the old page leaves, then the page moves to the
 * one its entry names (specification section 4). A first render starts in the page's own, so that it is right without
 * JavaScript.
 * @param pathname the current path
 * @param named the palette that the page's entry names
 */
export function usePalette(pathname: string, named: PaletteIndex): Shown {
  const [settled, setSettled] = useState({ pathname, palette: named });
  usePathChange(pathname, () => {
    let isCurrent = true;
    const settle = () => isCurrent && setSettled({ pathname, palette: named });
    // With the frame in which the colours set out: to ask for them before would have the page laid out once more.
    const frame = requestAnimationFrame(() => {
      if (prefersReducedMotion()) settle();
      else void reached().then(settle);
    });
    return () => {
      isCurrent = false;
      cancelAnimationFrame(frame);
    };
  });
  if (settled.pathname === pathname) return { palette: named };
  return { palette: defaultPalette, reset: settled.palette === named ? 'unseen' : 'seen' };
}
