import { atMost, type Figure, info } from '../figure.ts';
import { measureLongLife } from '../long-life.ts';
import { pinTo, processors, startSite } from '../running-site.ts';
import { openSlowConnections, slowBody, slowHeaders, slowWebhookCall } from '../slowloris.ts';
import { loadSteadily } from '../steady-load.ts';
import { addressesOf } from './load.ts';

const each = 300;

/** The minimum and the maximum delay between a visitor's requests, in seconds. */
const seconds = 12;

/** Hundreds of connections whose headers or bodies never end, and a visitor at the same time. */
async function measureSlowClients(): Promise<readonly Figure[]> {
  const site = await startSite('content', { WEBHOOK_SECRET: 'x'.repeat(64) });
  try {
    pinTo(processors.measured, site.pid);
    const addresses = await addressesOf(site.url);
    const began = performance.now();
    const kinds = {
      headers: openSlowConnections(site.url, each, slowHeaders),
      bodies: openSlowConnections(site.url, each, slowBody),
      calls: openSlowConnections(site.url, each, slowWebhookCall(Date.now())),
    };
    const dropped = Object.entries(kinds).map(async ([kind, { allDropped }]) => {
      await Promise.race([allDropped, new Promise((resolve) => setTimeout(resolve, 60_000))]);
      return atMost(`${each} slow ${kind} dropped after`, (performance.now() - began) / 1000, 10, 's');
    });
    const { failures, within } = await loadSteadily({
      url: site.url,
      pathOf: (request) => addresses[request % addresses.length] ?? '/',
      perSecond: 100,
      seconds,
      connections: 10,
    });
    const failed = Object.values(failures).reduce((sum, times) => sum + times, 0);
    return [
      ...(await Promise.all(dropped)),
      atMost('a visitor’s failed requests', failed, 0, ''),
      info('p99 of the others', within(0.99), 'ms'),
    ];
  } finally {
    await site.stop();
  }
}

/** Slow clients, and a long run with a small heap. */
export async function measureFloods(): Promise<readonly Figure[]> {
  return [...(await measureSlowClients()), ...(await measureLongLife())];
}
