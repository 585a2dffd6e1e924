import { fileResponse, forever } from '../../loaders/file-response.ts';
import { currentlyAt, notFound, siteLoader } from '../../loaders/load.server.ts';
import type { Route } from './+types/paper.ts';

/** A paper of the content service, from this site's own address. Links elsewhere to an earlier version lead to the current one. */
export const loader = siteLoader(async ({ content, pictures }, { params }: Route.LoaderArgs) => {
  const { id, version, file } = params;
  const { paper, url } = content.papers.get(id) ?? notFound();
  if (!paper.path.endsWith(`/${version}/${file}`)) currentlyAt(paper.path);
  const { bytes } = await pictures.fetch({ picture: paper, url }, undefined);
  return fileResponse(bytes, paper.type, forever);
});
