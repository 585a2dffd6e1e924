import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Service, stopProcesses } from '#scripts/child-process.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import { startContentService } from '#tests/helpers/services.ts';
import { atLeast, type Figure, info, worstPage } from '../figure.ts';
import { processors } from '../running-site.ts';

/** A page that is rendered each time. */
export interface Rendered {
  readonly address: string;
  /** Of the processor's time, garbage collection included. */
  readonly milliseconds: number;
  readonly bytes: number;
}

const program = fileURLToPath(new URL('../page-renderer.ts', import.meta.url));

/** Renders each page several times, on the processor of the measured process. */
export async function render(
  service: Pick<Service, 'url'>,
  times: number,
  addresses: readonly string[],
): Promise<readonly Rendered[]> {
  const args = ['-c', processors.measured, process.execPath, program, service.url, String(times)];
  const { stdout } = await promisify(execFile)('taskset', [...args, ...addresses], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout);
}

/** How many of each page one processor renders in a second, with content loaded and nothing cached. */
export async function measureRender(): Promise<readonly Figure[]> {
  const service = await startContentService();
  try {
    const rendered = await render(service, 1000, [...paths, '/unknown-page']);
    const inTurn = rendered.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / rendered.length;
    const perSecond = new Map(rendered.map(({ address, milliseconds }) => [address, 1000 / milliseconds]));
    const slowest = worstPage(perSecond, -1);
    return [
      ...[...perSecond].map(([address, pages]) => info(address, pages, 'pages/s')),
      info('all of them in turn', 1000 / inTurn, 'pages/s'),
      atLeast(`pages rendered, slowest of all (${slowest.path})`, slowest.value, 150, 'pages/s'),
    ];
  } finally {
    await stopProcesses([service]);
  }
}
