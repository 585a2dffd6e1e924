import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type RecordingProxy, startRecordingProxy } from '#tests/helpers/http/recording-proxy.ts';

/** The address to which a page sends its errors and warnings. */
const reportPath = '/console-errors-of-this-page';

/** Runs before any script of the page, and reports errors, warnings and violations of the page's policy to the proxy. */
const listener = `(() => {
  const report = (line) => navigator.sendBeacon('${reportPath}', line);
  for (const level of ['error', 'warn']) {
    const plain = console[level];
    console[level] = (...values) => {
      report(level + ': ' + values.join(' '));
      plain.apply(console, values);
    };
  }
  addEventListener('error', ({ message, target }) => report('error: ' + (message ?? target.outerHTML)), true);
  addEventListener('unhandledrejection', ({ reason }) => report('error: ' + reason));
  addEventListener('securitypolicyviolation', (breach) =>
    report('error: refused by ' + breach.effectiveDirective + ': ' + breach.blockedURI));
})();`;

const hash = `'sha256-${createHash('sha256').update(listener).digest('base64')}'`;

/** Inserts the listener near the start of a page, and allows it in the page's policy. */
async function forwardPage(response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const html = await text(response);
  const { 'content-length': _, etag: __, 'content-security-policy': policy, ...headers } = response.headers;
  outgoing.writeHead(response.statusCode ?? 502, {
    ...headers,
    ...(policy === undefined
      ? {}
      : { 'content-security-policy': String(policy).replace('script-src ', `script-src ${hash} `) }),
  });
  // The encoding stays among the first 1024 bytes, where browsers look for it if no header names it.
  const start = /<head>(?:<meta charset="utf-8"\/>)?/i;
  outgoing.end(html.replace(start, (before) => `${before}<script>${listener}</script>`));
}

/**
 * Starts a proxy whose pages report their errors to it, for a browser whose console cannot be read.
 * @param consoleErrors the errors of the pages are added to it
 */
export function startErrorReportingProxy(site: string, consoleErrors: string[]): Promise<RecordingProxy> {
  return startRecordingProxy(site, {
    respond(incoming, outgoing) {
      // A compressed page could not be read here.
      delete incoming.headers['accept-encoding'];
      if (incoming.url !== reportPath) return false;
      text(incoming).then(
        (line) => {
          consoleErrors.push(line);
          outgoing.writeHead(204).end();
        },
        () => outgoing.destroy(),
      );
      return true;
    },
    forward(response, outgoing) {
      if (!response.headers['content-type']?.startsWith('text/html')) return false;
      forwardPage(response, outgoing).catch(() => outgoing.destroy());
      return true;
    },
  });
}
