import { spawnSync } from 'node:child_process';
import { debianInstallation, install, mayInstallPackages } from './debian.ts';

/** Python's readers of calendar files, as Debian packages them. */
const packages = ['python3-icalendar', 'python3-recurring-ical-events'];

/**
 * Finds a Python with a calendar parser, which is independent of the site's.
 * @returns a command, or undefined when the machine has none
 */
export function findCalendarReader(): string | undefined {
  // Debian's packages belong to Debian's own Python, which need not be the first on the path.
  return ['python3', '/usr/bin/python3'].find(
    (command) => spawnSync(command, ['-c', 'import icalendar, recurring_ical_events']).status === 0,
  );
}

/** Installs that Python where it is missing and may be installed; where it may not, the tests that need it are skipped. */
export function installCalendarReader(): void {
  if (findCalendarReader() === undefined && mayInstallPackages()) install(debianInstallation(packages));
}
