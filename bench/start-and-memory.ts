import { atMost, type Figure, info } from './figure.ts';
import { pinTo, processors, residentMemory, startSite } from './running-site.ts';
import { load } from './wrk.ts';

/** Requests between the two measurements of memory: twice this in all. */
const half = 100_000;

/** Requests a page so many times. */
function request(url: string, count: number): void {
  for (let done = 0; done < count; ) {
    const { perSecond } = load(url, 2);
    done += perSecond * 2;
  }
}

/** How soon a built site answers, and how much memory it has after many requests. */
export async function measureStartAndMemory(): Promise<readonly Figure[]> {
  const once = await startSite();
  await once.stop();
  const site = await startSite();
  try {
    pinTo(processors.measured, site.pid);
    for (const path of ['/', '/coming-up', '/whats-on', '/calendar.ics']) request(site.url + path, half / 4);
    const between = residentMemory(site.pid);
    for (const path of ['/', '/coming-up', '/whats-on', '/calendar.ics']) request(site.url + path, half / 4);
    const after = residentMemory(site.pid);
    return [
      atMost('first answer of a built site', site.started / 1000, 1, 's'),
      info('memory after 100,000 requests', between, 'MB'),
      atMost('memory after 200,000 requests', after, 150, 'MB'),
      atMost('growth over the last half', after - between, 10, 'MB'),
    ];
  } finally {
    await site.stop();
  }
}
