/** The seed of random tests; `LONG_RUNS_SEED` gives another. */
export const seed = Number(process.env.LONG_RUNS_SEED ?? 26);

/** How many random cases a test tries: all of them with `LONG_RUNS=1`, otherwise a fortieth. */
export const runs = (long: number): number =>
  process.env.LONG_RUNS === '1' ? long : Math.max(1, Math.floor(long / 40));
