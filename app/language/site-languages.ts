import type { SiteContent } from '#cms/site-content.ts';
import { absoluteAddress, type Path } from '#domain/page/route-pattern.ts';
import { type Language, primarySubtag } from '#languages/language.ts';

/** The site in one of its languages. */
export interface SiteLanguage {
  readonly language: Language;
  /** What the addresses of its pages begin with: nothing in the first language, `/de` in German. */
  readonly prefix: '' | Path;
  readonly content: SiteContent;
}

/** The same as each page knows it: for links to its pages, and for search engines. */
export interface PageLanguage extends Omit<SiteLanguage, 'content'> {
  /** What it calls itself: "Deutsch". */
  readonly name: string;
  readonly openGraphLocale: string;
}

/** What the addresses of the pages in a further language begin with. */
export function prefixOf(language: Language): Path {
  return `/${primarySubtag(language)}`;
}

/** The languages of the pages, the first one first. */
export function siteLanguages(content: SiteContent): readonly SiteLanguage[] {
  return [content, ...content.otherLanguages].map((own, at) => {
    const { language } = own.locale;
    return { language, prefix: at === 0 ? '' : prefixOf(language), content: own };
  });
}

/**
 * Reads the prefix of an address. Upper and lower case are the same, as everywhere in a path; React Router requests the data of Home below a
 * prefix as `/de.data`.
 * @param pathname as a URL has it, so without dots that lead elsewhere
 * @returns its language, undefined for the first one, and the path without the prefix
 */
export function readPrefix(
  pathname: string,
  languages: readonly SiteLanguage[],
): { readonly language: SiteLanguage | undefined; readonly path: string } {
  for (const language of languages) {
    const { prefix } = language;
    if (prefix === '' || !pathname.toLowerCase().startsWith(prefix)) continue;
    const rest = pathname.slice(prefix.length);
    if (rest === '' || rest.startsWith('/')) return { language, path: rest || '/' };
    if (rest === '.data') return { language, path: '/_.data' };
  }
  return { language: undefined, path: pathname };
}

export function pageLanguage({ language, prefix, content }: SiteLanguage): PageLanguage {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return {
    language,
    prefix,
    name: names.of(primarySubtag(language)) ?? language,
    openGraphLocale: content.locale.words.seo.openGraphLocale,
  };
}

/** The path of a file that all languages share. An exported site may be below a path of its host, which is then in its build. */
export function sharedPath(path: Path): Path {
  return `/${import.meta.env.BASE_URL.slice(1)}${path.slice(1)}`;
}

/** The public address that the pages of all languages begin with. @param siteUrl the same, with or without the prefix of a language */
export function sharedSiteUrl(siteUrl: string): string {
  return new URL(sharedPath('/'), siteUrl).href.replace(/\/$/, '');
}

/**
 * A page in each of the site's languages, itself included (Google Search Central, "Localized versions"). Every page is in all of them.
 * @param siteUrl the public address, with or without the prefix of a language
 * @returns none when the site has one language; `x-default` is for readers of all others
 */
export function languageAlternates(
  path: Path,
  siteUrl: string,
  languages: readonly Pick<PageLanguage, 'language' | 'prefix'>[],
): readonly { readonly hrefLang: string; readonly href: string }[] {
  if (languages.length < 2) return [];
  const shared = sharedSiteUrl(siteUrl);
  return [
    ...languages.map(({ language, prefix }) => ({
      hrefLang: language,
      href: absoluteAddress(path, shared + prefix),
    })),
    { hrefLang: 'x-default', href: absoluteAddress(path, shared) },
  ];
}
