/** The longest pause after a task, in milliseconds. */
const longestPause = 100;

/**
 * Does what nobody waits for: one task after the other, and after each a pause as long as it took, so that those who do
 * wait are answered in between.
 * @returns takes a task by its name; not while it waits or is being done
 */
export function createOneByOne(): (name: string, task: () => Promise<unknown>) => void {
  const waiting = new Map<string, () => Promise<unknown>>();
  let current: string | undefined;

  async function work(): Promise<void> {
    for (const [name, task] of waiting) {
      current = name;
      waiting.delete(name);
      const began = performance.now();
      await task().catch(() => {});
      const pause = Math.min(performance.now() - began, longestPause);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    current = undefined;
  }

  return (name, task) => {
    if (name === current) return;
    waiting.set(name, task);
    if (current === undefined) void work();
  };
}
