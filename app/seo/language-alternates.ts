import { absoluteAddress, type Path } from '#domain/page/route-pattern.ts';
import type { PageLanguage } from '../language/site-languages.ts';

interface Alternate {
  /** A language, or `x-default`, which is for readers of all others. */
  readonly hrefLang: string;
  readonly href: string;
}

/**
 * A page in each of the site's languages, itself included (Google Search Central, "Localized versions"). Every page is in all of them.
 * @param siteUrl the public address, with or without the prefix of a language
 * @returns none when the site has one language
 */
export function languageAlternates(
  path: Path,
  siteUrl: string,
  languages: readonly Pick<PageLanguage, 'language' | 'prefix'>[],
): readonly Alternate[] {
  if (languages.length < 2) return [];
  const { origin } = new URL(siteUrl);
  return [
    ...languages.map(({ language, prefix }) => ({
      hrefLang: language,
      href: absoluteAddress(path, origin + prefix),
    })),
    { hrefLang: 'x-default', href: absoluteAddress(path, origin) },
  ];
}
