import { readPrefix, type SiteLanguage, siteLanguages } from '#app/language/site-languages.ts';
import type { SiteContext } from '#app/site-context.ts';
import type { MappedContent } from '#cms/map-content.ts';
import { serverPath } from '#domain/page/route-pattern.ts';
import type { ContentProblems } from './content-problems/content-problems.ts';
import { type CachedResponse, encodePrivate } from './http-cache/response-cache.ts';
import type { Render } from './render.ts';
import { isSame } from './webhook/signature.ts';

/** How long the drafts of a page are reused for its pictures and colours, in milliseconds. */
const partLifetime = 10_000;

interface PreviewOptions {
  readonly secret: string;
  /** Fetches everything with its drafts. */
  readonly fetchContent: () => Promise<MappedContent>;
  /** The site in a language, without content. */
  readonly contextOf: (language: SiteLanguage | undefined) => SiteContext;
  readonly problems: Pick<ContentProblems, 'ofDrafts'>;
  readonly render: Render;
}

/**
 * Shows drafts to an editor who knows the secret. It is part of the address, as the router's basename: links within the preview
 * stay within it, and no cookie or storage is needed. Pages send no referrer, so no link reveals the secret.
 */
export function createPreview(options: PreviewOptions) {
  const { secret, fetchContent, contextOf, problems, render } = options;
  const basename = `${serverPath.preview}/${secret}`;
  let last: { readonly content: MappedContent; readonly at: number } | undefined;

  async function contentFor(path: string): Promise<MappedContent> {
    const isPart = ['pictures', 'papers', 'palettes'].some((part) => path.startsWith(`${basename}/${part}/`));
    if (isPart && last && performance.now() - last.at < partLifetime) return last.content;
    last = { content: await fetchContent(), at: performance.now() };
    return last.content;
  }

  /** The normalized path of a target; the router fetches the data of the preview's Home as `/preview/{secret}.data`. */
  function pathOf(target: string): string {
    const { pathname } = new URL(target, 'http://site.invalid');
    return pathname === `${basename}.data` ? `${basename}/_.data` : pathname;
  }

  return {
    /** True for an address with the secret. */
    isMeant(target: string): boolean {
      if (!target.startsWith(`${serverPath.preview}/`)) return false;
      const [named = ''] = target.slice(serverPath.preview.length + 1).split(/[/?]/, 1);
      if (!isSame(named.replace(/\.data$/, ''), secret)) return false;
      // Dots may lead out of the preview, where the router would warn of an address outside its basename, and name it.
      const path = pathOf(target);
      return path === basename || path.startsWith(`${basename}/`);
    },
    /** A page as if all drafts were published; rendered for each request, and never cached. */
    async show(target: string): Promise<CachedResponse> {
      const path = pathOf(target);
      const drafts = await contentFor(path).catch((error: unknown) => {
        contextOf(undefined).onFailure(error);
        return undefined;
      });
      const shown = drafts ? await problems.ofDrafts(drafts.problems) : [];
      const languages = drafts ? siteLanguages(drafts.content) : [];
      const { language, path: own } = readPrefix(path.slice(basename.length), languages);
      const mount = basename + (language?.prefix ?? '');
      const { search } = new URL(target, 'http://site.invalid');
      const site = {
        ...contextOf(language),
        content: (language ?? drafts)?.content,
        languages,
        problems: shown,
      };
      const response = await render(mount + own + search, site, mount);
      response.headers.set('X-Robots-Tag', 'noindex, nofollow');
      return encodePrivate(response);
    },
  };
}
