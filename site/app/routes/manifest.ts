import { getChurch } from '#site/content/church.ts';
import { restingPalette } from '#site/domain/palette-index.ts';
import { manifest } from '#site/seo/manifest.ts';
import { palettes } from '#site/theme/palettes.ts';
import { load } from '../load.ts';
import type { Route } from './+types/manifest.ts';

/** What a telephone needs to put the church on its home screen. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, async ({ content, outage, onEntryProblem }) => {
    const church = await getChurch(content, outage, onEntryProblem);
    return new Response(JSON.stringify(manifest(church, palettes[restingPalette].primary.value)), {
      headers: {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': 'public, max-age=86400',
      },
    });
  });
}
