import { saidMaxAge } from '../../freshness.ts';

/**
 * How long a browser may still use an answer without asking anew: its lifetime without its age (RFC 9111 sections 4.2.1
 * and 4.2.3). It has aged in caches, which say so, and in the browser's own, which is told by its date.
 * @param now the clock's time, in milliseconds
 * @returns milliseconds; 0 for an answer that may not be kept
 */
export function timeLeft(headers: Headers, now: number): number {
  const control = headers.get('Cache-Control') ?? '';
  const lifetime = saidMaxAge(control);
  const made = Date.parse(headers.get('Date') ?? '');
  // Of an answer without a date nobody knows how long the browser has had it.
  if (lifetime === undefined || Number.isNaN(made) || /no-(?:store|cache)/.test(control)) return 0;
  const age = Math.max(Number(headers.get('Age')) * 1000, now - made, 0);
  return Math.max(0, lifetime * 1000 - age);
}
