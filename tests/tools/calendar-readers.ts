import { spawnSync } from 'node:child_process';
import { debianInstallation, install, mayInstallPackages } from './debian.ts';

/** Readers of calendar files for Python, as Debian packages them: two in Python, and libical. */
const packages = [
  'python3-icalendar',
  'python3-recurring-ical-events',
  'libical3',
  'gir1.2-ical-3.0',
  'python3-gi',
];

const modules = {
  python: 'import icalendar, recurring_ical_events',
  libical: 'import gi; gi.require_version("ICalGLib", "3.0"); from gi.repository import ICalGLib',
};

/** The commands that were found, since each search starts Python. */
const found = new Map<keyof typeof modules, string | undefined>();

/**
 * Finds a Python with a parser of calendar files, which is independent of the site's.
 * @returns a command, or undefined when the machine has none
 */
export function findCalendarReader(reader: keyof typeof modules): string | undefined {
  // Debian's packages belong to Debian's own Python, which need not be the first on the path.
  const search = () =>
    ['python3', '/usr/bin/python3'].find(
      (command) => spawnSync(command, ['-c', modules[reader]]).status === 0,
    );
  return found.getOrInsertComputed(reader, search);
}

/** Installs the readers where they are missing and may be installed; where they may not, the tests that need them are skipped. */
export function installCalendarReaders(): void {
  const isMissing = (['python', 'libical'] as const).some((each) => findCalendarReader(each) === undefined);
  if (isMissing && mayInstallPackages()) install(debianInstallation(packages));
}
