import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { nowhereAddresses } from '#app/same-page.ts';
import type { SiteServices } from '#app/site-services.ts';
import type { AddressReader } from './http-cache/address.ts';
import type { MadePage } from './http-cache/page-cache.ts';
import { type Safety, secure } from './security/security-headers.ts';
import type { PageServices } from './services.ts';

/** The site's bundle: React Router's build, and the way to hand services to its loaders. */
export interface SiteBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & {
    readonly module: { readonly createLoadContext: (services: SiteServices) => RouterContextProvider };
  };
}

/** How long a visitor should wait before trying again after a failure, in seconds (RFC 9110 section 10.2.3). */
const retryAfter = '30';

/**
 * What every answer made here has: what fails is kept by nobody and says when to come back.
 */
export function finish(response: Response, safety: Safety): Response {
  if (response.status === 503) response.headers.set('Retry-After', retryAfter);
  if (response.status >= 400) response.headers.set('Cache-Control', 'no-store');
  return secure(response, safety);
}

/** True when the page says that this is its address, or says nothing about it (RFC 9110 section 8.7). */
function isAt(response: Response, address: string): boolean {
  const place = response.headers.get('Content-Location');
  return place === null || place === address;
}

interface PageMakerOptions {
  readonly mode: 'production' | 'development';
  /** True to say in a header which answers of the content service a page shows, for a cache in front of the site. */
  readonly withKeys: boolean;
  readonly safety: Safety;
}

/**
 * Makes pages and their data from React Router's build. A page is made from its address alone: no header of the one who
 * asks reaches it, so that it is the same for everybody.
 * @param build the build itself, or what gives the newest one in development
 * @param addresses knows which of the ways to write an address is the usual one
 * @param forPage gives each page its services
 */
export function createPageMaker(
  build: SiteBuild | (() => Promise<SiteBuild>),
  addresses: AddressReader,
  forPage: () => PageServices,
  { mode, withKeys, safety }: PageMakerOptions,
): (address: string) => Promise<MadePage> {
  const respond = createRequestHandler(build, mode);

  function keepingOf(response: Response, address: string): MadePage['keep'] {
    if (response.status === 404 && nowhereAddresses.has(address)) return 'here';
    return isAt(response, address) && addresses.isUsual(address) ? 'as it says' : 'no';
  }

  return async (address) => {
    const { entry } = typeof build === 'function' ? await build() : build;
    const { services, used } = forPage();
    const request = new Request(services.siteUrl + address);
    const made = await respond(request, entry.module.createLoadContext(services));
    const response = finish(made, safety);
    if (withKeys) response.headers.set('Surrogate-Key', [...used.keys()].join(' '));
    return { response, used, keep: keepingOf(response, address) };
  };
}
