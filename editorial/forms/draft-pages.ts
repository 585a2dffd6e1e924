import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defaultPageLocale } from '#app/language/page-locale.ts';
import { readPrefix, siteLanguages } from '#app/language/site-languages.ts';
import { pictureRenderer } from '#server/pictures/pictures.ts';
import { createRender } from '#server/render.ts';
import type { ReadSite, Span } from '../check/read-site.ts';

/** React Router's build of the site, from here and from `build/editor/`. It is loaded with the first page. */
const build = new URL('../../build/server/index.js', import.meta.url).href;

/** An outage cannot happen to content that is at hand. */
const outage = { locale: defaultPageLocale, title: '', city: '', telephone: undefined, staleNotice: '' };

/** Where the content and its pictures are, and the public address of the site. */
export interface DraftOptions {
  readonly folder: string;
  readonly siteUrl: string | undefined;
}

/**
 * What the site answers with content that is in memory alone: by its own build, as visitors would see it.
 * @param files those of the content, by the paths of their addresses; their bytes are read from the folder itself
 * @param base what the addresses in it begin with, as in a preview of the site
 */
export async function draftResponse(
  { folder, siteUrl = 'http://localhost' }: DraftOptions,
  { content, now }: { readonly content: Span['content']; readonly now: Temporal.Instant },
  files: ReadSite['files'],
  base: string,
  path: string,
): Promise<Response> {
  const render = createRender({ build: () => import(build), mode: 'production', headers: {} });
  const languages = siteLanguages(content);
  const { language, path: own } = readPrefix(path, languages);
  const mount = base + (language?.prefix ?? '');
  const fetch = async ({ url, picture: { type } }: { url: URL; picture: { type: string } }) => {
    const file = join(folder, 'assets', basename(files.get(url.pathname)?.path ?? ''));
    // A new photograph is not there before it is saved.
    const bytes = await readFile(file).catch(() => Promise.reject(new Response(null, { status: 404 })));
    return { type, bytes: new Uint8Array(bytes) };
  };
  const site = {
    ...{ content: language?.content ?? content, languages, now, outage, siteUrl },
    ...{ isPreview: false, isExported: false, staleSince: undefined, problems: [] },
    pictures: { ...pictureRenderer, fetch },
    onFailure: (error: unknown) => void process.stderr.write(`A page of a draft has failed: ${error}\n`),
  };
  return render(mount + own, site, mount);
}
