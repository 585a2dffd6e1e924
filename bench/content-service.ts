import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as operations from '#cms/generated/operations.ts';
import { type Service as Child, stopProcesses } from '#scripts/child-process.ts';
import { startContentService } from '#tests/helpers/services.ts';
import { percentile, row } from './figure.ts';
import { type LargeContent, writeLargeContent } from './large-content.ts';

/**
 * `npm run bench:content [size …]` measures how fast the content service executes the site's queries, with content that
 * grows ten times at each step. Each query is sent with new content, and again.
 */

const SIZES = [100, 1000, 10_000];
/** How often each query is sent in each way. */
const ROUNDS = 40;

type Operation = { readonly name: string; readonly query: string };
type Service = { readonly part: Child; readonly url: string; readonly started: number };

async function startService(folder: string): Promise<Service> {
  const began = performance.now();
  const part = await startContentService({
    CONTENT_FOLDER: folder,
    CONTENT_IMAGE_CACHE: join(folder, '.images'),
  });
  return { part, url: `${part.url}/spaces/local`, started: performance.now() - began };
}

const agent = new Agent({ keepAlive: true });

/** The time until the whole response has arrived, in milliseconds. */
async function timeOf({ url }: Service, { name, query }: Operation, variables: object): Promise<number> {
  const headers = { authorization: 'Bearer local-delivery-token', 'content-type': 'application/json' };
  const body = JSON.stringify({ query, operationName: name, variables });
  const began = performance.now();
  const sent = request(url, { agent, method: 'POST', headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const data = await buffer(response);
  const took = performance.now() - began;
  if (response.statusCode !== 200 || data.includes('"errors":['))
    throw new Error(`${name}: ${data.subarray(0, 300)}`);
  return took;
}

function variablesFor({ query }: Operation, { slugs, assetIds }: LargeContent, round: number): object {
  if (query.includes('$slug')) return { slug: slugs[(round * 7919) % slugs.length] };
  if (query.includes('$target')) return { target: `/whats-on/${slugs[round % slugs.length]}` };
  if (query.includes('$from')) return { from: '2026-11-21' };
  return query.includes('$id') ? { id: assetIds[(round * 7919) % assetIds.length] } : {};
}

async function measure(service: Service, content: LargeContent) {
  const all = Object.values<Operation>(operations);
  const first: number[] = [];
  const again: number[] = [];
  const slowest = { name: '', p95: 0 };
  for (const operation of all) {
    const own: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const variables = variablesFor(operation, content, round);
      // An unknown variable makes it a new query for the cache.
      const took = await timeOf(service, operation, { ...variables, round });
      if (round > 0) own.push(took);
      again.push(await timeOf(service, operation, { ...variables, round }));
    }
    first.push(...own);
    const p95 = percentile(own, 0.95);
    if (p95 > slowest.p95) Object.assign(slowest, { name: operation.name, p95 });
  }
  return { first, again, slowest };
}

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : SIZES;
const line = (...cells: readonly (string | number)[]) =>
  process.stdout.write(row(cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell))));
line('entries', 'assets', 'start ms', 'repeated: p95 ms', 'first query: p50', 'p95', 'slowest p95');
line(...Array(7).fill('---'));
for (const size of sizes) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-content-'));
  const content = await writeLargeContent(folder, size);
  const service = await startService(folder);
  const { first, again, slowest } = await measure(service, content);
  line(
    String(size),
    String(content.assetIds.length),
    service.started.toFixed(0),
    percentile(again, 0.95),
    percentile(first, 0.5),
    percentile(first, 0.95),
    `${slowest.p95.toFixed(1)} (${slowest.name})`,
  );
  await stopProcesses([service.part]);
  await rm(folder, { recursive: true });
}
