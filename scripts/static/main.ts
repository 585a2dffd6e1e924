import { parseArgs } from 'node:util';
import { announce } from '#editorial/check/annotations.ts';
import { SettingsError } from '#server/settings/setting.ts';
import { runCommand } from '../run-command.ts';
import { exportSite } from './export-site.ts';

/** Where the exported site is written, from the project's folder. */
const folder = 'build/static';

/**
 * The arguments of `npm run build:static`.
 * @throws SettingsError with one sentence that says what was expected
 */
export function readArguments(args: readonly string[]) {
  try {
    const options = { base: { type: 'string', default: '' }, at: { type: 'string' } } as const;
    const { base, at } = parseArgs({ args: [...args], options }).values;
    const path = base.replaceAll(/^\/|\/$/g, '');
    if (path !== '' && !/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(path)) throw new TypeError();
    if (at !== undefined && !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at)) throw new TypeError();
    return {
      base: path === '' ? '/' : `/${path}/`,
      at: at === undefined ? undefined : Temporal.PlainDateTime.from(at),
    };
  } catch {
    throw new SettingsError(
      `npm run build:static was given “${args.join(' ')}”, but takes only --base with a path of the host, such as “--base /church/”, and --at with a day and a time, such as “--at 2026-12-24T15:00”.`,
    );
  }
}

/** Writes the site as files, and says how large they are and until when they are true. */
async function main(): Promise<void> {
  // Neither the process that makes pictures nor its channel keeps this one alive.
  const alive = setInterval(() => {}, 60_000);
  const warn = (sentence: string) => void process.stderr.write(announce(sentence, process.env));
  const { files, validUntil } = await exportSite({
    ...{ ...readArguments(process.argv.slice(2)), environment: process.env, folder, warn },
  });
  const bytes = Array.from(files.values(), (file) => Buffer.byteLength(file)).reduce(
    (sum, size) => sum + size,
    0,
  );
  const until = validUntil?.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });
  const truth =
    until === undefined ? 'true until content changes' : `true until ${until} (${validUntil?.timeZoneId})`;
  process.stdout.write(`${folder}: ${files.size} files, ${(bytes / 1_000_000).toFixed(1)} MB, ${truth}.\n`);
  clearInterval(alive);
}

if (import.meta.main) await runCommand(main, `Nothing was written: ${folder} is as it was.\n`);
