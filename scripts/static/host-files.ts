import { drawingPolicy } from '#app/html/content-security-policy.ts';
import { cacheForAPage } from '#app/loaders/cache-lifetime.ts';
import { element } from '#app/seo/xml.ts';
import type { Words } from '#languages/words.ts';
import { securityHeaders } from '#server/security/security-headers.ts';

/** An address that leads on to another, as the server would redirect it. */
export interface Redirect {
  /** The path on its host. */
  readonly from: string;
  /** A path on its host, or an address. */
  readonly to: string;
  readonly status: number;
}

/**
 * A page that leads on, for hosts that know no redirects: at once (HTML, `http-equiv="refresh"`), and by a link in words. Search engines
 * take the address to which it leads. Within the site it leads to a path, so that it stays on the host that it is read from.
 * @param siteUrl the public address, of which the paths are
 */
export function leadingPage(to: string, siteUrl: string, words: Words): string {
  const address = new URL(to, siteUrl).href;
  const html = element('html', { lang: words.language }, [
    element('head', {}, [
      element('meta', { charset: 'utf-8' }),
      element('meta', { 'http-equiv': 'Content-Security-Policy', content: "default-src 'none'" }),
      element('meta', { 'http-equiv': 'refresh', content: `0; url=${to}` }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'robots', content: 'noindex' }),
      element('link', { rel: 'canonical', href: address }),
      element('title', {}, address),
    ]),
    element('body', {}, [element('p', {}, [element('a', { href: to }, words.leadsOn(address))])]),
  ]);
  return `<!DOCTYPE html>${html.xml}\n`;
}

/**
 * The redirects in the form of Cloudflare and Netlify, which give them precedence over a page, or the page over them. Cloudflare takes
 * 2,000 lines of 1,000 letters (developers.cloudflare.com/workers/static-assets/redirects), and reads “*” and “:name” as patterns that
 * every address may fit; what is beyond, or has one of them, leads on by its page.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const plain = redirects.filter(({ from }) => !/[*:]/.test(from));
  return plain
    .map(({ from, to, status }) => `${from} ${to} ${status}`)
    .filter((line) => line.length <= 1_000)
    .slice(0, 2_000)
    .map((line) => `${line}\n`)
    .join('');
}

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The headers that the server sends, in the form of Cloudflare and Netlify. Each page has its own policy in itself, but for who may
 * frame it; where two rules fit, both policies hold.
 * @param base the path below which the site is, with a slash at its end
 */
export function headersFile(siteUrl: string, base: string): string {
  const rules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '*': { ...securityHeaders(siteUrl), 'Content-Security-Policy': "frame-ancestors 'none'" },
    '*.data': { 'Content-Type': 'text/x-script', 'Cache-Control': cacheForAPage },
    '*.ics': { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': cacheForAPage },
    '*.atom': { 'Content-Type': 'application/atom+xml; charset=utf-8' },
    '*.webmanifest': { 'Content-Type': 'application/manifest+json' },
    'assets/*': forever,
    'palettes/*': forever,
    'papers/*': forever,
    'favicon.svg': { 'Content-Security-Policy': drawingPolicy },
    'pictures/*': { ...forever, 'Content-Security-Policy': drawingPolicy },
  };
  return Object.entries(rules)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${base}${path}\n${lines.join('')}`;
    })
    .join('\n');
}
