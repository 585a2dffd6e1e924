import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { EditorContext } from '../context.ts';
import type { ProxySettings } from '../options.ts';
import { words } from '../words.ts';

/** What a proxy adds; without the settings of one, such a request comes from a network. */
const forwarded =
  /^(?:forwarded|via|x-forwarded-.+|x-(?:real|client|cluster-client)-ip|x-original-.+|x-scheme|true-client-ip|cf-.+)$/;

/** The header with the secret by which the editor knows its proxy. */
const proxySecretHeader = 'X-Proxy-Secret';

/** By what the guard knows the editor's own people, and the port on which it listens. Where people sign in, only names and origins are its. */
type Access = Pick<EditorContext, 'proxy' | 'signIn' | 'session'> & { readonly port: number };

/**
 * Refuses requests of strangers: whoever has neither the cookie nor the secret of the proxy; other names in `Host` (DNS rebinding),
 * other networks, and posts from other pages (cross-site request forgery).
 * @param isOpening whether the request is for the address with the key, which gives the cookie
 * @returns the sentence of the refusal; undefined when the request is accepted
 */
export function refusalOf(
  method: string,
  headers: IncomingHttpHeaders,
  { port, proxy, signIn, session }: Access,
  isOpening = false,
): string | undefined {
  const isRead = method === 'GET' || method === 'HEAD';
  const host = headers.host ?? '';
  const publicOrigin = (proxy ?? signIn)?.origin;
  const origins =
    publicOrigin === undefined
      ? ['127.0.0.1', 'localhost', '[::1]'].map((name) => `http://${name}:${port}`)
      : [publicOrigin];
  const isForwarded = Object.keys(headers).some((name) => forwarded.test(name));
  if (publicOrigin === undefined && isForwarded) return words.refused.proxy;
  if (!origins.some((origin) => new URL(origin).host === host))
    return publicOrigin === undefined ? words.refused.host : words.refused.otherAddress(publicOrigin);
  if (proxy !== undefined) {
    const given = headers[proxySecretHeader.toLowerCase()];
    if (!isToken(given, proxy.secret)) return words.refused.noSecret(proxySecretHeader);
    if (userOf(headers, proxy) === '') return words.refused.noUser;
  } else if (!signIn && !(isOpening && isRead) && !isToken(cookieOf(headers, sessionCookie(port)), session))
    return isRead ? words.refused.noKey : words.refused.noKeyToSave;
  if (isRead) return undefined;
  // Browsers send at least one of the two with each post. https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site
  const { origin, 'sec-fetch-site': site } = headers;
  const isOwn = origin !== undefined && origins.includes(origin) && new URL(origin).host === host;
  const isOwnSite = site === undefined || site === 'same-origin';
  return isOwn && isOwnSite ? undefined : words.refused.origin;
}

/** The name of the cookie. Browsers send the cookies of a host to all its ports, so that two editing pages need two names. */
export function sessionCookie(port: number): string {
  return `editor-session-${port}`;
}

/** The value of a cookie (RFC 6265, section 4.2.1); empty when the request has none of that name. */
export function cookieOf(headers: IncomingHttpHeaders, name: string): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** The user whom the proxy names; empty if it names none. */
export function userOf(headers: IncomingHttpHeaders, { userHeader }: ProxySettings): string {
  return [headers[userHeader.toLowerCase()]].flat().join(' ').trim().slice(0, 100);
}

/** Whether a form has the token that this process has put into it. */
export function hasToken(form: FormData, { token }: Pick<EditorContext, 'token'>): boolean {
  return isToken(form.get('token'), token);
}

/** Whether somebody gives a secret of this process, compared in a time that does not depend on how much of it is right. */
export function isToken(given: unknown, token: string): boolean {
  const [bytes, expected] = [Buffer.from(String(given)), Buffer.from(token)];
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
