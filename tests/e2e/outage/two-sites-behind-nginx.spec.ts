import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import http2 from 'node:http2';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, testWithTwoSites } from '#tests/e2e/fixtures/test-with-two-sites.ts';
import { embedded } from '#tests/helpers/content.ts';
import { selfSigned } from '#tests/helpers/http/self-signed.ts';
import { expectSlowClientsGone } from '#tests/helpers/http/slow-clients.ts';
import { failuresUnderLoad } from '#tests/helpers/http/steady-load.ts';
import { startNginx } from '#tests/proxies/nginx.ts';
import { nginxConfiguration } from '#tests/proxies/reverse-proxies.ts';
import { freePorts } from '#tests/proxies/server-process.ts';
import type { TwoSites } from '#tests/proxies/two-sites.ts';

const test = testWithTwoSites('nginx');
// The last test leaves one site only.
test.describe.configure({ mode: 'default' });

const places = ['/', '/contact', '/contact.data', '/whats-on', '/whats-on/choir-practice', '/calendar.ics'];
const codings = ['br', 'identity'];
const status = async (url: string) => (await fetch(url)).headers.get('cache-status');

test('nginx caches pages, data and files, and no failures', async ({ two }) => {
  const [file] = /\/assets\/[\w.-]+\.css/.exec(await (await fetch(two.url)).text()) ?? [];
  for (const path of [...places, String(file)]) {
    expect(await (await fetch(two.url + path)).text(), path).not.toBe('');
    // A purge that a site sent when it started may arrive late.
    await expect.poll(() => status(two.url + path), { message: path }).toMatch(/^site; [^,]+, nginx; hit$/);
  }
  for (let times = 0; times < 2; times += 1)
    expect(await status(`${two.url}/nobody-knows`)).toBe('site; fwd=miss, nginx; fwd=miss');
});

test('a purge as the sites send it empties the cache of nginx', async ({ two }) => {
  await expect.poll(() => status(`${two.url}/donate`)).toContain('nginx; hit');
  expect((await fetch(two.purgeUrl, { method: 'POST' })).status).toBe(204);
  expect(await status(`${two.url}/donate`)).toContain('nginx; fwd=miss');
});

test('headers between nginx and the sites do not reach visitors', async ({ two }) => {
  const [site] = two.sites;
  expect((await fetch(`${site.url}/contact`)).headers.get('surrogate-key')).toBe('content');
  expect((await fetch(`${two.url}/contact`)).headers.get('surrogate-key')).toBeNull();
  expect((await fetch(`${two.url}/purge`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${two.url}/pages/`, { method: 'DELETE' })).status).toBe(405);
});

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

/** Adds as many events as make a second page of Whats On. */
function addEvents(folder: string): void {
  for (let at = 0; at < 50; at += 1)
    writeFileSync(
      join(folder, `entries/eventPage/walk-${at}.md`),
      `---\nslug: walk-${at}\ntitle: Walk\norder: ${at}\nsummary: A walk.\nrepeats: every Saturday\nfirstDate: 2026-01-03\nstartTime: "10:00"\n---\n`,
    );
}

test('unknown query strings add nothing to nginx’s cache, and do not reach the sites', async ({
  two,
  folder,
}) => {
  addEvents(folder);
  await expect.poll(async () => (await fetch(`${two.url}/whats-on?page=2`)).status).toBe(200);
  const cached = () => readdirSync(join(two.files, 'cache/pages'), { recursive: true, withFileTypes: true });
  const files = () => cached().filter((entry) => entry.isFile()).length;
  const title = async (address: string) =>
    /<title>([^·]*) ·/.exec(await (await fetch(two.url + address)).text())?.[1];
  for (const address of ['/whats-on', '/whats-on?page=2', '/contact.data']) await title(address);
  const before = files();
  const junk = Array.from({ length: 600 }, (_, at) => {
    const name = ['utm_source', 'page', 'PAGE', 'v', '_routes', 'fbclid', '#', 'a[]'][at % 8];
    return `${['/whats-on', '/contact', '/contact.data'][at % 3]}?${name}=${at}x${at}&${'y'.repeat(at % 50)}`;
  });
  const next = async (): Promise<void> => {
    for (let address = junk.pop(); address !== undefined; address = junk.pop())
      expect((await fetch(two.url + address)).status, address).toBe(200);
  };
  await Promise.all(Array.from({ length: 20 }, next));
  // The page and the data that the tests before have not requested.
  expect(files() - before).toBeLessThan(4);
  expect(await title('/whats-on?utm_source=x')).toBe('Whats On');
  expect(await title('/whats-on?utm_source=x&page=2&PAGE=3')).toBe('Whats On, page 2');
  expect(await title('/coming-up?for=worship')).toContain('Worship');
  for (const query of ['', '?page=2', '?a=1&page=2'])
    await expect
      .poll(() => status(`${two.url}/whats-on${query}`), { message: query })
      .toContain('nginx; hit');
});

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
  const [publicPort = 0, tls = 0, purge = 0] = await freePorts(3);
  const [first = 0, second = 0] = sites.map(({ url }) => Number(new URL(url).port));
  const shipped = nginxConfiguration({ publicPort, tls, purge, sites: [first, second] }, folder);
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

test('slow clients are dropped within seconds, others are served, and one on a slow line gets its whole page', async ({
  two,
}) => {
  test.slow();
  await expectSlowClientsGone(two.url);
});

test('when one of two sites is killed under load no request fails', async ({ two }) => {
  const [first] = two.sites;
  // The cache of nginx would hide it, so most addresses here are new to nginx.
  const failures = failuresUnderLoad({
    url: two.url,
    pathOf: (request) => `${places[request % places.length]}?x=${request}`,
    perSecond: 200,
    seconds: 2,
    connections: 20,
  });
  await new Promise((resolve) => setTimeout(resolve, 700));
  first.process.kill('SIGKILL');
  expect(await failures).toEqual([]);
  await expect(fetch(first.url)).rejects.toThrow();
});
