import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startCommand } from '#tests/helpers/command.ts';
import { failuresUnderLoad } from '#tests/helpers/http/steady-load.ts';
import { descendantsOf } from '#tests/helpers/processes.ts';
import { atMost, type Figure, info, median } from '../figure.ts';
import { residentMemory, startSite } from '../running-site.ts';

/** How often `npm start` is started. */
const starts = 5;

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
      atMost('npm start of a built site, first response', median([...times, seconds]), 1.1, 's'),
      atMost('processes of npm start at rest', pids.length, 3, ''),
      atMost('their memory (sum of RSS)', memory, 260, 'MiB'),
    ];
  } finally {
    await npm.stop();
  }
}

/** The site's memory after 40,000 requests, and again after as many. */
async function measureVisited(): Promise<readonly Figure[]> {
  const site = await startSite();
  const pages = ['/', '/coming-up', '/whats-on', '/calendar.ics'];
  const pathOf = (request: number) => pages[request % pages.length] ?? '/';
  const memories: number[] = [];
  try {
    for (const _ of ['first', 'second']) {
      const failures = await failuresUnderLoad({
        url: site.url,
        pathOf,
        perSecond: 1_000,
        seconds: 40,
        connections: 50,
      });
      if (failures.length > 0) throw new Error(`${failures.length} requests failed, first: ${failures[0]}.`);
      memories.push(residentMemory(site.pid));
    }
    const [between = Number.NaN, after = Number.NaN] = memories;
    return [
      atMost('memory after 80,000 requests', after, 150, 'MB'),
      atMost('growth over the last half', after - between, 10, 'MB'),
    ];
  } finally {
    await site.stop();
  }
}

/** A start with ten thousand events more than the demonstration's: copies of one of its own, each at its own address. */
async function measureLargeStart(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const events = join(folder, 'entries/eventPage');
  try {
    cpSync('content', folder, { recursive: true });
    const event = readFileSync(join(events, 'choir-practice.md'), 'utf8');
    for (let copy = 0; copy < 10_000; copy += 1)
      writeFileSync(join(events, `copy-${copy}.md`), event.replace(/^slug: .*$/m, `slug: copy-${copy}`));
    const site = await startSite(folder);
    await site.stop();
    return [
      atMost('start of the content service with 10,000 events', site.contentStarted, 6, 's'),
      info('first response of the site after it', site.started, 's'),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The start time of a built site and of a large one, its memory after many requests, and that of `npm start` at rest. */
export async function measureStartAndMemory(): Promise<readonly Figure[]> {
  return [...(await measureAtRest()), ...(await measureVisited()), ...(await measureLargeStart())];
}
