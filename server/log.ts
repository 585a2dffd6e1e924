import { format } from 'node:util';
import { isContentError } from '#cms/errors.ts';

export type LogLevel = 'info' | 'warn' | 'error';

/** The events of the log, in the order of docs/operating.md, which explains them. */
export const logEvents = [
  'request',
  'site-ready',
  'site-stopping',
  'cms-failed',
  'cms-recovered',
  'cms-partial-response',
  'cache-stale-served',
  'content-held-back',
  'snapshot-written',
  'snapshot-write-failed',
  'snapshot-refused',
  'picture-write-failed',
  'entry-skipped',
  'entry-part-skipped',
  'entry-warning',
  'entry-recovered',
  'safeguarding-stale-served',
  'translation-stale-served',
  'webhook-received',
  'page-failed',
  'setting-unknown',
  'outage-text-invented',
  'console',
] as const;

export type LogEvent = (typeof logEvents)[number];

/** Writes one structured line. Its fields must contain no secret and no personal data. */
export type Log = (level: LogLevel, event: LogEvent, fields?: Readonly<Record<string, unknown>>) => void;

/** Shorter values are not masked, since they are part of many words. */
const minSecretLength = 8;

/**
 * A log of JSON lines.
 * @param write takes a whole line with its line feed
 * @param clock returns the time of each line
 * @param secrets are masked in every line: the errors of a content service may contain a token
 */
export function createLog(
  write: (line: string) => void,
  clock: () => Temporal.Instant,
  secrets: readonly string[] = [],
): Log {
  const hidden = secrets
    .filter(({ length }) => length >= minSecretLength)
    .map((secret) => JSON.stringify(secret).slice(1, -1));
  return (level, event, fields = {}) => {
    const time = clock().toString({ smallestUnit: 'millisecond' });
    const line = JSON.stringify({ time, level, event, ...fields });
    write(`${hidden.reduce((text, secret) => text.replaceAll(secret, '…'), line)}\n`);
  };
}

const consoleLevels = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Sends the console output of packages to the log, which masks secrets: React Router's warnings contain addresses. */
export function redirectConsole(log: Log, target: Pick<Console, keyof typeof consoleLevels>): void {
  for (const [name, level] of Object.entries(consoleLevels))
    target[name as keyof typeof consoleLevels] = (...values: unknown[]) =>
      log(level, 'console', { message: format(...values) });
}

/** The log fields of an error; never a token, nor the address that has it. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (isContentError(error))
    return { message: error.message, kind: error.failure.kind, operation: error.operation };
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
}
