import { churchName } from '#domain/church/church.ts';
import type { PageLink } from '#domain/navigation/menu-pages.ts';
import { documentTitle } from '#domain/page/page-names.ts';
import { findPath, routePattern } from '#domain/page/route-pattern.ts';
import { TelephoneLink } from '../components/contact/ContactLinks.tsx';
import { PageHeading } from '../components/Headings.tsx';
import { usePageLocale } from '../language/page-locale.ts';
import { Sentence } from '../language/Sentence.tsx';
import { Link } from '../navigation/Link.tsx';

interface OutageNoticeProps {
  church: { title: string; city: string; telephone: string | undefined } | undefined;
  /** The address to try again, when no response came: then the fault is that of the visitor's line. */
  unreached?: string | undefined;
}

/** Says that a page cannot be shown, why, and whom to ring. It needs no content. */
export function OutageNotice({ church, unreached }: OutageNoticeProps) {
  const { words, dialling } = usePageLocale();
  const { outage, offline } = words.errors;
  const { title, lead } = unreached === undefined ? outage : offline;
  return (
    <div className="grid max-w-text gap-6">
      <title>{church ? documentTitle(title, churchName(church)) : title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-bold text-2xl">{title}</h1>
      <p>{lead}</p>
      {unreached !== undefined && (
        <p>
          <Link to={unreached} className="font-bold">
            {offline.again}
          </Link>
        </p>
      )}
      {church?.telephone && (
        <p>
          <Sentence
            text={outage.ring}
            inserts={{ telephone: <TelephoneLink number={church.telephone} className="font-bold" /> }}
          />
        </p>
      )}
      <p>
        <Sentence
          text={outage.danger}
          inserts={{ number: <TelephoneLink number={dialling.emergency} className="font-bold" /> }}
        />
      </p>
    </div>
  );
}

/** The page when not even the layout can be rendered. */
export function OutagePage({ church }: OutageNoticeProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-text content-center gap-6 p-6">
      {church && (
        <p className="text-xl">
          <span className="font-bold">{church.title}</span> <span className="font-thin">{church.city}</span>
        </p>
      )}
      <OutageNotice church={church} />
    </main>
  );
}

interface NotFoundPageProps {
  church: { title: string; city: string };
  pages: readonly PageLink[];
  /** True for a page that was shown until a day, from the end of that day. */
  hasEnded?: boolean;
}

/** The 404 page within the layout, with links to the pages that people most often look for, and where somebody in need finds help. */
export function NotFoundPage({ church, pages, hasEnded = false }: NotFoundPageProps) {
  const { dialling, words } = usePageLocale();
  const { notFound } = words.errors;
  const links = [
    { path: routePattern.home, label: notFound.home },
    { path: findPath, label: words.layout.find },
  ];
  return (
    <>
      <title>{documentTitle(notFound.title, churchName(church))}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={notFound.title} />
      <p className="mt-6 max-w-text sm-md:mt-10 @min-[52rem]:text-lg">
        {hasEnded ? notFound.ended : notFound.lead}
      </p>
      <p className="mt-4 max-w-text">
        <Sentence
          text={notFound.danger}
          inserts={{
            number: <TelephoneLink number={dialling.emergency} className="font-bold tabular-nums" />,
            safeguarding: (
              <Link to={routePattern.safeguarding} className="font-bold">
                {notFound.safeguarding}
              </Link>
            ),
          }}
        />
      </p>
      <ul className="filled-cards mt-8">
        {[...links, ...pages].map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className="block h-full bg-tertiary p-4 font-medium sm-md:p-6 sm-md:text-lg">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
