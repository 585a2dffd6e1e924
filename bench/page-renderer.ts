import { contentServiceAddress } from '#scripts/content-service.ts';
import { createAddressReader } from '#server/http-cache/address.ts';
import { readPage } from '#server/http-cache/page-bytes.ts';
import { readOutageWords } from '#server/outage-file.ts';
import { createPageMaker, type SiteBuild } from '#server/page-maker.ts';
import { securityHeaders } from '#server/security/security-headers.ts';
import { createServices } from '#server/services.ts';
import { median } from './figure.ts';

/**
 * A program: makes pages anew, over and over, of content that has been asked for before, and writes as JSON how much of the
 * processor's time each takes. Its arguments are the address of a content service, how often to make each page, and the pages.
 */
const [service = '', times = '', ...addresses] = process.argv.slice(2);
const siteUrl = 'http://localhost';
const build: SiteBuild = await import(new URL('../build/server/index.js', import.meta.url).href);
const services = createServices({
  content: contentServiceAddress(service),
  contentAge: 3600,
  siteUrl,
  outage: readOutageWords(undefined),
  log: () => {},
  clock: () => Temporal.Now.instant(),
  time: Date.now,
  onChange: () => {},
  onEntryProblem: () => {},
});
const make = createPageMaker(build, createAddressReader({ routes: build.routes }), services.forPage, {
  mode: 'production',
  withKeys: false,
  safety: { headers: securityHeaders(siteUrl) },
});

async function makeOnce(address: string): Promise<number> {
  const { response } = await make(address);
  if (response.status >= 500) throw new Error(`${address} is answered with ${response.status}.`);
  return (await readPage(response)).size;
}

// Until the code for all of them is as fast as it gets, as in a server that has run for a while.
for (const address of addresses) for (let warm = 0; warm < Number(times); warm += 1) await makeOnce(address);

/** A machine has its moods: the middle of so many rounds counts. */
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
const made = [...looks].map(([address, { times, bytes }]) => ({
  address,
  milliseconds: median(times),
  bytes,
}));
process.stdout.write(JSON.stringify(made));
process.exit(0);
