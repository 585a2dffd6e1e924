import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopProcesses } from '#scripts/child-process.ts';
import { startContentService, startSiteFor } from '#tests/helpers/services.ts';
import { type Edit, startEditedContent } from './edited-content.ts';
import { atMost, type Figure, info, median } from './figure.ts';
import { addressesOf } from './parts/load.ts';
import { pinTo, processors, residentMemory } from './running-site.ts';
import { loadSteadily } from './steady-load.ts';

/** A hundred rounds of a thousand page loads and thirty publishes, after ten thousand unknown addresses. */
const rounds = 100;
const loads = 1_000;
const publishes = 30;
const unknownAddresses = 10_000;

/** How long after a publish the next one comes, in milliseconds, so that each is a separate change. */
const pause = 50;

const secret = 'long-life'.padEnd(64, '0');

/** Most publishes change one page, some the menu and so every page. */
const pageEdit: Edit = { type: 'page', text: 'there is very little to say' };
const menuEdit: Edit = { type: 'eventPage', text: 'Choir practice' };

const kinds = [
  (at: number) => `/whats-on/unknown-${at}`,
  (at: number) => `/whats-on/unknown-${at}.data`,
  (at: number) => `/go/unknown-${at}`,
  (at: number) => `/unknown-${at}?x=${at}`,
];

/** Bytes of all files of a folder. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files.reduce(
    (sum, file) => sum + (file.isFile() ? statSync(join(file.parentPath, file.name)).size : 0),
    0,
  );
}

/** Thousands of unknown addresses, page loads of years, and continuous publishes on a small site. */
export async function measureLongLife(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-cache-'));
  const content = await startContentService();
  const edited = await startEditedContent(content.url, secret);
  const site = await startSiteFor(content, {
    CONTENT_ENDPOINT: edited.endpoint,
    CACHE_DIR: folder,
    WEBHOOK_SECRET: secret,
    NODE_OPTIONS: '--max-old-space-size=256',
  });
  const { pid = 0 } = site.process;
  let failed = 0;
  const load = async (pathOf: (at: number) => string, count: number, status: number) => {
    const each = { url: site.url, pathOf, perSecond: 1_000, connections: 20, status };
    const { failures } = await loadSteadily({ ...each, seconds: count / 1_000 });
    failed += Object.values(failures).reduce((sum, times) => sum + times, 0);
  };
  const publish = async (count: number) => {
    for (let at = 1; at <= count; at += 1) {
      const status = await edited.publish(at % 10 === 0 ? menuEdit : pageEdit, site.url);
      if (status !== 204) failed += 1;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  try {
    pinTo(processors.measured, pid);
    const addresses = await addressesOf(site.url);
    for (const addressOf of kinds) await fetch(site.url + addressOf(unknownAddresses));
    const [queriesBefore, sizeBefore] = [edited.queries(), sizeOf(folder)];
    for (let done = 0; done < unknownAddresses; done += loads / 4)
      await load((at) => kinds[at % kinds.length]?.(done + at) ?? '', loads / 4, 404);
    const queriesForUnknown = edited.queries() - queriesBefore;
    const memory: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const pages = load((at) => addresses[at % addresses.length] ?? '/', loads, 200);
      await Promise.all([pages, publish(publishes)]);
      memory.push(residentMemory(pid));
    }
    const lastOf = (end: number) => median(memory.slice(end - rounds / 10, end));
    const privacy = await (await fetch(`${site.url}/privacy`)).text();
    const shown = privacy.includes(edited.currentText(pageEdit.text)) ? 0 : 1;
    const [half, end] = [lastOf(rounds / 2), lastOf(rounds)];
    return [
      atMost(`queries for ${unknownAddresses} unknown addresses`, queriesForUnknown, 0, ''),
      atMost('failed responses', failed, 0, ''),
      atMost('publishes that do not show', shown, 0, ''),
      info('queries for all publishes', edited.queries() - queriesBefore, ''),
      info(`memory after ${(rounds / 2) * loads} page loads`, half, 'MB'),
      atMost(`memory after ${rounds * loads}, and ${rounds * publishes} publishes`, end, 220, 'MB'),
      atMost('most memory after any thousand of them', Math.max(...memory), 220, 'MB'),
      atMost('growth over the last half', end - half, 10, 'MB'),
      atMost('growth on disk', (sizeOf(folder) - sizeBefore) / 1e6, 5, 'MB'),
      atMost('restarts', site.process.exitCode === null ? 0 : 1, 0, ''),
    ];
  } finally {
    await stopProcesses([site, content]);
    edited.stop();
    rmSync(folder, { recursive: true });
  }
}
