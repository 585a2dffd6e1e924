import { type ReactNode, use } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
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

/** An address of another site, or one of an email or a telephone number. */
const scheme = /^[a-z][\w+.-]*:/i;

/**
 * A link; a page of this site is prefetched when the link comes near (`Prefetch.tsx`). It does what React Router's `Link` does, without what
 * that needs to prefetch.
 */
export function Link({ to, className, lang, current = false, children }: LinkProps) {
  const { languages = [] } = use(PageLocaleContext) ?? {};
  const inLanguage = languages.find(({ prefix }) => prefix !== '' && `${to}/`.startsWith(`${prefix}/`));
  const isElsewhere = scheme.test(to);
  const path = isElsewhere ? '/' : to;
  const [href, shared, follow] = [useHref(path), useSharedBasePath(), useLinkClickHandler(path)];
  const own = isElsewhere ? to : href;
  const isPage = to.startsWith('/') && !fileEnding.test(to) && !inLanguage;
  return (
    <a
      className={className}
      lang={lang}
      hrefLang={inLanguage?.language}
      aria-current={current ? 'page' : undefined}
      // The router would read the prefix as the name of a page.
      href={inLanguage ? shared + to : own}
      onClick={isPage ? follow : undefined}
    >
      {children}
    </a>
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
