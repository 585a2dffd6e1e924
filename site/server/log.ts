/** How grave a log line is. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Writes one structured line; fields must hold no secret and no personal data. */
export type Log = (level: LogLevel, event: string, fields?: Readonly<Record<string, unknown>>) => void;

/**
 * A log of JSON lines.
 * @param write takes a whole line, its line feed included
 * @param clock says the time for each line
 */
export function createLog(write: (line: string) => void, clock: () => Temporal.Instant): Log {
  return (level, event, fields = {}) => {
    write(
      `${JSON.stringify({ time: clock().toString({ smallestUnit: 'millisecond' }), level, event, ...fields })}\n`,
    );
  };
}
