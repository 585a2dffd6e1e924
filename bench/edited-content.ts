import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signedHeaders } from 'emulator-for-contentful';

/** An edit: the type of an entry, and the text in it that changes. */
export interface Edit {
  readonly type: string;
  readonly text: string;
}

/** A content service whose content is edited continuously. */
export interface EditedContent {
  /** The site's `CONTENT_ENDPOINT`. */
  readonly endpoint: string;
  /** The number of queries. */
  queries(): number;
  /** Changes a text and calls the site's webhook. Returns the status of the call. */
  publish(edit: Edit, siteUrl: string): Promise<number>;
  /** The current text. */
  currentText(text: string): string;
  stop(): void;
}

/** A proxy before a content service that replaces the edited texts by numbered ones. */
export async function startEditedContent(service: string, secret: string): Promise<EditedContent> {
  const numbers = new Map<string, number>();
  let queries = 0;
  let published = 0;
  const currentText = (text: string) => `${text} ${numbers.get(text) ?? 0}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    queries += 1;
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const headers = { authorization, 'content-type': type };
    const whole = await fetch(service + (request.url ?? ''), {
      method: 'POST',
      headers,
      body: await text(request),
    });
    let body = await whole.text();
    for (const text of numbers.keys()) body = body.replaceAll(text, currentText(text));
    response.writeHead(whole.status, { 'Content-Type': 'application/json' }).end(body);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    queries: () => queries,
    currentText,
    async publish({ type, text }, siteUrl) {
      published += 1;
      numbers.set(text, published);
      const url = new URL('/hooks/content', siteUrl);
      const body = JSON.stringify({
        sys: { type: 'Entry', id: `entry-${published}`, contentType: { sys: { id: type } } },
      });
      const headers = {
        'content-type': 'application/json',
        'x-contentful-topic': 'ContentManagement.Entry.publish',
      };
      const signed = signedHeaders({ method: 'POST', url, headers, body }, secret, new Date());
      const response = await fetch(url, { method: 'POST', headers: signed, body });
      return response.status;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
