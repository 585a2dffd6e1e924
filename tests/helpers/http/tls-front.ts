import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import { selfSigned } from './self-signed.ts';

/** An HTTPS server for `localhost` that hands each request on to a port of this machine, as Caddy does before the editing page. */
export function tlsFront(port: number): Server {
  return createServer(selfSigned('localhost'), (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
}
