import type CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import type { Compressed } from './coding.ts';
import { lifeOf, policyOf, standsIn } from './keeping.ts';
import { createOneByOne } from './one-by-one.ts';
import { addForm, type PageBytes, readPage, reuseForms } from './page-bytes.ts';

/** A page that has been made, and what it was made of. */
export interface MadePage {
  readonly response: Response;
  /** The answers of the content service that it shows, by key, with the fingerprint of each. */
  readonly used: ReadonlyMap<string, string>;
  /** Compressed forms of its body that are there already, as small as they go. */
  readonly compressed?: ReadonlyMap<Compressed, Buffer>;
  /** Whether it is kept: as its headers say; here, though they forbid it to all others; or not, whatever they say. */
  readonly keep: 'as it says' | 'here' | 'no';
}

/** A page as it is handed out. */
export interface HandedOut {
  readonly page: PageBytes;
  /** For how many seconds it has been kept; undefined when it was made for this very request. */
  readonly age: number | undefined;
}

interface Kept {
  readonly page: PageBytes;
  readonly policy: CachePolicy;
  readonly used: ReadonlyMap<string, string>;
  /** When it was made, in milliseconds since 1970. */
  readonly madeAt: number;
  /** Until when the rules let it be sent without a further look, in milliseconds since 1970. */
  freshUntil: number;
  /** True when content has changed since. */
  isDue: boolean;
}

/** What the cache needs. */
export interface PageCacheOptions {
  /** Makes the page of an address. May fail. */
  readonly make: (address: string) => Promise<MadePage>;
  /** Another address whose page is the very page of this one; undefined when there is none. */
  readonly sameAs?: (address: string) => Promise<string | undefined>;
  /** Sees to it that answers that have grown old are asked for anew. */
  readonly renew?: (keys: Iterable<string>) => Promise<void>;
  /** The fingerprint of an answer of the content service as it is now. */
  readonly fingerprint: (key: string) => string | undefined;
  /** How old content may grow before a page is made anew, in seconds. */
  readonly contentAge: number;
  /** The most bytes that all pages may take. */
  readonly room: number;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** Told of a page that could not be made anew while nobody waited for it, and that an older one stands in for. */
  readonly onCovered: (address: string, error: unknown) => void;
}

/** The pages that the server keeps. */
export interface PageCache {
  /** The page of an address if there is one that can be sent at once. Runs for every request. */
  find(address: string): HandedOut | undefined;
  /** The page of an address, made now: once, however many wait for it. */
  get(address: string): Promise<HandedOut>;
  /** Compresses a page for all who will ask for it. */
  compress(page: PageBytes, coding: Compressed): Promise<void>;
  /** Gives up what shows an answer of the content service as it no longer is. */
  contentChanged(key: string, fingerprint: string | undefined): void;
}

/** A reader who asks for nothing in particular: what readers say of caching is theirs and their own cache's. */
const anybody = { method: 'GET', headers: {} };

/** What a page takes besides its body, in bytes, with its compressed forms at a third of it. */
const sizeOf = ({ page: { size, varies } }: Kept): number => 4_000 + (varies ? size * 1.4 : size);

/** A shared cache in front of the pages: rules by `http-cache-semantics`, room by `lru-cache`. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { make, sameAs, renew, fingerprint, contentAge, room, time, onCovered } = options;
  const pages = new LRUCache<string, Kept>({
    maxSize: room,
    sizeCalculation: (kept) => Math.ceil(sizeOf(kept)),
  });
  const making = new Map<string, Promise<HandedOut>>();
  const later = createOneByOne();
  /** Compressing small takes its time: one page after the other, so that the machine has some left. */
  let compressing: Promise<unknown> = Promise.resolve();

  /** True when content has changed since a page was made of it. */
  const isOutdated = (used: Kept['used']): boolean =>
    [...used].some(([key, shown]) => fingerprint(key) !== shown);

  function keep(address: string, page: PageBytes, { used, keep: how }: MadePage): void {
    const said = how === 'here' ? `max-age=${contentAge}` : page.headers.get('Cache-Control');
    const policy = policyOf(page.status, said, contentAge, time);
    if (!policy.storable()) return;
    const before = pages.peek(address);
    const isDue = isOutdated(used);
    const madeAt = time();
    const freshUntil = madeAt + policy.maxAge() * 1000;
    pages.set(address, { page, policy, used, madeAt, freshUntil, isDue });
    if (before?.page.fingerprint !== page.fingerprint) return;
    for (const coding of reuseForms(page, before.page)) compressFurther(page, coding);
  }

  async function makeNow(address: string, isAgain = false): Promise<HandedOut> {
    const other = (await sameAs?.(address)) ?? address;
    if (other !== address) return findNow(other) ?? get(other);
    const before = pages.peek(address);
    const made = await make(address);
    const page = await readPage(made.response, made.compressed);
    if (before && standsIn(before.policy, page.status)) return handOut(before, time());
    // Whoever came after the change waits for this page as well, and a cache in front would keep it.
    if (page.status === 200 && !isAgain && isOutdated(made.used)) return makeNow(address, true);
    if (made.keep !== 'no') keep(address, page, made);
    return { page, age: undefined };
  }

  function handOut({ page, madeAt }: Kept, now: number): HandedOut {
    return { page, age: Math.max(0, Math.floor((now - madeAt) / 1000)) };
  }

  function get(address: string): Promise<HandedOut> {
    const underWay = making.get(address);
    if (underWay) return underWay;
    const made = makeNow(address).finally(() => making.delete(address));
    making.set(address, made);
    return made;
  }

  /**
   * Makes a page that has grown old anew, unless it would be the same: of unchanged content, and in the first half of its
   * life, so that whoever is given it may keep it for the other half.
   */
  async function refresh(address: string, kept: Kept): Promise<void> {
    await renew?.(kept.used.keys());
    const halfLife = kept.madeAt + (lifeOf(kept.page.headers) / 2) * 1000;
    if (time() >= halfLife || kept.isDue || isOutdated(kept.used)) await get(address);
    else kept.freshUntil = Math.min(time() + contentAge * 1000, halfLife);
  }

  function findNow(address: string): HandedOut | undefined {
    const kept = pages.get(address);
    if (kept === undefined || kept.isDue) return undefined;
    const now = time();
    if (now < kept.freshUntil) return handOut(kept, now);
    if (kept.policy.evaluateRequest(anybody).response === undefined) return undefined;
    later(address, () => refresh(address, kept).catch((error: unknown) => onCovered(address, error)));
    return handOut(kept, now);
  }

  /** Compresses a page as small as it goes, in its turn, if it is kept by then. */
  function compressFurther(page: PageBytes, coding: Compressed): void {
    compressing = compressing.then(async () => {
      const isKept = [...pages.values()].some((kept) => kept.page === page);
      if (isKept && page.forms.get(coding)?.effort === 'fast') await addForm(page, coding, 'small');
    });
  }

  return {
    get,
    find: findNow,
    async compress(page, coding) {
      await addForm(page, coding, 'fast');
      compressFurther(page, coding);
    },
    contentChanged(key, now) {
      for (const kept of pages.values()) {
        const shown = kept.used.get(key);
        if (shown !== undefined && shown !== now) kept.isDue = true;
      }
    },
  };
}
