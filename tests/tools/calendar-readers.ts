import { spawnSync } from 'node:child_process';
import { debianInstallation, install, mayInstallPackages } from './debian.ts';

/** Readers of calendar files as Debian packages them: one in Python, libical, and sabre/vobject in PHP. */
const packages = [
  'python3-icalendar',
  'python3-recurring-ical-events',
  'libical3',
  'gir1.2-ical-3.0',
  'python3-gi',
  'php-cli',
  'php-sabre-vobject',
];

// Debian's packages belong to Debian's own Python, which need not be the first on the path.
const pythons = ['python3', '/usr/bin/python3'];

/** The commands that may have a reader, and a program that fails where it is missing. */
const programs = {
  python: [pythons, '-c', 'import icalendar, recurring_ical_events'],
  libical: [
    pythons,
    '-c',
    'import gi; gi.require_version("ICalGLib", "3.0"); from gi.repository import ICalGLib',
  ],
  sabre: [['php'], '-r', 'error_reporting(E_ERROR); require "Sabre/VObject/autoload.php";'],
} as const;

export type DebianReader = keyof typeof programs;

/** The commands that were found, since each search starts a program. */
const found = new Map<DebianReader, string | undefined>();

/**
 * Finds a reader of calendar files, which is independent of the site's.
 * @returns the command that runs its script, or undefined when the machine has none
 */
export function findCalendarReader(reader: DebianReader): string | undefined {
  const [commands, ...args] = programs[reader];
  const search = () => commands.find((command) => spawnSync(command, args).status === 0);
  return found.getOrInsertComputed(reader, search);
}

/** Installs the readers where they are missing and may be installed; where they may not, the tests that need them are skipped. */
export function installCalendarReaders(): void {
  const isMissing = (['python', 'libical', 'sabre'] as const).some(
    (each) => findCalendarReader(each) === undefined,
  );
  if (isMissing && mayInstallPackages()) install(debianInstallation(packages));
}
