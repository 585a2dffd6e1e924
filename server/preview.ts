import { createRequestHandler } from 'react-router';
import type { EntryProblem } from '#cms/entry-problem.ts';
import type { ContentProblem } from '#domain/page/content-problem.ts';
import type { ContentProblems } from './content-problems/content-problems.ts';
import { readPage } from './http-cache/page-bytes.ts';
import type { HandedOut } from './http-cache/page-cache.ts';
import { finish, type SiteBuild } from './page-maker.ts';
import type { Safety } from './security/security-headers.ts';
import type { PageServices } from './services.ts';
import { isSame } from './webhook/signature.ts';

/** Where previews are, followed by the secret; robots are told to keep out. */
export const previewFolder = '/preview';

/** The pages of the site with their drafts. */
export interface Preview {
  /** True for an address that names the secret. */
  isMeant(target: string): boolean;
  /** A page as it would be if all drafts were published; made for this one reader, and kept by nobody. */
  show(target: string): Promise<HandedOut>;
}

interface PreviewOptions {
  readonly secret: string;
  readonly build: () => Promise<SiteBuild>;
  readonly forPreview: () => PageServices['services'];
  readonly problems: Pick<ContentProblems, 'current' | 'withEntries'>;
  readonly mode: 'production' | 'development';
  readonly safety: Safety;
}

/**
 * Shows drafts to whoever knows the secret. It is carried by the address, as the folder that all pages of the preview are
 * in: every link within it stays within it, and no cookie or storage is needed. Pages tell nobody where their reader came
 * from, so the secret leaves with no link.
 */
export function createPreview(options: PreviewOptions): Preview {
  const { secret, build, forPreview, problems, mode, safety } = options;
  const basename = `${previewFolder}/${secret}`;
  const respond = createRequestHandler(async () => ({ ...(await build()), basename }), mode);

  return {
    isMeant(target) {
      if (!target.startsWith(`${previewFolder}/`)) return false;
      const [named = ''] = target.slice(previewFolder.length + 1).split(/[/?]/, 1);
      if (!isSame(named, secret)) return false;
      // Dots may lead out of the preview, where the router would complain of an address outside its folder, and tell it.
      const { pathname } = new URL(target, 'http://site.invalid');
      return pathname === basename || pathname.startsWith(`${basename}/`);
    },
    async show(target) {
      const { entry } = await build();
      const found: EntryProblem[] = [];
      const services = { ...forPreview(), onEntryProblem: (problem: EntryProblem) => found.push(problem) };
      const make = (shown: readonly ContentProblem[]) => {
        const context = entry.module.createLoadContext({ ...services, problems: shown });
        return respond(new Request(services.siteUrl + target), context);
      };
      let made = await make(await problems.current());
      // What is wrong with a draft is known once the page is made: it is made again to say so.
      if (found.length > 0) made = await make(await problems.withEntries(found));
      const response = finish(made, safety);
      response.headers.set('Cache-Control', 'private, no-store');
      response.headers.set('X-Robots-Tag', 'noindex, nofollow');
      return { page: await readPage(response), age: undefined };
    },
  };
}
