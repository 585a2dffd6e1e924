import fc from 'fast-check';
import { hostileAddress, hostileText } from '#tests/fixtures/hostile-text.arbitrary.ts';

/** Text within an address: plain, or percent-encoded once or twice. */
const written = fc
  .tuple(fc.oneof(hostileText, hostileAddress), fc.constantFrom('raw', 'once', 'twice'))
  .map(([text, how]) => {
    const encoded = encodeURIComponent(text.toWellFormed());
    return how === 'raw' ? text : how === 'once' ? encoded : encodeURIComponent(encoded);
  });

const query = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.constantFrom('url', 'to', 'redirect', '_routes', 'w', 'fm', 'preview', 'page'), written)
    .map(([name, value]) => `?${name}=${value}`),
);

const start = fc.constantFrom(
  '/',
  '//',
  '/\\',
  '/./',
  '/../',
  '/%2e%2e/',
  '/%2f',
  'http://evil.example/',
  '*',
  '',
  'evil.example:443',
);

/** Targets of requests, by the route that they resemble. */
export const hostileTargets: Readonly<Record<string, fc.Arbitrary<string>>> = {
  addresses: fc.tuple(start, written, query).map((parts) => parts.join('')),
  'slugs of events': fc
    .tuple(
      fc.constantFrom('/whats-on/', '/og/whats-on/', '/_/'),
      written,
      fc.constantFrom('', '.ics', '.data', '.png'),
      query,
    )
    .map((parts) => parts.join('')),
  'parameters of pictures': fc
    .tuple(
      fc.oneof(fc.constant('lit-street'), written),
      fc.oneof(fc.nat().map(String), written),
      fc.oneof(fc.constant('720.webp'), written),
      query,
    )
    .map(([id, version, file, more]) => `/pictures/${id}/${version}/${file}${more}`),
  'short links': fc
    .tuple(fc.constantFrom('/go/', '/GO/', '/%67o/', '/go//', '/preview/'), written, query)
    .map((parts) => parts.join('')),
};

const line = fc.oneof(
  hostileText.map((text) => `X-Own: ${text}`),
  fc.constantFrom(
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding : chunked',
    'Expect: 100-continue',
    'Expect: the unexpected',
    'Upgrade: websocket',
    'Connection: upgrade',
    'Host: evil.example',
    'Host: a\r\nHost: b',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: javascript',
    'Range: bytes=0-1,5-',
    'If-None-Match: *',
    'If-None-Match: "<script>"',
    'Accept-Encoding: br;q=1e999, *;q=0',
    `Cookie: ${'a'.repeat(20_000)}`,
    ' folded: line',
    ': nameless',
  ),
);

const requests = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS') },
      { weight: 1, arbitrary: hostileText },
    ),
    fc.oneof(fc.constantFrom('/contact', '/hooks/content', '/', '*'), written),
    fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
    fc.array(line, { maxLength: 4 }),
    fc.oneof(fc.constantFrom('', '5\r\nhello\r\n0\r\n\r\n', 'hello', 'GET / HTTP/1.1\r\n\r\n'), hostileText),
  )
  .map(([method, target, version, lines, body]) =>
    Buffer.from([`${method} ${target} ${version}`, ...lines, 'Connection: close', '', body].join('\r\n')),
  );

/** Bytes that are no valid request. */
export const hostileBytes = fc.oneof(
  { weight: 4, arbitrary: requests },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
);
