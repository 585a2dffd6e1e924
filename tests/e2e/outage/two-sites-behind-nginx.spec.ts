import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http2 from 'node:http2';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, testWithTwoSites } from '#tests/e2e/fixtures/test-with-two-sites.ts';
import { embedded } from '#tests/helpers/content.ts';
import { selfSigned } from '#tests/helpers/http/self-signed.ts';
import { expectSlowClientsGone } from '#tests/helpers/http/slow-clients.ts';
import { failuresUnderLoad } from '#tests/helpers/http/steady-load.ts';
import { nginxConfiguration, startNginx } from '#tests/proxies/nginx.ts';
import { freePorts } from '#tests/proxies/server-process.ts';
import type { TwoSites } from '#tests/proxies/two-sites.ts';

// The last test leaves one site only.
const test = testWithTwoSites();

const places = ['/', '/contact', '/contact.data', '/whats-on', '/whats-on/choir-practice', '/calendar.ics'];
const codings = ['br', 'identity'];

for (const title of ['Singing for joy', 'Singing for all']) {
  test(`what is published, “${title}”, is soon on both sites and on nginx`, async ({ two, folder }) => {
    const origins = [two.url, ...two.sites.map(({ url }) => url)];
    const addresses = origins.flatMap((origin) => places.map((path) => origin + path));
    /** The addresses and codings whose responses lack the new title. */
    const oldResponses = async () => {
      const all = addresses.flatMap((url) =>
        codings.map(async (coding) => {
          const response = await fetch(url, { headers: { 'Accept-Encoding': coding } });
          return (await response.text()).includes(title) ? [] : [`${coding} of ${url}`];
        }),
      );
      return (await Promise.all(all)).flat();
    };
    const isPublished = async () => {
      const response = await fetch(`${two.content.url}/spaces/${embedded.space}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${embedded.token}` },
        body: '{"query":"{eventPageCollection(where:{slug:\\"choir-practice\\"}){items{title}}}"}',
      });
      return (await response.text()).includes(title);
    };

    // Everywhere there are now responses without it, which must not stay.
    expect(await oldResponses()).toHaveLength(addresses.length * codings.length);
    const file = join(folder, 'entries/eventPage/choir-practice.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${title}`));
    await expect.poll(isPublished, { intervals: [10] }).toBe(true);
    const published = performance.now();
    await expect.poll(oldResponses, { intervals: [25] }).toEqual([]);
    const after = (performance.now() - published).toFixed(0);
    test.info().annotations.push({ type: 'new everywhere', description: `after ${after} ms` });
  });
}

/** The bytes that a server sends after this request, until it closes the connection. */
function responseTo(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let written = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (part: Buffer) => {
      written += part.toString('latin1');
    });
    socket.on('close', () => resolve(written)).on('error', () => {});
  });
}

test('a request for another host name gets no response', async ({ two }) => {
  for (const host of ['elsewhere.example', 'localhost:1'])
    expect(await responseTo(two.url, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toBe(
      '',
    );
  const { host } = new URL(two.url);
  expect(await responseTo(two.url, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

/** Starts another nginx before the sites, with a change to its configuration. */
async function startOwnNginx(
  { sites }: TwoSites,
  change: (configuration: string, place: { folder: string; tls: number }) => string,
) {
  const folder = test.info().outputPath('nginx');
  mkdirSync(folder);
  const [publicPort = 0, tls = 0] = await freePorts(2);
  const [first = 0, second = 0] = sites.map(({ url }) => Number(new URL(url).port));
  const shipped = nginxConfiguration({ publicPort, tls, sites: [first, second] });
  const url = `http://127.0.0.1:${publicPort}`;
  return { url, tls, nginx: await startNginx(change(shipped, { folder, tls }), folder, `${url}/healthz`) };
}

test('with the lines that certbot adds nginx speaks HTTP/2, under the church’s name alone', async ({
  two,
}) => {
  const { cert, key } = selfSigned('localhost');
  const { tls, nginx } = await startOwnNginx(two, (shipped, { folder, tls: port }) => {
    writeFileSync(join(folder, 'cert'), cert);
    writeFileSync(join(folder, 'key'), key);
    const added = `server_name 127.0.0.1 localhost; listen 127.0.0.1:${port} ssl; ssl_certificate ${folder}/cert; ssl_certificate_key ${folder}/key;`;
    return shipped.replace('server_name 127.0.0.1;', added);
  });
  try {
    const session = http2.connect(`https://localhost:${tls}`, { ca: cert, host: '127.0.0.1' });
    const request = session.request({ ':path': '/contact' });
    const [headers] = (await once(request, 'response')) as [http2.IncomingHttpHeaders];
    expect([headers[':status'], session.alpnProtocol]).toEqual([200, 'h2']);
    session.destroy();
    const foreign = http2.connect(`https://elsewhere.example:${tls}`, { ca: cert, host: '127.0.0.1' });
    expect(String(await once(foreign, 'error'))).toContain('unrecognized name');
  } finally {
    await nginx.stop();
  }
});

test('the number of concurrent requests of an IP address is limited', async ({ two }) => {
  const { url, nginx } = await startOwnNginx(two, (shipped) => shipped.replace('visitors 200', 'visitors 3'));
  const { host, hostname, port } = new URL(url);
  const statusOfPage = async () => (await fetch(`${url}/contact`)).status;
  // A call that looks signed is waited for, until its body is late.
  const call = `POST /hooks/content HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\nx-contentful-timestamp: ${Date.now()}\r\nx-contentful-signature: ${'a'.repeat(64)}\r\nx-contentful-signed-headers: x-contentful-timestamp,x-contentful-signed-headers\r\n\r\n`;
  const sockets = Array.from({ length: 3 }, () => connect(Number(port), hostname).on('error', () => {}));
  try {
    expect(await statusOfPage()).toBe(200);
    for (const socket of sockets) socket.write(call);
    await expect.poll(statusOfPage).toBe(429);
    for (const socket of sockets) socket.destroy();
    await expect.poll(statusOfPage).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
    await nginx.stop();
  }
});

test('slow clients are dropped after a few bytes, others are served, and one on a slow line gets its whole page', async ({
  two,
}) => {
  test.slow();
  await expectSlowClientsGone(two.url);
});

test('when one of two sites is killed under load no request fails', async ({ two }) => {
  const [first] = two.sites;
  const failures = failuresUnderLoad({
    url: two.url,
    pathOf: (request) => places[request % places.length] ?? '/',
    perSecond: 200,
    seconds: 2,
    connections: 20,
  });
  await new Promise((resolve) => setTimeout(resolve, 700));
  first.process.kill('SIGKILL');
  expect(await failures).toEqual([]);
  await expect(fetch(first.url)).rejects.toThrow();
});
