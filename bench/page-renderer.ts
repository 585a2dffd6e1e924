import type { SiteContext } from '#app/site-context.ts';
import { contentServiceSettings } from '#scripts/content-service.ts';
import { createContent } from '#server/content.ts';
import { encodeResponse } from '#server/http-cache/encoded-response.ts';
import { createRender, type SiteBuild } from '#server/render.ts';
import { securityHeaders } from '#server/security/security-headers.ts';
import { demonstrationFolder } from '#server/settings/content-folder.ts';
import { readOutageText } from '#server/settings/outage.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { median } from './figure.ts';

/**
 * A program: renders pages over and over from the same content, and writes as JSON how much processor time each takes. Its arguments are
 * the address of a content service, how often to render each page, and the pages.
 */
const [service = '', times = '', ...addresses] = process.argv.slice(2);
const siteUrl = 'http://localhost';
const build: SiteBuild = await import(new URL('../build/server/index.js', import.meta.url).href);
const outage = readOutageText(demonstrationFolder);
const { content: address } = parseSettings(contentServiceSettings(service));
if (address === undefined) throw new Error('There is no content service.');
const { store } = createContent({
  address,
  fetch: globalThis.fetch,
  maxAge: 3600,
  file: undefined,
  siteUrl,
  outage,
  log: () => {},
  time: Date.now,
  onChange: () => {},
});
await store.start();
const site: SiteContext = {
  content: store.current()?.content,
  now: Temporal.Now.instant(),
  siteUrl,
  languages: [],
  isPreview: false,
  outage,
  staleSince: undefined,
  problems: [],
  pictures: {
    fetch: () => Promise.reject(new Error('No page needs a picture.')),
    drawing: () => Promise.reject(new Error('No page needs a drawing.')),
    photograph: () => Promise.reject(new Error('No page needs a photograph.')),
  },
  onFailure: () => {},
};
const render = createRender({ build, mode: 'production', headers: securityHeaders(siteUrl) });

async function makeOnce(address: string): Promise<number> {
  const response = await render(address, site);
  if (response.status >= 500) throw new Error(`${address} responds with ${response.status}.`);
  return (await encodeResponse(response)).size;
}

// Warms up all code, as in a server that has run for a while.
for (const address of addresses) for (let warm = 0; warm < Number(times); warm += 1) await makeOnce(address);

/** The number of rounds, whose median counts, since single rounds vary. */
const rounds = 5;
const inRound = Math.ceil(Number(times) / rounds);
const looks = new Map<string, { readonly times: number[]; bytes: number }>(
  addresses.map((address) => [address, { times: [], bytes: 0 }]),
);
for (let round = 0; round < rounds; round += 1)
  for (const [address, look] of looks) {
    const before = process.cpuUsage();
    for (let time = 0; time < inRound; time += 1) look.bytes = await makeOnce(address);
    const { user, system } = process.cpuUsage(before);
    look.times.push((user + system) / 1000 / inRound);
  }
const rendered = [...looks].map(([address, { times, bytes }]) => ({
  address,
  milliseconds: median(times),
  bytes,
}));
process.stdout.write(JSON.stringify(rendered));
process.exit(0);
