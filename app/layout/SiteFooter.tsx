import { addressLine } from '#domain/church/place.ts';
import { findPath, weekPattern } from '#domain/page/route-pattern.ts';
import { EmailLink, TelephoneLink } from '../components/contact/ContactLinks.tsx';
import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { usePageLocale } from '../language/page-locale.ts';
import { useRootData } from '../loaders/page-data.ts';
import { Link } from '../navigation/Link.tsx';

/** The church's own line, its address, contact details and charity statement, the same on every page (WCAG 3.2.6). */
export function SiteFooter({ pathname }: { pathname: string }) {
  const { church, navigation, staleNotice } = useRootData();
  const { languages, words } = usePageLocale();
  return (
    <footer className="grid gap-1 border-secondary border-t px-4 py-2 text-sm max-sm-md:leading-snug sm-md:gap-3 sm-md:py-8 sm:px-6 lg:px-12 print:mt-3 print:gap-0.5 print:px-0 print:py-2 print:text-[8pt] print:[&_a]:no-underline">
      {staleNotice && (
        <p lang={languages?.[0]?.language} className="max-w-text">
          {staleNotice}
        </p>
      )}
      {church.strapline && <p className="text-balance print:hidden">{church.strapline}</p>}
      {church.place && <p className="text-balance">{addressLine(church.place)}</p>}
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {church.telephone && <TelephoneLink number={church.telephone} className="target" />}
        {church.email && <EmailLink address={church.email} className="target" />}
      </p>
      {church.charityStatement && (
        <p lang="en-GB" className="max-w-text">
          {church.charityStatement}
        </p>
      )}
      <p className="flex flex-wrap gap-x-6 print:hidden sm-md:gap-y-1">
        {navigation.footerPages.map(({ path, label, language }) => (
          <Link key={path} to={path} lang={language} current={path === pathname} className="lit-link target">
            {label}
          </Link>
        ))}
        <Link to={weekPattern.sheet} className="lit-link target">
          {words.layout.sheet}
        </Link>
        <Link to={findPath} current={pathname === findPath} className="lit-link target">
          {words.layout.find}
        </Link>
      </p>
      <LanguageLinks className="flex flex-wrap gap-x-6 gap-y-1 print:hidden" />
    </footer>
  );
}
