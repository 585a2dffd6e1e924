/** How often to look whether npm is still there, in milliseconds. */
const interval = 250;

/**
 * Calls back when the npm that started this process has gone. npm runs a script through a shell and passes a signal to
 * that shell alone, which ends without telling us: our parent is then another process.
 * @param byNpm whether npm started this process; a process started by hand may outlive its parent
 */
export function onParentGone(byNpm: boolean, then: () => void): void {
  if (!byNpm) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) then();
  }, interval).unref();
}
