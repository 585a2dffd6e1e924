import { useState } from 'react';

/**
 * The instant at which the path changed, on the clock of `performance.now()`. Taken when the new page starts to be worked
 * out, right after the address has changed: until it is drawn, a slow device or a view transition takes a while longer.
 * @param pathname the current path
 */
export function usePathChangedAt(pathname: string): number {
  const [change, setChange] = useState({ pathname, at: 0 });
  if (change.pathname === pathname) return change.at;
  const at = performance.now();
  setChange({ pathname, at });
  return at;
}
