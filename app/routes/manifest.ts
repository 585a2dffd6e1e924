import { getChurch } from '#cms/church.ts';
import { defaultPalette } from '#domain/page/palette-index.ts';
import { load } from '../load.ts';
import { manifest } from '../seo/manifest.ts';
import { palettes } from '../styles/palettes.ts';
import type { Route } from './+types/manifest.ts';

/** The web app manifest. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, async ({ content, outage, onEntryProblem }) => {
    const church = await getChurch(content, outage, onEntryProblem);
    return new Response(JSON.stringify(manifest(church, palettes[defaultPalette].primary.value)), {
      headers: {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': 'public, max-age=86400',
      },
    });
  });
}
