import type { SiteContext } from '#app/site-context.ts';
import type { MappedContent } from '#cms/map-content.ts';
import type { ContentProblems } from './content-problems/content-problems.ts';
import { encodeResponse } from './http-cache/encoded-response.ts';
import type { CachedResponse } from './http-cache/response-cache.ts';
import { createRender, type RenderOptions } from './render.ts';
import { isSame } from './webhook/signature.ts';

/** Where previews are, followed by the secret; robots are told to keep out. */
const previewFolder = '/preview';

/** For how long a preview's pictures are found in the content that its page was made from, in milliseconds. */
const pictureLifetime = 10_000;

/** The pages of the site with their drafts. */
export interface Preview {
  /** True for an address that names the secret. */
  isMeant(target: string): boolean;
  /** A page as it would be if all drafts were published; rendered for this one reader, and cached by nobody. */
  show(target: string): Promise<CachedResponse>;
}

interface PreviewOptions {
  readonly secret: string;
  /** Fetches everything with its drafts. */
  readonly fetchContent: () => Promise<MappedContent>;
  readonly contextOf: () => SiteContext;
  readonly problems: Pick<ContentProblems, 'ofDrafts'>;
  readonly renderOptions: RenderOptions;
}

/**
 * Shows drafts to an editor who knows the secret. The address carries it, as the router's basename: every link within the preview
 * stays within it, and no cookie or storage is needed. Pages send no referrer, so the secret leaves with no link.
 */
export function createPreview(options: PreviewOptions): Preview {
  const { secret, fetchContent, contextOf, problems } = options;
  const basename = `${previewFolder}/${secret}`;
  const render = createRender({ ...options.renderOptions, basename });
  let last: { readonly content: MappedContent; readonly at: number } | undefined;

  async function contentFor(path: string): Promise<MappedContent> {
    const isPicture = path.startsWith(`${basename}/pictures/`);
    if (isPicture && last && performance.now() - last.at < pictureLifetime) return last.content;
    last = { content: await fetchContent(), at: performance.now() };
    return last.content;
  }

  return {
    isMeant(target) {
      if (!target.startsWith(`${previewFolder}/`)) return false;
      const [named = ''] = target.slice(previewFolder.length + 1).split(/[/?]/, 1);
      if (!isSame(named, secret)) return false;
      // Dots may lead out of the preview, where the router would warn of an address outside its basename, and name it.
      const { pathname } = new URL(target, 'http://site.invalid');
      return pathname === basename || pathname.startsWith(`${basename}/`);
    },
    async show(target) {
      const { pathname, search } = new URL(target, 'http://site.invalid');
      const site = contextOf();
      const drafts = await contentFor(pathname).catch((error: unknown) => {
        site.onFailure(error);
        return undefined;
      });
      const shown = drafts ? await problems.ofDrafts(drafts.problems) : [];
      const response = await render(pathname + search, {
        ...site,
        content: drafts?.content,
        problems: shown,
      });
      response.headers.set('Cache-Control', 'private, no-store');
      response.headers.set('X-Robots-Tag', 'noindex, nofollow');
      return { response: await encodeResponse(response), age: undefined };
    },
  };
}
