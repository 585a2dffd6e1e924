import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { SiteContext } from '#app/site-context.ts';
import { type SecurityHeaders, secure } from './security/security-headers.ts';

/** The site's bundle: React Router's build, and a function that passes the site to its loaders. */
export interface SiteBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & {
    readonly module: { readonly createLoadContext: (site: SiteContext) => RouterContextProvider };
  };
}

export interface RenderOptions {
  /** The build, or in development a function that returns the newest. */
  readonly build: SiteBuild | (() => Promise<SiteBuild>);
  readonly mode: 'production' | 'development';
  readonly headers: SecurityHeaders;
}

/**
 * Renders an address with a site's content.
 * @param basename the path at which the site is mounted, with which the address begins; empty for the root
 */
export type Render = (address: string, site: SiteContext, basename?: string) => Promise<Response>;

/** How long a visitor should wait before trying again after a failure, in seconds (RFC 9110 section 10.2.3). */
const retryAfter = '30';

/** Adds the headers of every response. A failure is never cached, and has `Retry-After`; what is gone (410) is none. */
export function finishResponse(response: Response, headers: SecurityHeaders): Response {
  if (response.status === 503) response.headers.set('Retry-After', retryAfter);
  if (response.status >= 400 && response.status !== 410) response.headers.set('Cache-Control', 'no-store');
  return secure(response, headers);
}

/**
 * Creates a renderer of pages and their data by React Router's build. A page is rendered from its address alone: no header of the
 * request reaches it, so it is the same for everybody.
 */
export function createRender({ build, mode, headers }: RenderOptions): Render {
  const newest = async () => (typeof build === 'function' ? build() : build);
  const handlers = new Map<string, RequestHandler>();

  /** The router's handler below a basename: one for each language, and for each in a preview. */
  const handlerBelow = (basename: string) =>
    handlers.getOrInsertComputed(basename, () =>
      createRequestHandler(async () => ({ ...(await newest()), basename: basename || '/' }), mode),
    );

  return async (address, site, basename = '') => {
    const { entry } = await newest();
    const request = new Request(new URL(site.siteUrl).origin + address);
    const respond = handlerBelow(basename);
    return finishResponse(await respond(request, entry.module.createLoadContext(site)), headers);
  };
}
