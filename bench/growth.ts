import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualPatience } from '#cms/answer-reading.ts';
import { createContentClient } from '#cms/client.ts';
import { AppPreRender } from '#cms/generated/operations.ts';
import { contentServiceAddress } from '#scripts/content-service.ts';
import { type Figure, median } from './figure.ts';
import { writeManyEvents } from './many-events.ts';
import { type Rendered, render } from './render.ts';
import { type RunningSite, startSite } from './running-site.ts';

const sizes = [10, 100, 1000, 10_000];
const addresses = ['/', '/coming-up', '/whats-on', '/_.data', '/calendar.ics', '/sitemap.xml'];
const rounds = 30;

/** Two times that differ by less are alike, in milliseconds. */
const noticeable = 2;

type Made = Omit<Rendered, 'address'>;

/** What is made takes no longer to make, from one size to the next, than it grows by; and half as much again for chance. */
function growsWith(before: Made, after: Made): boolean {
  const more = after.milliseconds - before.milliseconds;
  return more < noticeable || after.milliseconds / before.milliseconds <= (1.5 * after.bytes) / before.bytes;
}

/** The question that every first page asks: a hundred highlighted and a hundred regular events. */
async function askForMenu(site: RunningSite): Promise<Made> {
  const client = createContentClient(contentServiceAddress(site.content), {
    fetch: globalThis.fetch,
    patience: usualPatience,
    onPartialAnswer: () => {},
  });
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    bytes = JSON.stringify(await client.query(AppPreRender, {})).length;
    times.push(performance.now() - began);
  }
  return { milliseconds: median(times), bytes };
}

async function measure(size: number): Promise<ReadonlyMap<string, Made>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-growth-'));
  await writeManyEvents(folder, size);
  const site = await startSite(folder);
  try {
    const made = await render(site.content, rounds, addresses);
    return new Map<string, Made>([
      ['start', { milliseconds: site.started, bytes: 0 }],
      ['the menu’s query', await askForMenu(site)],
      ...made.map((page): [string, Made] => [page.address, page]),
    ]);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

/** How the site takes to ten times as many events at each step: of content at hand, every page made anew. */
export async function measureGrowth(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  let smaller: ReadonlyMap<string, Made> = new Map();
  for (const size of sizes) {
    const measured = await measure(size);
    for (const [name, made] of measured) {
      const before = smaller.get(name);
      const { milliseconds, bytes } = made;
      figures.push({
        name: `${name}, ${size.toLocaleString('en-GB')} events`,
        found: `${milliseconds.toFixed(1)} ms${bytes > 0 ? `, ${(bytes / 1024).toFixed(0)} KB` : ''}`,
        ...(before === undefined || bytes === 0
          ? {}
          : { budget: 'no faster than its output', holds: growsWith(before, made) }),
      });
    }
    smaller = measured;
  }
  return figures;
}
