import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import { isSigned, signatureOf } from './signature.ts';

export const webhookPath = '/hooks/content';

/** The maximum size of a body, in bytes: Contentful's entries are smaller. */
const maxBodySize = 65_536;

/** Contentful's topics for drafts, which visitors do not see. While an editor types there are many. */
const draftTopics = /\.(?:create|save|auto_save|archive|unarchive)$/;

interface WebhookOptions {
  /** The secret of 64 characters with which the content service signs. */
  readonly secret: string;
  /** The security headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: () => Temporal.Instant;
  /** Called for each genuine call about published content. */
  readonly onCall: () => void;
  readonly log: Log;
}

/** Reads a body; returns a status when it is too large or breaks off. The server ends a request that is too slow. */
function readBody(request: IncomingMessage): Promise<Buffer | number> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size > maxBodySize) resolve(413);
      else parts.push(part);
    });
    request.on('end', () => resolve(Buffer.concat(parts)));
    request.on('error', () => resolve(400));
  });
}

/**
 * Handles webhook calls. After any of them all content is fetched again, so a replayed call does no harm. A refused caller does
 * not learn whether its signature or its age was wrong.
 */
export function createWebhook({ secret, headers: everyHeader, clock, onCall, log }: WebhookOptions) {
  async function statusFor(request: IncomingMessage): Promise<number> {
    const { headers, method = '', url: target = '' } = request;
    if (Number(headers['content-length'] ?? 0) > maxBodySize) return 413;
    const signature = signatureOf(headers, clock());
    if (signature === undefined) return 403;
    const body = await readBody(request);
    if (typeof body === 'number') return body;
    return isSigned({ method, target, headers, body }, signature, secret) ? 204 : 403;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const status = request.method === 'POST' ? await statusFor(request) : 405;
    if (status === 204) {
      const topic = String(request.headers['x-contentful-topic'] ?? '');
      log('info', 'webhook-received', { topic });
      if (!draftTopics.test(topic)) onCall();
    }
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
