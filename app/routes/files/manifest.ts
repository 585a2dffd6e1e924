import { defaultPalette } from '#domain/page/palette-index.ts';
import { cacheForADay, fileResponse } from '../../loaders/file-response.ts';
import { load } from '../../loaders/load.ts';
import { manifest } from '../../seo/manifest.ts';
import { palettes } from '../../styles/palettes.ts';
import type { Route } from './+types/manifest.ts';

/** The web app manifest. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, ({ content, locale, siteUrl }) => {
    const { pathname } = new URL(siteUrl);
    const shown = manifest(content.church, locale.language, pathname, palettes[defaultPalette].primary.value);
    return fileResponse(JSON.stringify(shown), 'application/manifest+json', cacheForADay);
  });
}
