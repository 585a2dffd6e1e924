import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from './test.ts';

interface Recorded {
  /** The paths that the site was asked for, in order; what the browser took from its own cache is not among them. */
  asked: string[];
}

/** A test that reaches the site through a door where every request is written down. */
export const test = base.extend<Recorded & { door: { url: string; asked: string[] } }>({
  door: async ({ baseURL }, use) => {
    const asked: string[] = [];
    const server = createServer((incoming, outgoing) => {
      const path = incoming.url ?? '';
      asked.push(path);
      const { method, headers } = incoming;
      const onward = send(`${baseURL}${path}`, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      outgoing.on('close', () => onward.destroy());
      incoming.pipe(onward);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  asked: async ({ door }, use) => use(door.asked),
  page: async ({ browser, door, contextOptions, viewport }, use) => {
    const context = await browser.newContext({ ...contextOptions, viewport, baseURL: door.url });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };
