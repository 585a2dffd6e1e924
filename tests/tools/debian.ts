import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process may install Debian's packages: it is root on a Debian. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** The commands that install Debian's packages, and nothing that these merely recommend. */
export function debianInstallation(packages: readonly string[]): readonly (readonly [string, ...string[]])[] {
  return [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
}

/** Runs an installation's commands one after another. Each is printed before it starts, without its output. */
export function install(commands: readonly (readonly [string, ...string[]])[]): void {
  for (const [command, ...args] of commands) {
    process.stdout.write(`${command} ${args.join(' ')}\n`);
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      shell: process.platform === 'win32',
    });
  }
}
