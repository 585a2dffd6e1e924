import type { IncomingMessage } from 'node:http';

/** True for a name of the machine itself (RFC 6761 section 6.3, RFC 1122 section 3.2.1.3). */
function isLoopbackName(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);
}

/**
 * Whether pages may show the problems of the content: only if the site listens on this machine alone, and has no public address.
 * @param host the address that is listened on
 * @param siteUrl the public address; undefined when none is set
 */
export function mayShowProblems(host: string, siteUrl: string | undefined): boolean {
  return isLoopbackName(host) && (siteUrl === undefined || isLoopbackName(new URL(siteUrl).hostname));
}

/** A proxy adds the client's address or host name: then the client is not an editor on this machine. */
export function isFromThisMachine({ headers }: IncomingMessage): boolean {
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
  if (forwarded.some((name) => headers[name] !== undefined)) return false;
  return isLoopbackName((headers.host ?? '').replace(/:\d+$/, ''));
}
