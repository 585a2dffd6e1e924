import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Runs an effect on every change of path, Back and Forward included, and never on first render.
 * A layout effect: passive ones wait until a view transition has finished, far too late for what must follow a click.
 * @param pathname the current path
 * @param effect what to do; may return a clean-up
 */
export function usePathChange(pathname: string, effect: () => undefined | (() => void)): void {
  const before = useRef(pathname);
  const run = useEffectEvent(effect);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    return run();
  }, [pathname]);
}
