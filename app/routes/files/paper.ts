import { redirect } from 'react-router';
import type { SiteContent } from '#cms/site-content.ts';
import { fileResponse, forever } from '../../loaders/file-response.ts';
import { load, notFound } from '../../loaders/load.ts';
import type { Route } from './+types/paper.ts';

/**
 * The paper that an address names.
 * @param params the parameters of its route
 * @returns undefined for a paper that content does not have; `isCurrent` is false when the address has another version or name
 */
export function requestedPaper(
  { papers }: Pick<SiteContent, 'papers'>,
  { id = '', version, file }: Readonly<Record<string, string | undefined>>,
) {
  const stored = papers.get(id);
  return stored && { stored, isCurrent: stored.paper.path.endsWith(`/${version}/${file}`) };
}

/** A paper of the content service, from this site's own address. Links elsewhere to an earlier version lead to the current one. */
export function loader({ context, params }: Route.LoaderArgs) {
  return load(context, async ({ content, pictures }) => {
    const { stored, isCurrent } = requestedPaper(content, params) ?? notFound();
    const { paper, url } = stored;
    if (!isCurrent) throw redirect(paper.path, { headers: { 'Cache-Control': 'no-store' } });
    const { bytes } = await pictures.fetch({ picture: paper, url }, undefined);
    return fileResponse(bytes, paper.type, forever);
  });
}
