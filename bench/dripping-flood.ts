import { drippingBody, drippingCall, drippingHeaders, openDrips } from './dripping.ts';
import { atMost, type Figure, told } from './figure.ts';
import { addressesOf } from './load.ts';
import { keepOn, processors, startSite } from './running-site.ts';
import { loadSteadily } from './steady-load.ts';

const each = 300;

/** The soonest and the longest that a visitor comes meanwhile, in seconds. */
const seconds = 12;

/** Hundreds of connections whose headers or bodies never end, and a visitor who looks at pages meanwhile. */
export async function measureDripping(): Promise<readonly Figure[]> {
  const site = await startSite('content', { WEBHOOK_SECRET: 'x'.repeat(64) });
  try {
    keepOn(processors.measured, site.pid);
    const addresses = await addressesOf(site.url);
    const began = performance.now();
    const kinds = {
      headers: openDrips(site.url, each, drippingHeaders),
      bodies: openDrips(site.url, each, drippingBody),
      calls: openDrips(site.url, each, drippingCall(Date.now())),
    };
    const dropped = Object.entries(kinds).map(async ([kind, { allDropped }]) => {
      await Promise.race([allDropped, new Promise((resolve) => setTimeout(resolve, 60_000))]);
      return atMost(`${each} dripping ${kind} dropped after`, (performance.now() - began) / 1000, 10, 's');
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
      atMost('a visitor’s requests that failed meanwhile', failed, 0, ''),
      told('p99 of the others', within(0.99), 'ms'),
    ];
  } finally {
    await site.stop();
  }
}
