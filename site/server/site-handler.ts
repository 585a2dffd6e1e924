import type { RequestListener } from 'node:http';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import sirv from 'sirv';
import type { SiteServices } from '#site/app/site-services.ts';

/** The site's bundle: React Router's build, and the way to hand services to its loaders. */
export interface SiteBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & {
    readonly module: { readonly createLoadContext: (services: SiteServices) => RouterContextProvider };
  };
}

/** How long a visitor should wait before trying again after a failure, in seconds (RFC 9110 section 10.2.3). */
const retryAfter = '30';

function withRetryAfter(response: Response): Response {
  if (response.status === 503) response.headers.set('Retry-After', retryAfter);
  if (response.status >= 400) response.headers.set('Cache-Control', 'no-store');
  return response;
}

function methodNotAllowed(): Response {
  return new Response('This site answers GET and HEAD only.\n', {
    status: 405,
    headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/**
 * Answers pages and their data from React Router's build.
 * @param loadBuild gives the build for each request: the same one in production, the newest in development
 * @param services made anew for each request
 */
export function createPageListener(
  loadBuild: () => Promise<SiteBuild>,
  services: () => SiteServices,
  mode: 'production' | 'development',
): RequestListener {
  const respond = createRequestHandler(loadBuild, mode);
  return createRequestListener(async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
    const { entry } = await loadBuild();
    return withRetryAfter(await respond(request, entry.module.createLoadContext(services())));
  });
}

/**
 * Puts the built scripts, styles and fonts before the pages.
 * @param folder the client half of the build; names under `/assets/` carry a hash and never change
 */
export function withStaticFiles(folder: string, pages: RequestListener): RequestListener {
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response, pathname) => {
      const forever = pathname.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return (request, response) => files(request, response, () => pages(request, response));
}
