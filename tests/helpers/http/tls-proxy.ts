import { createServer, type RequestListener, request, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { selfSigned } from './self-signed.ts';

/** A proxy before a site, with TLS on one port and a redirect to it on another. */
export interface TlsFront {
  readonly host: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  close(): Promise<void>;
}

/** The name that the site and its certificate have. */
const host = 'localhost';

/** Of every front: of two trusted certificates of one name OpenSSL may take either as the issuer, and then finds the signature wrong. */
const certificate = selfSigned(host);

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Forwards a request. A redirect becomes a 200, since a client would follow it and check another response. */
function forward(site: string): RequestListener {
  return ({ method, url, headers }, response) => {
    request(new URL(url ?? '/', site), { method, headers }, (incoming) => {
      const status = incoming.statusCode ?? 502;
      response.writeHead(status >= 300 && status < 400 ? 200 : status, incoming.headers);
      incoming.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  };
}

/**
 * Starts a TLS proxy before a site. Until it is closed, this process trusts the certificate.
 * @param site its origin
 */
export async function startTlsFront(site: string): Promise<TlsFront> {
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, certificate.cert]);
  const secure = createTlsServer(certificate, forward(site));
  const httpsPort = await listen(secure);
  const plain = createServer((request, response) => {
    response.writeHead(301, { Location: `https://${host}:${httpsPort}${request.url}` }).end();
  });
  const httpPort = await listen(plain);
  return {
    host,
    httpPort,
    httpsPort,
    async close() {
      setDefaultCACertificates(trusted);
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
