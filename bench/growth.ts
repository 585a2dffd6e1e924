import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, median } from './figure.ts';
import { writeLargeContent } from './large-content.ts';
import { startSite } from './running-site.ts';

const sizes = [100, 1000, 10_000];
const addresses = ['/', '/coming-up', '/whats-on', '/_.data', '/calendar.ics', '/sitemap.xml'];
const rounds = 7;

/** A page that is made anew each time, and the bytes of it. */
interface Made {
  readonly milliseconds: number;
  readonly bytes: number;
}

async function make(url: string): Promise<Made> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const response = await fetch(url);
    if (response.status !== 200) throw new Error(`${url} answers ${response.status}.`);
    bytes = (await response.arrayBuffer()).byteLength;
    times.push(performance.now() - began);
  }
  return { milliseconds: median(times), bytes };
}

/** Two times that differ by less are alike, in milliseconds. */
const noticeable = 15;

/** What is made takes no longer to make, from one size to the next, than it grows by; and half as much again for chance. */
function growsWith(before: Made, after: Made): boolean {
  const more = after.milliseconds - before.milliseconds;
  return more < noticeable || after.milliseconds / before.milliseconds <= (1.5 * after.bytes) / before.bytes;
}

/** How pages take to content that grows ten times at each step: none is kept, so that each is made when it is asked for. */
export async function measureGrowth(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const before = new Map<string, Made>();
  for (const size of sizes) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-growth-'));
    await writeLargeContent(folder, size);
    const site = await startSite(folder, { CONTENT_MAX_AGE: '0' });
    figures.push({ name: `start with ${size} entries`, found: `${site.started.toFixed(0)} ms` });
    try {
      for (const address of addresses) {
        const made = await make(site.url + address);
        const smaller = before.get(address);
        before.set(address, made);
        figures.push({
          name: `${address} with ${size} entries`,
          found: `${made.milliseconds.toFixed(1)} ms, ${(made.bytes / 1024).toFixed(0)} KB`,
          ...(smaller === undefined
            ? {}
            : { budget: 'no faster than its output', holds: growsWith(smaller, made) }),
        });
      }
    } finally {
      await site.stop();
      await rm(folder, { recursive: true });
    }
  }
  return figures;
}
