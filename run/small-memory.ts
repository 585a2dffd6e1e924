/**
 * What keeps the site's process small, without making it slower: a page is made of many small things that are soon thrown away,
 * and neither Node nor the C library gives room back that they once took for them.
 */
export const smallMemory = {
  /**
   * Flags of Node: room for young objects, in megabytes, for more of it only puts off looking through it; and by how much the rest
   * may grow before it is looked through, in percent.
   */
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=30'],
  /** The C library keeps a heap for each of so many threads, and each keeps what compressing a page once took. */
  environment: { MALLOC_ARENA_MAX: '2' },
} as const;
