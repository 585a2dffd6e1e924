import { lazy, type ReactNode, Suspense } from 'react';
import { ExitButton, ExitOnShift } from '../components/exit-this-page/ExitThisPage.tsx';
import { useWords } from '../language/page-locale.ts';
import { usePageData, useRootData } from '../loaders/page-data.ts';
import { useEnded } from '../navigation/ended.ts';
import { Link } from '../navigation/Link.tsx';
import { useValidUntil } from '../navigation/RevalidateWhenStale.tsx';
import { useMenu } from './menu/use-menu.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

// Only editors need its code.
const ProblemBar = lazy(() => import('./ProblemBar.tsx'));

/**
 * The layout around every page: the navigation beside the main content, above it on small screens
 * (specification section 2). While the menu is open over a page, the page behind it is inert.
 */
export function SiteLayout({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { problems } = useRootData();
  const { exitUrl, path, isPoster } = usePageData() ?? {};
  const { layout } = useWords();
  const menu = useMenu(pathname);
  const behind = menu.state === 'open';
  // The list of one kind is marked as Coming Up, whose canonical address it has.
  const current = path ?? pathname;
  return (
    <div className="flex min-h-dvh flex-col column:flex-row print:block">
      <a href="#content" inert={behind} className="skip-link">
        {layout.skipToContent}
      </a>
      <SiteHeader pathname={current} menu={menu} exitUrl={exitUrl} />
      <div className="flex min-w-0 flex-1 flex-col" inert={behind}>
        {problems.length > 0 && (
          <Suspense>
            <ProblemBar problems={problems} />
          </Suspense>
        )}
        <Notices className={isPoster ? 'print:hidden' : ''} />
        {exitUrl && <ExitStrip exitUrl={exitUrl} />}
        <main
          id="content"
          className="@container/main flex-1 px-4 pt-6 pb-14 sm:px-6 sm-md:pt-8 sm-md:pb-24 lg:px-12 print:p-0"
        >
          <AsOf />
          {children}
        </main>
        <SiteFooter pathname={current} />
      </div>
      {exitUrl && <ExitOnShift href={exitUrl} />}
    </div>
  );
}

/** On wide screens "Exit this page" stays at the top while the page scrolls; on small ones it is in the header. */
function ExitStrip({ exitUrl }: { exitUrl: string }) {
  const { exit } = useWords().layout;
  return (
    <aside
      aria-label={exit.strip}
      className="sticky top-0 z-10 bg-primary px-6 py-2 strip:hidden lg:px-12 print:hidden"
    >
      <ExitButton href={exitUrl} />
    </aside>
  );
}

/** When the page was made, where it stays as it is and the clock decides what it says. */
function AsOf() {
  const { asMade } = useRootData();
  const isOfTime = useValidUntil() !== undefined;
  return asMade && isOfTime && <p className="-mt-3 text-sm print:hidden">{asMade.asOf}</p>;
}

/** The notices of today, as a band above a page. */
export function Notices({ className = '' }: { className?: string }) {
  const { layout } = useWords();
  const ended = useEnded();
  const notices = useRootData().notices.filter(({ id }) => !ended.has(id));
  if (notices.length === 0) return null;
  return (
    <section aria-label={layout.notices} className={`grid gap-1 ${className}`}>
      {notices.map(({ id, text, language, link }) => (
        <p
          key={id}
          lang={language}
          className="bg-secondary px-4 py-4 font-medium text-primary sm:px-6 lg:px-12 print:border-2 forced-colors:border-2"
        >
          {text}{' '}
          {link && (
            <Link to={link.href} className="font-bold focus-visible:outline-primary">
              {link.text}
            </Link>
          )}
        </p>
      ))}
    </section>
  );
}
