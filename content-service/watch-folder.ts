import { watch } from 'node:fs';

const QUIET_MILLISECONDS = 150;

/**
 * Calls `changed` once a folder has been quiet for a moment after a change anywhere in it.
 * @returns a function that stops watching
 */
export function watchFolder(folder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MILLISECONDS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
