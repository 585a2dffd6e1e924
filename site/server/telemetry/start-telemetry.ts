import type { Log } from '../log.ts';
import type { TelemetrySettings } from '../settings-for-telemetry.ts';
import type { OpenTelemetryOptions } from './open-telemetry.ts';
import type { Telemetry } from './telemetry.ts';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}

/**
 * Starts to tell a collector of requests. A site that cannot do so says why in one line of its log, and runs without: nobody
 * is to miss a page for it.
 * @param load loads what does it, and with it the libraries
 */
export async function startTelemetry(
  settings: TelemetrySettings,
  options: Omit<OpenTelemetryOptions, 'settings'>,
  load: () => Promise<typeof import('./open-telemetry.ts')> = () => import('./open-telemetry.ts'),
): Promise<Telemetry | undefined> {
  const log: Log = options.log;
  for (const message of settings.problems) log('warn', 'telemetry-setting', { message });
  if (settings.traces === undefined && settings.metrics === undefined) return undefined;
  try {
    const { startOpenTelemetry } = await load();
    return await startOpenTelemetry({ ...options, settings });
  } catch (error) {
    const why = isMissing(error)
      ? 'its packages, @opentelemetry/…, are not installed'
      : `it could not be started (${error instanceof Error ? error.message : String(error)})`;
    log('warn', 'telemetry-off', {
      message: `The environment asks for OpenTelemetry, but ${why}: the site runs without.`,
    });
    return undefined;
  }
}
