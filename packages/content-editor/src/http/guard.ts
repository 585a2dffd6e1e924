import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ProxySettings } from '../options.ts';
import { words } from '../words.ts';

/** Why a request is refused. */
interface Refusal {
  readonly status: 403;
  readonly sentence: string;
}

const refusal = (sentence: string): Refusal => ({ status: 403, sentence });

/** What a proxy adds; without the settings of one, such a request comes from a network. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/**
 * Refuses requests that do not come from a page of the editor's own: other names in `Host` (DNS rebinding), other networks, and
 * posts from other pages (cross-site request forgery).
 * @param port on which the editor listens
 */
export function refusalOf(
  method: string,
  headers: IncomingHttpHeaders,
  port: number,
  proxy: ProxySettings | undefined,
): Refusal | undefined {
  const host = headers.host ?? '';
  const origins =
    proxy === undefined
      ? ['127.0.0.1', 'localhost', '[::1]'].map((name) => `http://${name}:${port}`)
      : [proxy.origin];
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
  if (proxy === undefined && isForwarded) return refusal(words.refused.proxy);
  if (!origins.some((origin) => new URL(origin).host === host))
    return refusal(proxy === undefined ? words.refused.host : words.refused.otherAddress(proxy.origin));
  if (proxy !== undefined && userOf(headers, proxy) === '') return refusal(words.refused.noUser);
  if (method === 'GET' || method === 'HEAD') return undefined;
  // Browsers send at least one of the two with each post. https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site
  const { origin, 'sec-fetch-site': site } = headers;
  const isOwn = origin !== undefined && origins.includes(origin) && new URL(origin).host === host;
  const isOwnSite = site === undefined || site === 'same-origin';
  return isOwn && isOwnSite ? undefined : refusal(words.refused.origin);
}

/** The user whom the proxy names; empty if it names none. */
export function userOf(headers: IncomingHttpHeaders, { userHeader }: ProxySettings): string {
  return [headers[userHeader.toLowerCase()]].flat().join(' ').trim().slice(0, 100);
}

/** Whether a form has the token of this process. */
export function isToken(given: unknown, token: string): boolean {
  const bytes = Buffer.from(String(given));
  return bytes.length === token.length && timingSafeEqual(bytes, Buffer.from(token));
}
