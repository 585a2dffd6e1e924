import { defaultPalette } from '#domain/palette/palette.ts';
import { cacheForADay, fileResponse } from '../../loaders/file-response.ts';
import { load } from '../../loaders/load.ts';
import { manifest } from '../../seo/manifest.ts';
import type { Route } from './+types/manifest.ts';

/** The web app manifest. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, ({ content, locale, siteUrl }) => {
    const { pathname } = new URL(siteUrl);
    const { primary } = content.palettes[defaultPalette];
    const shown = manifest(content.church, locale.language, pathname, primary);
    return fileResponse(JSON.stringify(shown), 'application/manifest+json', cacheForADay);
  });
}
