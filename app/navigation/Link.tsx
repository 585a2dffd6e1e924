import { type ReactNode, use } from 'react';
import { Link as RouterLink } from 'react-router';
import { PageLocaleContext, useWords } from '../language/page-locale.ts';
import { useSharedBasePath } from './base-path.ts';

interface LinkProps {
  /** A path of this site, or an address of another that has passed `safeHref`. */
  to: string;
  className?: string | undefined;
  lang?: string | undefined;
  current?: boolean;
  children: ReactNode;
}

/** Paths of files, such as a calendar, which the router would take for pages. */
const fileEnding = /^[^?#]*\.\w+(?:[?#]|$)/;

/** A link; a page of this site is prefetched when the link comes near (`Prefetch.tsx`). */
export function Link(props: LinkProps) {
  const { to, className, lang, current = false, children } = props;
  const { languages = [] } = use(PageLocaleContext) ?? {};
  const inLanguage = languages.find(({ prefix }) => prefix !== '' && `${to}/`.startsWith(`${prefix}/`));
  if (inLanguage) return <LinkWithPrefix {...props} hrefLang={inLanguage.language} />;
  return (
    <RouterLink
      to={to}
      discover="none"
      reloadDocument={!to.startsWith('/') || fileEnding.test(to)}
      className={className}
      lang={lang}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </RouterLink>
  );
}

/** A link that stands alone, as large as a finger. */
export function StandaloneLink({ to, children }: Pick<LinkProps, 'to' | 'children'>) {
  return (
    <Link to={to} className="target inline-block">
      {children}
    </Link>
  );
}

/** A link in a text that names its language's prefix, which the router would read as the name of a page. */
function LinkWithPrefix({ to, className, lang, hrefLang, children }: LinkProps & { hrefLang: string }) {
  return (
    <a href={useSharedBasePath() + to} className={className} lang={lang} hrefLang={hrefLang}>
      {children}
    </a>
  );
}

interface ExternalLinkProps {
  /** An address that has passed `safeHref`, or one of this site. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site in a new tab, which it announces to screen readers (WCAG 3.2.5). The other site gets no `opener`. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { components } = useWords();
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only">{` ${components.opensInNewTab}`}</span>
    </a>
  );
}
