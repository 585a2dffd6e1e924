import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, round } from '../figure.ts';
import { writeManyEvents } from '../many-events.ts';
import { startSite } from '../running-site.ts';
import { type Rendered, render } from './render.ts';

const sizes = [10, 100, 1000, 10_000];
const addresses = ['/', '/coming-up', '/whats-on', '/_.data', '/calendar.ics', '/sitemap.xml'];
const rounds = 30;

/** Two times that differ by less count as equal, in milliseconds. */
const noticeable = 2;

type Cost = Omit<Rendered, 'address'>;

/** From one size to the next a time may grow by the same factor as its output, and by half of that for variance. */
function growsWith(before: Cost, after: Cost): boolean {
  const more = after.milliseconds - before.milliseconds;
  return more < noticeable || after.milliseconds / before.milliseconds <= (1.5 * after.bytes) / before.bytes;
}

async function measure(size: number): Promise<ReadonlyMap<string, Cost>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-growth-'));
  await writeManyEvents(folder, size);
  const site = await startSite(folder);
  try {
    const rendered = await render(site.content, rounds, addresses);
    return new Map<string, Cost>([
      ['start', { milliseconds: site.started, bytes: 0 }],
      ...rendered.map((page): [string, Cost] => [page.address, page]),
    ]);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

/** How long pages take with 10, 100, 1,000 and 10,000 events, with content loaded and nothing cached. */
export async function measureGrowth(): Promise<readonly Figure[]> {
  const steps: ReadonlyMap<string, Cost>[] = [];
  for (const size of sizes) steps.push(await measure(size));
  const [first = new Map<string, Cost>()] = steps;
  return [...first.keys()].map((name) => {
    const rendered = steps.flatMap((step) => step.get(name) ?? []);
    const found = rendered.map(({ milliseconds, bytes }) =>
      bytes === 0 ? `${round(milliseconds)} ms` : `${round(milliseconds)} ms for ${round(bytes / 1024)} KB`,
    );
    const figure = { name, found: found.join(', ') };
    if (rendered.some(({ bytes }) => bytes === 0)) return figure;
    const holds = rendered.every((step, at) => {
      const before = rendered[at - 1];
      return before === undefined || growsWith(before, step);
    });
    return { ...figure, budget: 'no faster than its output', holds };
  });
}
