import { createPageCache, type MadePage } from './page-cache.ts';

export interface Says {
  readonly body?: string;
  readonly status?: number;
  readonly cacheControl?: string;
  readonly used?: Readonly<Record<string, string>>;
  readonly keep?: MadePage['keep'];
}

/** A cache whose pages are as they are told to be. */
export function caching(contentAge = 10, room = 1_000_000) {
  const made: string[] = [];
  const covered: string[] = [];
  const answers = new Map<string, string>();
  const renewed: (readonly string[])[] = [];
  let says: Says = {};
  let wait: Promise<void> = Promise.resolve();
  const cache = createPageCache({
    contentAge,
    room,
    sameAs: async (address) => (address.startsWith('/made-up') ? '/-' : undefined),
    time: Date.now,
    fingerprint: (key) => answers.get(key),
    async renew(keys) {
      renewed.push([...keys]);
    },
    onCovered: (address) => covered.push(address),
    async make(address): Promise<MadePage> {
      made.push(address);
      const {
        body = 'words',
        status = 200,
        cacheControl = 'public, max-age=300',
        used = {},
        keep = 'as it says',
      } = says;
      await wait;
      const headers = { 'Cache-Control': cacheControl, 'Content-Type': 'text/html' };
      return { response: new Response(body, { status, headers }), used: new Map(Object.entries(used)), keep };
    },
  });
  return {
    cache,
    made,
    covered,
    answers,
    renewed,
    say(next: Says) {
      says = next;
    },
    hold() {
      let release = () => {};
      wait = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    found: (address = '/') => cache.find(address)?.page.forms.get('identity')?.body.toString(),
    got: async (address = '/') => (await cache.get(address)).page.forms.get('identity')?.body.toString(),
  };
}
