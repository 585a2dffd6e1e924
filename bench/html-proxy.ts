import { once } from 'node:events';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

/** Two proxies of a site, one of which removes the scripts from pages. */
export interface HtmlProxy {
  /** The unchanged site. */
  readonly url: string;
  /** The same without any script. */
  readonly withoutScripts: string;
  stop(): Promise<void>;
}

/** Scripts and their preloads; structured data stays. */
const scripts =
  /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

function request(url: string, incoming: IncomingMessage, encoding: string): Promise<IncomingMessage> {
  const { method = 'GET', headers } = incoming;
  return new Promise((resolve, reject) => {
    send(url, { method, headers: { ...headers, 'accept-encoding': encoding } }, resolve)
      .on('error', reject)
      .end();
  });
}

async function startOne(site: string, isStripped: boolean) {
  // As the site keeps them: to compress a page takes tens of milliseconds, and longer with its scripts.
  const compressed = new Map<string, Buffer>();
  const server = createServer(async (incoming, outgoing) => {
    const isPage = incoming.headers.accept?.includes('text/html') === true;
    const response = await request(site + incoming.url, incoming, isPage ? 'identity' : 'br');
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = response.headers;
    if (!isPage) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      return;
    }
    const html = (await buffer(response)).toString();
    const body = compressed.get(html) ?? brotliCompressSync(isStripped ? html.replaceAll(scripts, '') : html);
    compressed.set(html, body);
    outgoing.writeHead(response.statusCode ?? 502, {
      ...headers,
      'content-encoding': 'br',
      'content-length': body.length,
    });
    outgoing.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://localhost:${port}`, server };
}

/** Starts two proxies of a site that differ only in the scripts of its pages. */
export async function startHtmlProxy(site: string): Promise<HtmlProxy> {
  const [whole, stripped] = await Promise.all([startOne(site, false), startOne(site, true)]);
  return {
    url: whole.url,
    withoutScripts: stripped.url,
    async stop() {
      for (const { server } of [whole, stripped]) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
}
