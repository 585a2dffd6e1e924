import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { atLeast, atMost, type Figure, info, median } from '../figure.ts';
import { startNginx } from '../nginx.ts';
import { pinTo, processors, startSite } from '../running-site.ts';
import { type Load, load } from '../wrk.ts';

const rounds = 5;
const seconds = 4;

/** A response as sent to a browser that accepts Brotli, not decompressed. */
function fetchBytes(url: string): Promise<{ headers: Headers; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      resolve({ headers: new Headers(headers), body: await buffer(response) });
    }).on('error', reject);
  });
}

/** A cached page and nginx with a file of the same bytes and headers, in turns, because single runs vary. */
export async function measureThroughput(): Promise<readonly Figure[]> {
  const site = await startSite();
  pinTo(processors.measured, site.pid);
  const page = `${site.url}/contact`;
  load(page, 2);
  // By now it is compressed with the highest quality.
  const { headers, body } = await fetchBytes(page);
  const nginx = await startNginx(headers, body);
  try {
    load(nginx.url, 1);
    const pairs = Array.from({ length: rounds }, (): readonly [Load, Load] => [
      load(page, seconds),
      load(nginx.url, seconds),
    ]);
    const failed = pairs.reduce((sum, [ours]) => sum + ours.failed, 0);
    return [
      info('cached page, one processor', median(pairs.map(([ours]) => ours.perSecond)), 'requests/s'),
      info('the same from nginx', median(pairs.map(([, theirs]) => theirs.perSecond)), 'requests/s'),
      atLeast(
        'share of nginx',
        median(pairs.map(([ours, theirs]) => ours.perSecond / theirs.perSecond)),
        0.6,
        '',
      ),
      atMost('p99, in nginx’s', median(pairs.map(([ours, theirs]) => ours.p99 / theirs.p99)), 5, ''),
      atMost('failed responses', failed, 0, ''),
    ];
  } finally {
    await nginx.stop();
    await site.stop();
  }
}
