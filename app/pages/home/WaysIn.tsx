import type { ReactNode } from 'react';
import type { Welcome } from '#domain/church/church.ts';
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
  /** The number that can be rung at once. */
  readonly telephone?: string | undefined;
}

interface WaysInProps {
  ways: readonly Way[];
  /** Kinds of event, each with what of it is open now. */
  openKinds: readonly (Pick<OpenNow, 'open' | 'next'> & { kind: EventKind })[];
  /** The pages about a wedding, a christening or a funeral. */
  occasions: readonly PageLink[];
  headings: PageHeadings;
}

/** What most visitors came for, in words that they would use, each one tap away: a row of cards, two of them on a line of a phone. */
export function WaysIn({ ways, openKinds, occasions, headings }: WaysInProps) {
  const heading = useHeadings(headings);
  const give = ways.find(({ name }) => name === 'give');
  const cards = ways.filter((way) => way !== give);
  const shortLinks = [
    ...(give ? [{ path: give.to, label: heading(give.name).title, language: heading(give.name).lang }] : []),
    ...useCurrent(occasions),
  ];
  return (
    <ul className="filled-cards -mt-3 [--card:8.5rem] sm-md:mt-0 sm-md:[--card:11rem] @min-[52rem]:order-2 @min-[52rem]:col-span-full print:hidden">
      {cards.map(({ name, to, telephone }) => (
        <WayCard key={name} heading={heading(name)} to={to} telephone={telephone} />
      ))}
      {shortLinks.length > 0 && (
        <li className="bg-tertiary px-3 [--card:17.5rem] sm-md:px-4 sm-md:[--card:22.5rem]">
          <ul className="flex flex-wrap gap-x-4 font-bold leading-tight sm-md:gap-x-6 sm-md:py-3 sm-md:text-lg">
            {shortLinks.map(({ path, label, language }) => (
              <li key={path}>
                <Link to={path} lang={language} className="target inline-block sm-md:min-h-8">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      )}
      {openKinds.map(({ kind, ...lines }) => (
        <WayCard
          key={kind.slug}
          heading={{ title: kind.title, qualifier: undefined }}
          to={kindPath(kind)}
          isWide
        >
          <div className="mt-1 grid gap-1">
            <OpenNowLines {...lines} />
          </div>
        </WayCard>
      ))}
    </ul>
  );
}

interface WayCardProps extends Pick<Way, 'to' | 'telephone'> {
  heading: Heading;
  isWide?: boolean;
  children?: ReactNode;
}

/** One card, all of which leads to its page, but for a telephone number in it. */
function WayCard({ heading, to, telephone, isWide, children }: WayCardProps) {
  const { title, qualifier, lang } = heading;
  const width = isWide ? '[--card:17.5rem] sm-md:[--card:22.5rem]' : '';
  return (
    <li className={`relative bg-tertiary px-3 py-1.5 leading-tight sm-md:p-4 ${width}`}>
      <Link to={to} lang={lang} className="card-link font-bold sm-md:text-lg">
        {title}
        {qualifier && !telephone && (
          <>
            {' '}
            <span className="inline-block w-full font-thin text-base leading-tight">{qualifier}</span>
          </>
        )}
      </Link>
      {telephone && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 font-thin max-sm-md:-mb-1 sm-md:mt-0">
          {qualifier}
          <TelephoneLink
            number={telephone}
            className="target relative font-bold tabular-nums sm-md:min-h-8 sm-md:whitespace-nowrap"
          />
        </p>
      )}
      {children}
    </li>
  );
}

/** A welcome in each of a few other languages, in a font of the reader's own: nobody fetches the site's further letters for these lines. */
export function Welcomes({ welcomes }: { welcomes: readonly Welcome[] }) {
  const { home } = useWords();
  return (
    welcomes.length > 0 && (
      <ul
        aria-label={home.welcomes}
        className="flex flex-wrap gap-x-6 font-[system-ui,sans-serif] text-sm @min-[52rem]:order-2 @min-[52rem]:col-span-full print:hidden"
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
