import { startTwoSites } from '#tests/proxies/two-sites.ts';
import type { WebServer } from '#tests/proxies/web-servers.ts';
import { atMost, type Figure, info } from '../figure.ts';
import { loadSteadily } from '../steady-load.ts';
import { addressesOf } from './load.ts';

const perSecond = 500;
const seconds = 30;

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function measureBehind(server: WebServer): Promise<readonly Figure[]> {
  const two = await startTwoSites(server);
  try {
    const addresses = await addressesOf(two.url);
    const load = loadSteadily({
      url: two.url,
      // Every second address is not in the proxy's cache, so a site serves it.
      pathOf: (request) =>
        (addresses[request % addresses.length] ?? '/') + (request % 2 === 0 ? '' : `?x=${request}`),
      perSecond,
      seconds,
      connections: 50,
    });
    for (const which of [0, 1] as const) {
      await after(5_000);
      two.sites[which].process.kill('SIGKILL');
      await after(5_000);
      await two.restart(which);
    }
    const { failures, within } = await load;
    const failed = Object.values(failures).reduce((sum, times) => sum + times, 0);
    return [
      atMost(`failed behind ${server}, each site killed once`, failed, 0, `of ${perSecond * seconds}`),
      info(`p99 behind ${server}`, within(0.99), 'ms'),
    ];
  } finally {
    await two.stop();
  }
}

/** Two sites behind nginx and behind Caddy; one is killed and restarted, and then the other. */
export async function measureTwoSites(): Promise<readonly Figure[]> {
  return [...(await measureBehind('nginx')), ...(await measureBehind('caddy'))];
}
