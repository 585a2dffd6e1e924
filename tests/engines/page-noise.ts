import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type RecordingProxy, startRecordingProxy } from '#tests/helpers/recording-proxy.ts';

/** The address to which a page sends its errors and warnings. */
const noisePath = '/noise-of-this-page';

/** Runs before any script of the page, and reports errors, warnings and violations of the page's policy to the proxy. */
const listener = `(() => {
  const tell = (line) => navigator.sendBeacon('${noisePath}', line);
  for (const level of ['error', 'warn']) {
    const plain = console[level];
    console[level] = (...words) => {
      tell(level + ': ' + words.join(' '));
      plain.apply(console, words);
    };
  }
  addEventListener('error', ({ message, target }) => tell('error: ' + (message ?? target.outerHTML)), true);
  addEventListener('unhandledrejection', ({ reason }) => tell('error: ' + reason));
  addEventListener('securitypolicyviolation', (breach) =>
    tell('error: refused by ' + breach.effectiveDirective + ': ' + breach.blockedURI));
})();`;

const hash = `'sha256-${createHash('sha256').update(listener).digest('base64')}'`;

/** Puts the listener first into a page, and allows it, and nothing else, in the page's policy. */
async function handOnPage(response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const html = await text(response);
  const { 'content-length': _, etag: __, 'content-security-policy': policy, ...headers } = response.headers;
  outgoing.writeHead(response.statusCode ?? 502, {
    ...headers,
    ...(policy === undefined
      ? {}
      : { 'content-security-policy': String(policy).replace('script-src ', `script-src ${hash} `) }),
  });
  outgoing.end(html.replace(/<head>/, () => `<head><script>${listener}</script>`));
}

/**
 * Starts a proxy whose pages report their errors to it, for a browser whose console cannot be read.
 * @param noise what they say is added to it
 */
export function startListeningProxy(site: string, noise: string[]): Promise<RecordingProxy> {
  return startRecordingProxy(site, {
    respond(incoming, outgoing) {
      // What is compressed could not be read here.
      delete incoming.headers['accept-encoding'];
      if (incoming.url !== noisePath) return false;
      text(incoming).then(
        (line) => {
          noise.push(line);
          outgoing.writeHead(204).end();
        },
        () => outgoing.destroy(),
      );
      return true;
    },
    forward(response, outgoing) {
      if (!response.headers['content-type']?.startsWith('text/html')) return false;
      handOnPage(response, outgoing).catch(() => outgoing.destroy());
      return true;
    },
  });
}
