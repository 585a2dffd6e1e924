import type { Path } from '../page/route-pattern.ts';
import { safeHref } from './safe-href.ts';

/** Words that people use for something that the church calls otherwise, and where it is. */
export interface OtherWords {
  /** “christening, baptism, naming”. */
  readonly words: string;
  /** A page of this site, or a part of one. */
  readonly path: Path;
}

/**
 * Reads a line of words and where they lead: “christening, baptism: /christenings”.
 * @returns undefined for a line of another form
 */
export function readOtherWords(line: string): OtherWords | undefined {
  const [, words, address] = /^([^:]*\p{L}[^:]*):\s*(\/[^/\\\s]\S*)$/u.exec(line.trim()) ?? [];
  const path = safeHref(address);
  return words && path ? { words: words.trim(), path: path as Path } : undefined;
}
