import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { urlToHttpOptions } from 'node:url';

/**
 * `node --import emulator-for-contentful/redirect …` sends requests for Contentful's GraphQL API to the emulator at
 * CONTENT_EMULATOR_URL, for programs that have Contentful's host in their code. It covers `fetch` and `node:https`.
 */

const emulator = new URL(process.env.CONTENT_EMULATOR_URL || 'http://127.0.0.1:4000');
const isContentful = (host: unknown) => /^graphql(?:\.eu)?\.contentful\.com(?::443)?$/.test(String(host));

const { fetch } = globalThis;
globalThis.fetch = async (input, init) => {
  const url = URL.parse(input instanceof Request ? input.url : input);
  if (url === null || !isContentful(url.host)) return fetch(input, init);
  const redirected = new URL(url.pathname + url.search, emulator);
  return fetch(input instanceof Request ? new Request(redirected, input) : redirected, init);
};

const { protocol, hostname, port } = urlToHttpOptions(emulator);
for (const name of ['request', 'get'] as const) {
  const original: (...args: never[]) => http.ClientRequest = https[name];
  https[name] = (...args: unknown[]) => {
    const given = args.map((arg) => {
      return typeof arg === 'string' || arg instanceof URL ? urlToHttpOptions(new URL(arg)) : arg;
    });
    const options = Object.assign({}, ...given.filter((arg) => typeof arg === 'object'));
    if (!isContentful(options.hostname ?? options.host)) return original(...(args as never[]));
    // An agent for TLS cannot be used for the emulator.
    const redirected = { ...options, protocol, hostname, host: hostname, port, agent: undefined };
    const callback = given.find((arg) => typeof arg === 'function');
    return http[name](redirected, callback as Parameters<typeof http.request>[1]);
  };
}
syncBuiltinESMExports();
