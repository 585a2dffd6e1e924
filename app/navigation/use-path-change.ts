import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Runs an effect on every change of path, Back and Forward included, and never on first render.
 * It is a layout effect, because passive ones wait until a view transition has finished, which is too late after a click.
 * @param pathname the current path
 * @param effect may return a clean-up function
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
