import { memo } from 'react';
import type { EventGroup, EventLine as Line } from '#domain/event/event-groups.ts';
import { kindPath } from '#domain/event/event-kind.ts';
import type { EventSummary } from '#domain/event/event-summary.ts';
import type { PageContent } from '#domain/page/page.ts';
import type { Heading } from '#domain/page/page-heading.ts';
import { type ListPage, pageAddress } from '#domain/page/pagination.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { HungSection, SectionHeading } from '../../components/Headings.tsx';
import { PageOpening } from '../../components/PageOpening.tsx';
import { useHeadings, useWords } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';
import { EventCards } from './EventCards.tsx';
import { EventLine } from './EventLine.tsx';

interface WhatsOnPageProps {
  content: PageContent;
  highlighted: readonly EventSummary[];
  /** The other events, by kind. */
  groups: readonly EventGroup<Line>[];
  past: readonly Line[];
  page: Pick<ListPage<unknown>, 'number' | 'count'>;
}

/** Whats On: the highlighted events as cards, the regular ones as lines in the colours of their kinds, and past events at the end. */
export const WhatsOnPage = memo(function WhatsOnPage(props: WhatsOnPageProps) {
  const words = useWords();
  const { content, highlighted, groups, past, page } = props;
  const heading = useHeadings(content.headings);
  const isEmpty = [highlighted, groups, past].every(({ length }) => length === 0);
  return (
    <>
      <PageOpening content={page.number === 1 ? content : { ...content, picture: undefined, body: [] }} />
      <KindLinks groups={groups} />
      {highlighted.length > 0 && (
        <section className="mt-10 sm-md:mt-16 print:mt-8">
          <SectionHeading {...heading('highlights')} />
          <EventCards events={highlighted} first />
        </section>
      )}
      {groups.map(({ kind, events }) => (
        <HungSection
          key={kind?.slug ?? ''}
          id={kind?.slug}
          note={
            kind && (
              <p className="text-sm print:hidden @min-[52rem]:mt-1">
                <Link to={kindPath(kind)} className="target inline-block">
                  {words.events.allDates}
                  <span className="sr-only">: {kind.title}</span>
                </Link>
              </p>
            )
          }
          {...(kind ? { title: kind.title } : heading('regular'))}
        >
          <ul className="filled-cards [--card:15rem]" data-palette={kind?.palette}>
            {events.map((event) => (
              <EventLine key={event.slug} event={event} />
            ))}
          </ul>
        </HungSection>
      ))}
      {isEmpty && <p className="page-section">{words.events.nothingOn}</p>}
      <Past heading={heading('past')} events={past} />
      <ListPages of={content.title} path={routePattern.whatsOn} page={page} />
    </>
  );
});

/** A link to the events of each kind, in its colours. */
function KindLinks({ groups }: Pick<WhatsOnPageProps, 'groups'>) {
  const { diary } = useWords();
  const named = groups.flatMap(({ kind, events }) => (kind ? [{ kind, count: events.length }] : []));
  return (
    named.length > 1 && (
      <nav aria-label={diary.kinds} className="mt-8 print:hidden">
        <ul className="filled-cards [--card:9rem]">
          {named.map(({ kind, count }) => (
            <li key={kind.slug} data-palette={kind.palette} className="relative bg-tertiary text-secondary">
              <Link to={`#${kind.slug}`} className="target block h-full px-4 py-2 font-medium">
                {kind.title}
                <span className="tabular-nums">{` (${count})`}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}

/** Past events. They still have a page, but are listed separately. */
function Past({ heading, events }: { heading: Heading; events: readonly Line[] }) {
  return (
    events.length > 0 && (
      <div className="print:hidden">
        <HungSection {...heading}>
          <ul className="filled-cards gap-y-2">
            {events.map(({ slug, path, title, when }) => (
              <li key={slug}>
                <Link to={path} className="target inline-block">
                  {title}
                </Link>
                {when && <span className="block text-sm">{when}</span>}
              </li>
            ))}
          </ul>
        </HungSection>
      </div>
    )
  );
}

interface ListPagesProps {
  /** The name of the list, for the landmark. */
  of: string;
  /** The path of the first page. */
  path: string;
  page: Pick<ListPage<unknown>, 'number' | 'count'>;
}

const targetClass = 'grid min-h-11 min-w-11 place-content-center px-3';

/** Pagination: a link for every page of a list, with the current one marked. */
function ListPages({ of, path, page: { number, count } }: ListPagesProps) {
  const { events } = useWords();
  return (
    count > 1 && (
      <nav aria-label={events.pagesOf(of)} className="page-section flex items-center gap-4 print:hidden">
        <p aria-hidden="true" className="font-medium">
          {events.page}
        </p>
        <ol className="flex flex-wrap gap-1.5">
          {Array.from({ length: count }, (_, at) => at + 1).map((each) => (
            <li key={each}>
              <Link
                to={pageAddress(path, each)}
                current={each === number}
                className={`${targetClass} ${each === number ? 'bg-secondary font-bold text-primary no-underline' : 'bg-tertiary'}`}
              >
                <span className="sr-only">{events.page} </span>
                {each}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    )
  );
}
