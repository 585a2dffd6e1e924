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
  /**
   * The C library (glibc; mallopt(3)) keeps a heap for each of so many threads. What is larger than the threshold, in bytes, it takes
   * from the system and gives back; unless told, it raises that threshold to the largest that was ever given back, and keeps what
   * compressing each page once took (between 20 and 80 MB, by chance), and in the content service what making pictures once took: after
   * 400 sizes 613 MB, and with this 160.
   */
  environment: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
} as const;
