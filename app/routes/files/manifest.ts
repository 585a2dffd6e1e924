import { type Church, churchName } from '#domain/church/church.ts';
import { defaultPalette } from '#domain/palette/palette.ts';
import type { Language } from '#languages/language.ts';
import { iconPath, iconType } from '../../icons/church-icon.ts';
import { sharedPath, sharedSiteUrl } from '../../language/site-languages.ts';
import { cacheForADay, fileResponse } from '../../loaders/file-response.ts';
import { siteLoader } from '../../loaders/load.server.ts';
import type { JsonObject } from '../../seo/json-ld/json-ld.ts';

export const loader = siteLoader(({ content, locale, siteUrl }) => {
  // Home in the first language has the slash of the scope, which it must be within.
  const home = siteUrl === sharedSiteUrl(siteUrl) ? sharedPath('/') : new URL(siteUrl).pathname;
  const { primary } = content.palettes[defaultPalette];
  const shown = manifest(content.church, locale.language, home, primary);
  return fileResponse(JSON.stringify(shown), 'application/manifest+json', cacheForADay);
});

/**
 * The web app manifest (W3C), for people who add the church to their home screen. It opens in the browser with its address
 * bar, since it is a website and not an app.
 * @param home the path of Home in the language
 * @param field the colour behind everything, `#rrggbb`
 */
export function manifest(church: Church, language: Language, home: string, field: string): JsonObject {
  const { title, strapline } = church;
  const icon = (size: 192 | 512, purpose: 'any' | 'maskable'): JsonObject => ({
    src: sharedPath(iconPath(size)),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: churchName(church),
    short_name: title,
    ...(strapline === undefined ? {} : { description: strapline }),
    lang: language,
    dir: 'ltr',
    id: home,
    start_url: home,
    scope: sharedPath('/'),
    display: 'minimal-ui',
    background_color: field,
    theme_color: field,
    // The window fills the icon, and a logo leaves room, so phones may crop it to any shape.
    icons: [
      ...(iconType(church) === 'image/svg+xml'
        ? [{ src: sharedPath('/favicon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' } as const]
        : []),
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
    ],
  };
}
