import { readFileSync } from 'node:fs';
import { atMost, type Figure, info } from '../figure.ts';
import { pinTo, processors, startSite } from '../running-site.ts';
import { type LoadOutcome, loadSteadily } from '../steady-load.ts';

const perSecond = 5_000;
const seconds = 60;
const connections = 200;

/** Files that are not in the site map, but requested as often as pages. */
const besides = ['/_.data', '/contact.data', '/calendar.ics', '/coming-up.atom', '/manifest.webmanifest'];

/**
 * All that visitors request: every page, and files of the first of them. Each has been requested when this is done, so
 * that its best compression is cached.
 */
export async function addressesOf(url: string): Promise<readonly string[]> {
  const textOf = async (path: string) =>
    (await fetch(url + path, { headers: { 'Accept-Encoding': 'br' } })).text();
  const pages = [...(await textOf('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)];
  const files = (await textOf('/')).matchAll(/"(\/assets\/[\w.-]+)"/g);
  const found = [...pages, ...files].map(([, path]) => path || '/');
  const all = [...new Set([...found, ...besides])];
  for (const path of all) await textOf(path);
  return all;
}

interface Measured extends LoadOutcome {
  /** The processor time of the site, in seconds. */
  readonly busy: number;
}

/** The processor time of a process, in seconds (`/proc/…/stat`, Linux: in hundredths). */
function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}

function figuresOf(when: string, { sent, failures, within, busy }: Measured): readonly Figure[] {
  const failed = Object.entries(failures).map(([what, times]) => `${times} × ${what}`);
  const count = Object.values(failures).reduce((sum, times) => sum + times, 0);
  return [
    info(`requests ${when}`, sent, `in ${seconds} s`),
    info(`of its processor ${when}`, (busy / seconds) * 100, '%'),
    info(`median ${when}`, within(0.5), 'ms'),
    atMost(`p99 ${when}`, within(0.99), 25, 'ms'),
    info(`slowest ${when}`, within(1), 'ms'),
    { ...atMost(`failed ${when}`, count, 0, ''), found: failed.join(', ') || '0' },
  ];
}

/**
 * Mixed addresses at a steady pace, of visitors who do not wait for one another; then the same while the content service takes
 * queries and never responds, with content that becomes stale every ten seconds.
 */
export async function measureLoad(): Promise<readonly Figure[]> {
  const site = await startSite('content', { CONTENT_MAX_AGE: '10' });
  try {
    pinTo(processors.measured, site.pid);
    pinTo(processors.measuring, site.contentPid, process.pid);
    const addresses = await addressesOf(site.url);
    const pathOf = (request: number) => addresses[request % addresses.length] ?? '/';
    const load = async (): Promise<Measured> => {
      const before = processorTime(site.pid);
      const outcome = await loadSteadily({ url: site.url, pathOf, perSecond, seconds, connections });
      return { ...outcome, busy: processorTime(site.pid) - before };
    };
    // By then code is compiled, and the best compression of pages is cached.
    await loadSteadily({ url: site.url, pathOf, perSecond: perSecond / 5, seconds: 15, connections });
    const calm = await load();
    process.kill(site.contentPid, 'SIGSTOP');
    const hung = await load();
    const fault = (await (await fetch(`${site.url}/readyz`)).json()) as {
      readonly content: { state: string };
    };
    return [
      info('addresses', addresses.length, ''),
      ...figuresOf('with all well', calm),
      ...figuresOf('with a hung content service', hung),
      {
        name: 'content then',
        found: fault.content.state,
        budget: 'stale',
        holds: fault.content.state === 'stale',
      },
    ];
  } finally {
    pinTo(processors.all, process.pid);
    process.kill(site.contentPid, 'SIGCONT');
    await site.stop();
  }
}
