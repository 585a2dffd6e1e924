import type { RequestListener } from 'node:http';
import type { Log } from './log.ts';
import { type AddressReader, createAddressReader } from './page-cache/address.ts';
import { createCodingChooser } from './page-cache/coding.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { createPageSender } from './page-cache/send.ts';
import { createPageMaker, type SiteBuild } from './page-maker.ts';
import { createServices, type ServiceRoom, type ServicesOptions } from './services.ts';
import { createSiteListener, type SiteParts } from './site-handler.ts';

/** The most bytes that kept pages take. */
const room = 32_000_000;

/** A site that is ready to answer. */
export interface Site {
  readonly listener: RequestListener;
  readonly services: ServiceRoom;
}

interface SiteOptions extends Omit<ServicesOptions, 'onChange'> {
  readonly build: SiteBuild | (() => Promise<SiteBuild>);
  readonly mode: 'production' | 'development';
  readonly routes: SiteBuild['routes'];
  readonly files: SiteParts['files'];
}

/** Puts the site together: content, pages made of it, and the cache that a change of content empties where it must. */
export function createSite(options: SiteOptions): Site {
  const { build, mode, routes, files, log, contentAge, clock } = options;
  const addresses: AddressReader = createAddressReader({ routes });
  const services = createServices({
    ...options,
    onChange: (key, fingerprint) => cache.contentChanged(key, fingerprint),
  });
  const cache = createPageCache({
    make: createPageMaker(build, addresses, services.forPage, mode),
    fingerprint: services.fingerprint,
    contentAge,
    room,
    time: () => clock().epochMilliseconds,
    onCovered: coveredBy(log),
  });
  const send = createPageSender(cache, createCodingChooser());
  return { services, listener: createSiteListener({ addresses, cache, send, files, log }) };
}

function coveredBy(log: Log): (address: string, error: unknown) => void {
  return (_, error) =>
    log('error', 'page-kept', { message: error instanceof Error ? error.message : String(error) });
}
