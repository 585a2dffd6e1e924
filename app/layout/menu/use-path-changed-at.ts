import { useState } from 'react';

/**
 * The time at which the path changed, on the clock of `performance.now()`. It is taken when the new page starts to render,
 * since painting may come much later on a slow device or during a view transition.
 * @param pathname the current path
 */
export function usePathChangedAt(pathname: string): number {
  const [change, setChange] = useState({ pathname, at: 0 });
  if (change.pathname === pathname) return change.at;
  const at = performance.now();
  setChange({ pathname, at });
  return at;
}
