import { setTimeout } from 'node:timers/promises';
import { startCommand } from '#tests/helpers/command.ts';
import { descendantsOf } from '#tests/helpers/processes.ts';
import { atMost, type Figure, info, median } from '../figure.ts';
import { pinTo, processors, residentMemory, startSite } from '../running-site.ts';
import { load } from '../wrk.ts';

/** How often `npm start` is started. */
const starts = 5;

/** Requests between the two measurements of memory: twice this in all. */
const half = 100_000;

/** Requests a page so many times. */
function request(url: string, count: number): void {
  for (let done = 0; done < count; ) {
    const { perSecond } = load(url, 2);
    done += perSecond * 2;
  }
}

/** Starts `npm start` and waits for its first response. @returns the command, and the time in seconds */
async function startAll() {
  const began = performance.now();
  const npm = startCommand('npm', ['start']);
  const response = await fetch(await npm.waitForOutput(/The site is at (\S+)/));
  await response.text();
  return { npm, seconds: (performance.now() - began) / 1000 };
}

/** `npm start`: the median of several starts, and its processes without visitors (npm itself, the content service, the site). */
async function measureAtRest(): Promise<readonly Figure[]> {
  // So that the first start does not count the time in which this process loads its own client.
  await fetch('data:,');
  const times: number[] = [];
  for (let start = 1; start < starts; start += 1) {
    const { npm, seconds } = await startAll();
    times.push(seconds);
    await npm.stop();
  }
  const { npm, seconds } = await startAll();
  try {
    await setTimeout(10_000);
    const pids = [npm.pid, ...descendantsOf(npm.pid)];
    const memory = pids.reduce((total, pid) => total + residentMemory(pid), 0);
    return [
      atMost('npm start of a built site, first response', median([...times, seconds]), 1, 's'),
      atMost('processes of npm start at rest', pids.length, 3, ''),
      atMost('their memory (sum of RSS)', memory, 250, 'MiB'),
    ];
  } finally {
    await npm.stop();
  }
}

/** The start time of a built site, its memory after many requests, and that of `npm start` at rest. */
export async function measureStartAndMemory(): Promise<readonly Figure[]> {
  const atRest = await measureAtRest();
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
      ...atRest,
      atMost('first response of a built site', site.started / 1000, 1, 's'),
      info('memory after 100,000 requests', between, 'MB'),
      atMost('memory after 200,000 requests', after, 150, 'MB'),
      atMost('growth over the last half', after - between, 10, 'MB'),
    ];
  } finally {
    await site.stop();
  }
}
