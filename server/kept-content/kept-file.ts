import { hash } from 'node:crypto';
import type { StoredAnswer } from '#cms/answer-store.ts';
import { isRecord } from '#cms/record.ts';

/** The form of the files; one of another form is not read. */
const form = 'church-website kept content 1';

/** The name of an answer's file: nothing of the key, which may hold what a visitor has typed, is in it. */
export function keptFileName(key: string): string {
  return `${hash('sha256', key).slice(0, 40)}.json`;
}

/** An answer as it is written: the form, a checksum of all that follows, and on a line each what it is and what it says. */
export function writeKept({ data, ...about }: StoredAnswer): string {
  const body = `${JSON.stringify(about)}\n${JSON.stringify(data)}\n`;
  return `${form} ${hash('sha256', body)}\n${body}`;
}

function parseAbout(line: string): Omit<StoredAnswer, 'data'> | undefined {
  const about: unknown = JSON.parse(line);
  if (!isRecord(about)) return undefined;
  const { key, question, askedAt } = about;
  if (typeof key !== 'string' || typeof question !== 'string' || typeof askedAt !== 'number')
    return undefined;
  return { key, question, askedAt };
}

/**
 * Reads what `writeKept` has written.
 * @param name of the file, which must be that of the answer
 * @returns undefined when a byte is missing or another, or it is of another form
 */
export function readKept(name: string, text: string): StoredAnswer | undefined {
  const start = text.indexOf('\n') + 1;
  const body = text.slice(start);
  if (text.slice(0, start) !== `${form} ${hash('sha256', body)}\n`) return undefined;
  const [first = '', second = ''] = body.split('\n');
  const about = parseAbout(first);
  if (about === undefined || keptFileName(about.key) !== name) return undefined;
  return { ...about, data: JSON.parse(second) };
}
