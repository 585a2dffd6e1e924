import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
import type { TlsFront } from '#tests/helpers/http/tls-proxy.ts';

/** The rating of a response by MDN's HTTP Observatory. */
export interface Verdict {
  readonly status: number;
  readonly score: number;
  readonly grade: string;
  /** The result of each test. */
  readonly found: readonly string[];
  /** The results of the failed tests. */
  readonly failed: readonly string[];
}

/**
 * The list of sites that browsers know to have TLS is fetched when the package is installed, by a script that is not
 * run here. It is read once; no tested site is on it.
 */
function withoutPreloadList<Result>(look: () => Result): Result {
  const { readFileSync } = fs;
  const read = (file: unknown, ...options: unknown[]) =>
    String(file).endsWith('hsts-preload.json') ? '{}' : Reflect.apply(readFileSync, fs, [file, ...options]);
  fs.readFileSync = read as typeof readFileSync;
  try {
    return look();
  } finally {
    fs.readFileSync = readFileSync;
  }
}

/** Rates one address. The Observatory's own `scan` supports neither ports, paths nor error pages. */
export async function observe({ host, ...ports }: TlsFront, path: string): Promise<Verdict> {
  const retrieved = await retrieve(host, { ...ports, path });
  const results = withoutPreloadList(() => ALL_TESTS.map((judge) => judge(retrieved)));
  const points = results.map(({ result }) => getScoreModifier(result));
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 100);
  const plain = sum(points.filter((one) => one < 0));
  const whole = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : plain;
  return {
    status: retrieved.responses.auto?.status ?? 0,
    ...getGradeForScore(whole),
    found: results.map(({ result }) => String(result)),
    failed: results.filter(({ pass }) => !pass).map(({ result }) => String(result)),
  };
}
