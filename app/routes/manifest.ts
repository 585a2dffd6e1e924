import { defaultPalette } from '#domain/page/palette-index.ts';
import { load } from '../load.ts';
import { manifest } from '../seo/manifest.ts';
import { palettes } from '../styles/palettes.ts';
import type { Route } from './+types/manifest.ts';

/** The web app manifest. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, ({ content }) => {
    const shown = manifest(content.church, palettes[defaultPalette].primary.value);
    return new Response(JSON.stringify(shown), {
      headers: {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': 'public, max-age=86400',
      },
    });
  });
}
