import { SettingsError } from '#server/settings/setting.ts';

/**
 * The local time at which the church's clock starts, from the arguments of `npm run dev`.
 * @returns undefined without arguments: the site then has this machine's time
 * @throws SettingsError with one sentence that says what was expected
 */
export function startTime(args: readonly string[]): Temporal.PlainDateTime | undefined {
  const given = args.join(' ');
  if (given === '') return undefined;
  const [, time = ''] = /^--at[= ](\d{4}-\d\d-\d\dT\d\d:\d\d)$/.exec(given) ?? [];
  try {
    return Temporal.PlainDateTime.from(time);
  } catch {
    throw new SettingsError(
      `npm run dev was given “${given}”, but takes only --at with a day and a time, such as “--at 2026-12-24T15:00”.`,
    );
  }
}

/**
 * How far the church's clock is ahead of this machine's, in milliseconds; less than 0 for a time that is over.
 * @param start the local time at which it starts
 * @param zone the church's time zone
 * @param now the instant at which it starts
 */
export function clockShift(start: Temporal.PlainDateTime, zone: string, now: Temporal.Instant): number {
  return start.toZonedDateTime(zone).epochMilliseconds - now.epochMilliseconds;
}
