import type { ReactNode } from 'react';
import type { Church, Welcome } from '#domain/church/church.ts';
import type { OpenNow } from '#domain/diary/open-now.ts';
import { type EventKind, kindPath } from '#domain/event/event-kind.ts';
import type { PageLink } from '#domain/navigation/menu-pages.ts';
import type { Heading, HeadingName, PageHeadings } from '#domain/page/page-heading.ts';
import { TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { OpenNowLines } from '../../components/occurrence/OccurrenceLines.tsx';
import { useHeadings, useWords } from '../../language/page-locale.ts';
import { useCurrent } from '../../navigation/ended.ts';
import { Link } from '../../navigation/Link.tsx';

/** A way to what many visitors want: the name of its heading, and where it leads. */
export interface Way {
  readonly name: HeadingName;
  readonly to: string;
}

interface WaysInProps {
  ways: readonly Way[];
  /** Kinds of event, each with what of it is open now. */
  openKinds: readonly (Pick<OpenNow, 'open' | 'next'> & { kind: EventKind })[];
  headings: PageHeadings;
  church: Church;
}

/** What most visitors came for, in words that they would use, each one tap away. */
export function WaysIn({ ways, openKinds, headings, church: { telephone } }: WaysInProps) {
  const heading = useHeadings(headings);
  if (ways.length + openKinds.length === 0) return undefined;
  return (
    <ul className="mt-4 grid gap-1.5 @min-[16rem]:grid-cols-2 sm-md:mt-10 print:hidden">
      {ways.map(({ name, to }) => (
        <WayCard key={name} heading={heading(name)} to={to}>
          {name === 'ring' && telephone && (
            <TelephoneLink number={telephone} className="target relative w-fit font-bold tabular-nums" />
          )}
        </WayCard>
      ))}
      {openKinds.map(({ kind, ...lines }) => (
        <WayCard key={kind.slug} heading={{ title: kind.title, qualifier: undefined }} to={kindPath(kind)}>
          <div className="mt-1 grid gap-1">
            <OpenNowLines {...lines} />
          </div>
        </WayCard>
      ))}
    </ul>
  );
}

/** One card, all of which leads to its page, but for a telephone number in it. */
function WayCard({ heading, to, children }: { heading: Heading; to: string; children: ReactNode }) {
  const { title, qualifier, lang } = heading;
  return (
    <li className="relative grid content-start bg-tertiary px-3 py-2 leading-tight last:odd:col-span-full sm-md:p-4">
      <Link to={to} lang={lang} className="card-link font-bold sm-md:text-lg">
        {title}
        {qualifier && (
          <>
            {' '}
            <span className="inline-block w-full font-thin text-base leading-tight">{qualifier}</span>
          </>
        )}
      </Link>
      {children}
    </li>
  );
}

/** The pages about a wedding, a christening or a funeral, on one line where there is room. */
export function Occasions({ pages }: { pages: readonly PageLink[] }) {
  const { home } = useWords();
  const current = useCurrent(pages);
  return (
    current.length > 0 && (
      <ul
        aria-label={home.occasions}
        className="mt-1.5 flex flex-wrap gap-x-4 bg-tertiary px-3 py-0.5 font-bold leading-tight sm-md:gap-x-6 sm-md:px-4 sm-md:text-lg print:hidden"
      >
        {current.map(({ path, label, language }) => (
          <li key={path}>
            <Link to={path} lang={language} className="target inline-block">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    )
  );
}

/** A welcome in each of a few other languages, in a font of the reader's own, since the site's has Latin letters only. */
export function Welcomes({ welcomes }: { welcomes: readonly Welcome[] }) {
  const { home } = useWords();
  return (
    welcomes.length > 0 && (
      <ul
        aria-label={home.welcomes}
        className="mt-4 grid justify-items-start font-[system-ui,sans-serif] text-sm sm-md:mt-6 print:hidden"
      >
        {welcomes.map(({ language, direction, sentence }) => (
          <li key={language} lang={language} dir={direction}>
            {sentence}
          </li>
        ))}
      </ul>
    )
  );
}
