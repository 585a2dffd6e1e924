import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AllEvents, AllFacts, AllPages, AppPreRender } from '#cms/generated/operations.ts';
import { stopProcesses } from '#scripts/child-process.ts';
import { startContentService } from '#tests/helpers/services.ts';
import { atMost, type Figure, info, median, percentile, table } from './figure.ts';
import { type LargeContent, writeLargeContent } from './large-content.ts';

/**
 * `npm run bench:content [size …]` measures how fast the content service starts and executes queries, with content that grows
 * ten times at each step, and ends with exit code 1 on a miss.
 */

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000, 10_000];

/** How often each query is sent. */
const rounds = 40;

/** A query, and its variables in a round. */
interface Query {
  readonly name: string;
  readonly query: string;
  readonly variables?: (content: LargeContent, round: number) => Readonly<Record<string, string>>;
}

/** One of many, in an order that is not theirs. */
const any = (of: readonly string[], round: number): string => of[(round * 7919) % of.length] ?? '';

/** What an ordinary site sends for a page: the menu, one entry with what it links to, a list of a hundred, a search, an asset. */
const ordinaryQueries: readonly Query[] = [
  AppPreRender,
  {
    name: 'EventBySlug',
    query: `query EventBySlug($slug: String!) {
      eventPageCollection(where: { slug: $slug }, limit: 1) { items {
        sys { id publishedAt } slug title summary cost startsAt endsAt
        place { name street postcode } picture { url width height } contact { title name telephone }
        body { json links { entries { hyperlink { __typename sys { id } } } assets { block { url } } } }
      } }
    }`,
    variables: ({ slugs }, round) => ({ slug: any(slugs, round) }),
  },
  {
    name: 'HundredEvents',
    query: `query HundredEvents {
      eventPageCollection(limit: 100, order: order_ASC) {
        total items { sys { id } slug title summary place { name } picture { url } }
      }
    }`,
  },
  {
    name: 'Search',
    query: `query Search($text: String!) {
      eventPageCollection(where: { OR: [{ title_contains: $text }, { summary_contains: $text }] }, limit: 20) {
        items { slug title summary }
      }
    }`,
    variables: (_content, round) => ({ text: any(['carols', 'prayer', 'lunch', 'organ', 'young'], round) }),
  },
  {
    name: 'AssetById',
    query: 'query AssetById($id: String!) { asset(id: $id) { url title contentType width height } }',
    variables: ({ assetIds }, round) => ({ id: any(assetIds, round) }),
  },
];

/**
 * This site's other queries, which fetch up to 500 entries of each type at once, a thousand events and changes with all their text.
 * They have no budget: a refresh sends each once, and two thirds of their time are GraphQL.js and the JSON of a megabyte.
 */
const wholeQueries: readonly Query[] = [AllEvents, AllFacts, AllPages];

const agent = new Agent({ keepAlive: true });

/** The time until the whole response has arrived, in milliseconds, and its size in bytes. */
async function send(url: string, name: string, query: string, variables: object) {
  const headers = { authorization: 'Bearer local-delivery-token', 'content-type': 'application/json' };
  const body = JSON.stringify({ query, operationName: name, variables });
  const began = performance.now();
  const sent = request(url, { agent, method: 'POST', headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const data = await buffer(response);
  const time = performance.now() - began;
  if (response.statusCode !== 200 || data.includes('"errors":['))
    throw new Error(`${name}: ${data.subarray(0, 300)}`);
  return { time, size: data.length };
}

async function measureQuery(url: string, content: LargeContent, { name, query, variables }: Query) {
  const times: number[] = [];
  let largest = 0;
  // The first execution compiles, and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const { time, size } = await send(url, name, query, variables?.(content, round) ?? {});
    largest = Math.max(largest, size);
    if (round > 0) times.push(time);
  }
  return { name, times, largest, p95: percentile(times, 0.95) };
}

/** Starts a service of so many entries, as `npm start` runs it, and sends each query. */
async function measure(size: number): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-content-'));
  const content = await writeLargeContent(folder, size);
  const began = performance.now();
  const service = await startContentService({
    NODE_ENV: 'production',
    CONTENT_FOLDER: folder,
    CONTENT_IMAGE_CACHE: join(folder, '.images'),
  });
  const started = (performance.now() - began) / 1000;
  try {
    const url = `${service.url}/spaces/local`;
    const ordinary = [];
    for (const query of ordinaryQueries) ordinary.push(await measureQuery(url, content, query));
    const times = ordinary.flatMap((query) => query.times);
    const slowest = ordinary.toSorted((a, b) => b.p95 - a.p95)[0];
    const figures = [
      atMost('start', started, 5, 's'),
      info('ordinary queries, median', median(times), 'ms'),
      atMost('ordinary queries, p95', percentile(times, 0.95), 25, 'ms'),
      atMost(`p95 of the slowest of them, ${slowest?.name}`, slowest?.p95 ?? Number.NaN, 25, 'ms'),
    ];
    for (const query of wholeQueries) {
      const { name, largest, p95 } = await measureQuery(url, content, query);
      figures.push(info(`p95 of ${name}, ${Math.round(largest / 1000)} kB`, p95, 'ms'));
    }
    return figures;
  } finally {
    await stopProcesses([service]);
    await rm(folder, { recursive: true });
  }
}

for (const size of sizes) {
  const figures = await measure(size);
  process.stdout.write(`\n## ${size} entries\n\n${table(figures)}`);
  if (figures.some(({ holds }) => holds === false)) process.exitCode = 1;
}
