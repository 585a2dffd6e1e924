import { existsSync } from 'node:fs';
import { debianInstallation, install, mayInstallPackages } from '#tests/tools/debian.ts';

/** The web servers that can be a reverse proxy, with their Debian packages. */
const servers = {
  nginx: { package: 'nginx-light', files: ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'] },
  caddy: { package: 'caddy', files: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'] },
} as const;

/** A web server that can be a reverse proxy. */
export type WebServer = keyof typeof servers;

/** Where a web server is; undefined when the machine has none. */
export function findWebServer(name: WebServer): string | undefined {
  return servers[name].files.find((file) => existsSync(file));
}

/** With systemd an installed server starts automatically. This stops it, so that none listens on port 80 after a test. */
const wouldStart = existsSync('/run/systemd/system');

/** True where the tests install the web servers, so that a missing one is a failure. */
const mustInstallWebServers = mayInstallPackages() && !wouldStart;

/** True where a web server is missing and not installed, so that the tests that need it are skipped. */
export const doWithout = (name: WebServer): boolean =>
  findWebServer(name) === undefined && !mustInstallWebServers;

/** What to do about a web server that is missing. */
export const missing = (name: WebServer): string =>
  `${name} is missing: apt-get install ${servers[name].package}.`;

/** Installs the web servers that are missing, where that is allowed. */
export function installWebServers(): void {
  const missing = (Object.keys(servers) as WebServer[]).filter((name) => findWebServer(name) === undefined);
  if (missing.length > 0 && mustInstallWebServers)
    install(debianInstallation(missing.map((name) => servers[name].package)));
}
