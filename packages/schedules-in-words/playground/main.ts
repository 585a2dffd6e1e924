import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { page } from './page.ts';
import { fieldsOf, readFields } from './read-fields.ts';

const policy = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const files: Readonly<Record<string, string>> = { '/style.css': 'text/css', '/script.js': 'text/javascript' };

/** Starts the playground, for this machine alone. @param port 0 for any that is free @returns its address, and how it ends */
export async function startPlayground(port: number, clock = () => Temporal.Now.instant()) {
  const server = createServer(({ url = '/', headers }, response) => {
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, 'content-security-policy': policy }).end(body);
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const type = files[pathname];
    // Another name is that of a stranger's page which leads here (DNS rebinding).
    if (!/^(?:localhost|127\.0\.0\.1):\d+$/.test(headers.host ?? ''))
      return send(403, 'text/plain', 'The playground answers to localhost only.');
    if (type) return send(200, type, readFileSync(new URL(`.${pathname}`, import.meta.url), 'utf8'));
    if (pathname !== '/') return send(404, 'text/plain', 'There is one page only, at /.');
    const fields = fieldsOf(searchParams);
    return send(200, 'text/html; charset=utf-8', page(fields, readFields(fields, clock())));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

if (import.meta.main) {
  const { url } = await startPlayground(Number(process.env.PORT ?? 4100));
  process.stdout.write(`The playground is at ${url}\nPress Ctrl-C to stop.\n`);
}
