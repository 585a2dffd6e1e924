import { memo } from 'react';
import { groupByKind, lineOf } from '#domain/event/event-groups.ts';
import { kindPath } from '#domain/event/event-kind.ts';
import { summarizeEvent } from '#domain/event/event-summary.ts';
import { pathWithoutQuery } from '#domain/page/former-address.ts';
import type { Heading } from '#domain/page/page-heading.ts';
import { listPagePath, pageNumber, paginate } from '#domain/page/pagination.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { HungSection, SectionHeading } from '../components/Headings.tsx';
import { PageOpening } from '../components/PageOpening.tsx';
import { useHeadings, useWords } from '../language/page-locale.ts';
import { churchEvents } from '../loaders/church-events.ts';
import { movedTo, notFound } from '../loaders/load.server.ts';
import { describePage, pageLoader, type ViewOf } from '../loaders/page-loader.server.ts';
import { useCurrent } from '../navigation/ended.ts';
import { Link, StandaloneLink } from '../navigation/Link.tsx';
import { EventCards } from '../pages/whats-on/EventCards.tsx';
import { EventLine } from '../pages/whats-on/EventLine.tsx';
import type { SiteWithContent } from '../site-context.ts';
import type { Route } from './+types/whats-on.ts';

export { headers, meta } from '../loaders/page-data.ts';

/** The number of events on a page of the list, limited by the size of its HTML. */
const shown = 48;

function listPage(site: SiteWithContent, requested: number) {
  const { content, locale } = site;
  const { current, past, validUntil } = churchEvents(site);
  const pageContent = content.pages.whatsOn;
  const { highlighted = [], regular = [] } = Object.groupBy(current, (event) =>
    event.highlighted ? 'highlighted' : 'regular',
  );
  const inGroups = groupByKind(regular, content.eventKinds).flatMap(({ events }) => events);
  const { items, number, count } =
    paginate([...highlighted, ...inGroups, ...past], requested, shown) ?? notFound();
  const page = describePage(pageContent, routePattern.whatsOn);
  const title = number === 1 ? page.title : locale.words.occurrences.numbered(page.title, number);
  const summaries = items.map((event) => summarizeEvent(event, locale));
  const toCome = summaries.filter(({ isPast }) => !isPast);
  const groups = groupByKind(
    toCome.filter((event) => !event.highlighted),
    content.eventKinds,
  );
  const view = {
    content: pageContent,
    highlighted: toCome.filter((event) => event.highlighted),
    groups: groups.map(({ kind, events }) => ({ kind, events: events.map(lineOf) })),
    past: summaries.filter(({ isPast }) => isPast).map(lineOf),
    page: { number, count },
  };
  return { page: { ...page, title }, view, validUntil };
}

export const loader = pageLoader((site, { request, params }: Route.LoaderArgs) => {
  if ('number' in params) return listPage(site, pageNumber(params.number) ?? notFound());
  const moved = pathWithoutQuery(routePattern.whatsOn, new URL(request.url).searchParams, []);
  return moved ? movedTo(moved) : listPage(site, 1);
});

export default function WhatsOnRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <WhatsOnPage {...view} />;
}

type View = ViewOf<typeof loader>;

/** Whats On: the highlighted events as cards, the regular ones as lines in the colours of their kinds, and past events at the end. */
export const WhatsOnPage = memo(function WhatsOnPage({ content, highlighted, groups, past, page }: View) {
  const words = useWords();
  const heading = useHeadings(content.headings);
  const isEmpty = [highlighted, groups, past].every(({ length }) => length === 0);
  return (
    <>
      <PageOpening content={page.number === 1 ? content : { ...content, picture: undefined, body: [] }} />
      <KindLinks groups={groups} />
      {highlighted.length > 0 && (
        <section className="mt-8 sm-md:mt-16 print:mt-8">
          <SectionHeading {...heading('highlights')} />
          <EventCards events={highlighted} />
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
          <ul
            className="filled-cards gap-px [--card:15rem] @min-[40rem]:gap-1.5"
            data-palette={kind?.palette}
          >
            {events.map((event) => (
              <EventLine key={event.slug} event={event} />
            ))}
          </ul>
        </HungSection>
      ))}
      {isEmpty && <p className="page-section">{words.events.nothingOn}</p>}
      <Past heading={heading('past')} events={past} />
      <ListPages of={content.title} page={page} />
    </>
  );
});

function KindLinks({ groups }: Pick<View, 'groups'>) {
  const { diary } = useWords();
  const named = groups.flatMap(({ kind, events }) => (kind ? [{ kind, count: events.length }] : []));
  return (
    named.length > 1 && (
      <nav aria-label={diary.kinds} className="mt-6 sm-md:mt-8 print:hidden">
        <ul className="flex max-w-wide flex-wrap gap-1">
          {named.map(({ kind, count }) => (
            <li key={kind.slug} data-palette={kind.palette} className="relative bg-tertiary text-secondary">
              <Link
                to={`#${kind.slug}`}
                className="target block px-2 sm-md:px-4 sm-md:py-2 font-medium not-print:text-sm"
              >
                {kind.title}
                <span className="tabular-nums max-sm:sr-only">{` (${count})`}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}

function Past({ heading, ...props }: { heading: Heading; events: View['past'] }) {
  const events = useCurrent(props.events);
  return (
    events.length > 0 && (
      <div className="print:hidden">
        <HungSection {...heading}>
          <ul className="filled-cards gap-y-2">
            {events.map(({ slug, path, title, when }) => (
              <li key={slug}>
                <StandaloneLink to={path}>{title}</StandaloneLink>
                {when && <span className="block text-sm">{when}</span>}
              </li>
            ))}
          </ul>
        </HungSection>
      </div>
    )
  );
}

const targetClass = 'grid min-h-11 min-w-11 place-content-center px-3';

/** Pagination: a link for every page of the list, with the current one marked. @param of the name of the list, for the landmark */
function ListPages({ of, page: { number, count } }: Pick<View, 'page'> & { of: string }) {
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
                to={listPagePath(each)}
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
