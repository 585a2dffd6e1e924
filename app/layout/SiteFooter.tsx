import { memo } from 'react';
import { charityStatement } from '#domain/church/charity.ts';
import type { Church } from '#domain/church/church.ts';
import { addressLine } from '#domain/church/place.ts';
import { pageNames } from '#domain/page/page-names.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { EmailLink, TelephoneLink } from '../components/contact/ContactLinks.tsx';
import { Link } from '../navigation/Link.tsx';

interface SiteFooterProps {
  church: Church;
  pathname: string;
  staleNotice?: string | undefined;
}

/** The pages that every page must link to. */
const footerRoutes = ['safeguarding', 'accessibility', 'privacy'] as const;

/** The church's address, contact details and charity statement, the same on every page (WCAG 3.2.6). */
export const SiteFooter = memo(function SiteFooter({ church, pathname, staleNotice }: SiteFooterProps) {
  return (
    <footer className="grid gap-3 border-secondary border-t px-4 py-8 text-sm sm:px-6 lg:px-12 print:mt-3 print:gap-0.5 print:px-0 print:py-2 print:text-[8pt] print:[&_a]:no-underline">
      {staleNotice && <p className="max-w-text">{staleNotice}</p>}
      {church.place && <p>{addressLine(church.place)}</p>}
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {church.telephone && <TelephoneLink number={church.telephone} className="target" />}
        {church.email && <EmailLink address={church.email} className="target" />}
      </p>
      {church.charity && <p className="max-w-text">{charityStatement(church.charity)}</p>}
      <p className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
        {footerRoutes.map((route) => (
          <Link
            key={route}
            to={routePattern[route]}
            current={routePattern[route] === pathname}
            className="lit-link target"
          >
            {pageNames[route]}
          </Link>
        ))}
      </p>
    </footer>
  );
});
