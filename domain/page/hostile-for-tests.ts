import fc from 'fast-check';

/** What somebody writes who wants a script to run, a tag to close, or a line to end. */
const payloads = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '<!--<script>',
  ']]><x/>',
  '<![CDATA[',
  '&lt;script&gt;',
  '\u2028alert(1)\u2029',
  '\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:forged',
  '\nATTACH:http://evil.example/',
  '\r\nSet-Cookie: a=b\r\n\r\n<script>',
  '\ud800',
  '\u0000',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  '%3Cscript%3E',
];

/** A text that an editor should not have written, alone or among others. */
export const hostileText = fc.oneof(
  fc.constantFrom(...payloads),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.oneof(fc.constantFrom(...payloads), fc.string({ maxLength: 12 })), { maxLength: 4 })
    .map((parts) => parts.join('')),
);

/** Characters that some readers of addresses drop, and others do not. */
const noise = fc.constantFrom(
  '',
  '',
  '\t',
  '\n',
  '\r',
  ' ',
  '\u0000',
  '\u0001',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\ufeff',
);

const scheme = fc.constantFrom(
  'javascript:',
  'JaVaScRiPt:',
  'vbscript:',
  'data:text/html,',
  'data:text/html;base64,',
  'blob:',
  'file:///',
  'filesystem:',
  'view-source:',
  'about:',
  'ftp:',
  'ws:',
  'intent:',
  'jar:',
  'https:',
  'http:',
  'https://',
  '//',
  '\\\\',
  '/\\',
  '/..//',
  '/.//',
  'https://own-origin.invalid//',
  '///',
  '&#106;avascript:',
  'java%73cript:',
  'tel:',
  'mailto:',
  '/',
  '#',
  '?',
  '',
);

const rest = fc.oneof(
  fc.constantFrom('alert(1)', 'evil.example/', 'user:password@evil.example', '%0aalert(1)', 'go/round'),
  hostileText,
);

/** An address that leads somewhere it should not, or pretends not to. */
export const hostileAddress = fc
  .tuple(noise, scheme, noise, rest)
  .chain(([before, start, between, end]) =>
    fc.nat(start.length).map((at) => before + start.slice(0, at) + between + start.slice(at) + end),
  );
