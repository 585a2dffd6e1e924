import { format } from 'node:util';

/** How grave a log line is. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Writes one structured line; fields must hold no secret and no personal data. */
export type Log = (level: LogLevel, event: string, fields?: Readonly<Record<string, unknown>>) => void;

/** A shorter one is no secret, and would be found in every other word. */
const shortestSecret = 8;

/**
 * A log of JSON lines.
 * @param write takes a whole line, its line feed included
 * @param clock says the time for each line
 * @param secrets what no line may hold, whoever has put it there: a content service may say a token in its own errors
 */
export function createLog(
  write: (line: string) => void,
  clock: () => Temporal.Instant,
  secrets: readonly string[] = [],
): Log {
  const hidden = secrets
    .filter(({ length }) => length >= shortestSecret)
    .map((secret) => JSON.stringify(secret).slice(1, -1));
  return (level, event, fields = {}) => {
    const time = clock().toString({ smallestUnit: 'millisecond' });
    const line = JSON.stringify({ time, level, event, ...fields });
    write(`${hidden.reduce((told, secret) => told.replaceAll(secret, '…'), line)}\n`);
  };
}

const consoleLevels = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Lets what packages write to the console by themselves go to the log, which tells no secret: React Router's warnings hold addresses. */
export function takeConsole(log: Log, target: Pick<Console, keyof typeof consoleLevels>): void {
  for (const [name, level] of Object.entries(consoleLevels))
    target[name as keyof typeof consoleLevels] = (...words: unknown[]) =>
      log(level, 'console', { message: format(...words) });
}
