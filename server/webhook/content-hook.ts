import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import type { NamedHeader } from '../settings/setting.ts';
import { type ContentChange, parseChange } from './content-change.ts';
import { createReplayGuard } from './replay-guard.ts';
import { isSame, isSigned, signatureOf } from './signature.ts';

/** Where the content service calls. */
export const hookPath = '/hooks/content';

/** The largest body, in bytes: an entry of Contentful's is smaller. */
const largestBody = 65_536;

/** How long a body may take, in milliseconds. */
const patience = 10_000;

/** How callers prove that they may call; either is enough. */
export interface HookSecrets {
  /** The 64 characters with which Contentful signs its calls. */
  readonly signing: string | undefined;
  /** A header that only the content service knows. */
  readonly header: NamedHeader | undefined;
}

interface HookOptions {
  readonly secrets: HookSecrets;
  /** What every answer says for the safety of its reader. */
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: () => Temporal.Instant;
  readonly onChange: (change: ContentChange) => void;
  readonly log: Log;
}

/** Says that calls were refused, once a minute at most: whoever forges thousands fills no log. */
function createComplaint(clock: HookOptions['clock'], say: (fields: Record<string, unknown>) => void) {
  let quietUntil = 0;
  let unsaid = 0;
  return (status: number): void => {
    const now = clock().epochMilliseconds;
    if (now < quietUntil) unsaid += 1;
    else {
      say({ status, before: unsaid });
      [quietUntil, unsaid] = [now + 60_000, 0];
    }
  };
}

/** Reads a body; a status where it is too large, too slow or breaks off. */
function readBody(request: IncomingMessage): Promise<Buffer | number> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const late = setTimeout(() => resolve(408), patience);
    const end = (outcome: Buffer | number) => {
      clearTimeout(late);
      resolve(outcome);
    };
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size > largestBody) end(413);
      else parts.push(part);
    });
    request.on('end', () => end(Buffer.concat(parts)));
    request.on('error', () => end(400));
  });
}

/**
 * Takes the content service's calls. One that is refused is told nothing but that: not whether its signature, its age or
 * its secret was wrong.
 */
export function createContentHook({ secrets, headers: everyHeader, clock, onChange, log }: HookOptions) {
  const guard = createReplayGuard(clock);
  const complain = createComplaint(clock, (fields) => log('warn', 'content-call-refused', fields));

  function bearsHeader({ headers }: IncomingMessage): boolean {
    const own = secrets.header && headers[secrets.header.name.toLowerCase()];
    return secrets.header !== undefined && typeof own === 'string' && isSame(own, secrets.header.value);
  }

  async function judge(request: IncomingMessage): Promise<number> {
    const { headers, method = '', url: target = '' } = request;
    if (Number(headers['content-length'] ?? 0) > largestBody) return 413;
    const isTrusted = bearsHeader(request);
    const signature = secrets.signing === undefined ? undefined : signatureOf(headers, clock());
    // Who can prove nothing is not listened to.
    if (!isTrusted && signature === undefined) return 403;
    const body = await readBody(request);
    if (typeof body === 'number') return body;
    if (!isTrusted) {
      const { signing = '' } = secrets;
      const isGenuine = isSigned({ method, target, headers, body }, signature ?? '', signing);
      if (!isGenuine || !guard.isNew(signature ?? '')) return 403;
    }
    const change = parseChange(String(headers['x-contentful-topic'] ?? ''), body.toString());
    if (change === undefined) return 400;
    onChange(change);
    return 204;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const status = request.method === 'POST' ? await judge(request) : 405;
    if (status === 204) log('info', 'content-call', { topic: request.headers['x-contentful-topic'] });
    else complain(status);
    response
      .writeHead(status, {
        'Cache-Control': 'no-store',
        ...everyHeader,
        ...(status === 204 ? {} : { 'Content-Length': '0', Connection: 'close' }),
        ...(status === 405 ? { Allow: 'POST' } : {}),
      })
      .end();
  };
}
