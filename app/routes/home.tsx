import { memo } from 'react';
import { clocksInWords } from 'schedules-in-words';
import type { SiteContent } from '#cms/site-content.ts';
import { addressLine } from '#domain/church/place.ts';
import type { questionTopics } from '#domain/church/question.ts';
import { comingUpPreview, itemsOfKind } from '#domain/diary/coming-up.ts';
import { openNow } from '#domain/diary/open-now.ts';
import { pick } from '#domain/event/event.ts';
import { childrenKind, kindPath } from '#domain/event/event-kind.ts';
import { summarizeEvent } from '#domain/event/event-summary.ts';
import { occasionPages } from '#domain/navigation/menu-pages.ts';
import { sectionId } from '#domain/page/page-heading.ts';
import { splitAtHeadings } from '#domain/page/rich-text.ts';
import { type Path, placePath, routePattern } from '#domain/page/route-pattern.ts';
import { PageHeading, SectionHeading } from '../components/Headings.tsx';
import { Picture, PictureCredits } from '../components/pictures/Picture.tsx';
import { StainedGlass } from '../components/pictures/StainedGlass.tsx';
import { Inlines, RichText } from '../components/rich-text/RichText.tsx';
import { useHeadings, useWords } from '../language/page-locale.ts';
import { churchEvents } from '../loaders/church-events.ts';
import { useRootData } from '../loaders/page-data.ts';
import { describePage, pageLoader, type ViewOf } from '../loaders/page-loader.server.ts';
import type { ShownChurch } from '../loaders/root-data.ts';
import { ExternalLink, StandaloneLink } from '../navigation/Link.tsx';
import { Appeal } from '../pages/building-a-haven/Appeal.tsx';
import { DiaryDays } from '../pages/coming-up/DiaryDays.tsx';
import { HighlightCard } from '../pages/home/HighlightCard.tsx';
import { NextServicesSection } from '../pages/home/NextServicesSection.tsx';
import { type Way, WaysIn, Welcomes } from '../pages/home/WaysIn.tsx';
import type { Route } from './+types/home.ts';

export { headers, meta } from '../loaders/page-data.ts';

/** How many highlighted events Home shows; Whats On has them all. */
const highlightsShown = 3;

/** The length of Coming Up on Home: no day begins after six lines, and a day is cut after twelve. */
const shown = { days: 3, items: 6, atMost: 12 };

/** The fields of the project that Home shows, since all others would be sent for nothing. */
const shownOfProject = ['path', 'raised', 'target', 'asOf', 'nextStep'] as const;

/** The ways in, to pages on which this church has something to say. Children have events of their kind, or what About says of them. */
function waysIn(content: SiteContent): readonly Way[] {
  const { eventKinds, church, people, questions, safeguarding } = content;
  const { aboutUs, donate } = content.pages;
  const hasEvents = eventKinds.some(({ slug }) => slug === childrenKind);
  const answers = (topic: (typeof questionTopics)[number]): Path => {
    const isAnswered = questions.some((question) => question.topic === topic);
    return isAnswered ? `${routePattern.aboutUs}#${sectionId(topic)}` : routePattern.aboutUs;
  };
  const danger = safeguarding.helplines.find(({ group, telephone }) => group === 'emergency' && telephone);
  const ways: readonly (Way | undefined)[] = [
    aboutUs && { name: 'first visit', to: answers('first visit') },
    hasEvents
      ? { name: 'children', to: kindPath({ slug: childrenKind }) }
      : aboutUs && { name: 'children', to: answers('children') },
    church.telephone || church.email || people.some(({ telephone }) => telephone)
      ? { name: 'ring', to: routePattern.contact, telephone: church.telephone }
      : undefined,
    danger && { name: 'emergency', to: routePattern.safeguarding, telephone: danger.telephone },
    donate && { name: 'give', to: routePattern.donate },
  ];
  return ways.filter((way) => way !== undefined);
}

export const loader = pageLoader((site) => {
  const { content, now, locale } = site;
  const { project, church } = content;
  const { current, toCome, services, validUntil } = churchEvents(site);
  const openKinds = content.eventKinds.flatMap((kind) => {
    const found = openNow(itemsOfKind(toCome, kind.slug), content.otherwise.get(kind.slug), locale);
    return found ? [{ kind, open: found.open, next: found.next }] : [];
  });
  const pageContent = content.pages.home;
  // A service that names neither a place nor a room is at the church.
  const place = services.place ?? (services.service?.where ? undefined : church.place);
  const view = {
    content: pageContent,
    project: project && pick(project, shownOfProject),
    services,
    postalAddress: place && addressLine(place),
    clocks: clocksInWords(now, locale),
    highlighted: current
      .filter((event) => event.highlighted)
      .slice(0, highlightsShown)
      .map((event) => summarizeEvent(event, locale)),
    diary: comingUpPreview(toCome, locale, shown),
    ways: waysIn(content),
    occasions: occasionPages(content.textPages),
    openKinds,
    welcomes: content.welcomes,
    findUs: content.pages.contact && place && placePath(place.id),
  };
  return { page: describePage(pageContent, routePattern.home, church.place), view, validUntil };
});

export default function HomeRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <HomePage {...view} church={useRootData().church} />;
}

type View = ViewOf<typeof loader>;

/** The `sizes` of the picture and its shape: as wide as the main area, or as high as what stands beside it. */
const pictureSizes =
  '(min-width:96rem) calc(100vw - 66rem),(min-width:76rem) calc(50vw - 9rem),(min-width:60rem) calc(100vw - 19rem),calc(100vw - 2rem)';
const besideServices =
  'max-h-[80svh] fill-box @min-[52rem]:absolute @min-[52rem]:inset-0 @min-[52rem]:h-full @min-[52rem]:w-full';

/** Home: who, when and where on the first screen, with the ways that most visitors want; then a welcome, what comes next and the project. */
export const HomePage = memo(function HomePage(props: View & { church: ShownChurch }) {
  const { content, church, services, postalAddress, clocks, highlighted } = props;
  const { diary, project, ways, openKinds, occasions, welcomes, findUs } = props;
  const { home, layout } = useWords();
  const heading = useHeadings(content.headings);
  const { opening, sections } = splitAtHeadings(content.body);
  return (
    <>
      <PageHeading title={content.title} qualifier={content.qualifier} lang={content.language} />
      <div className="halves">
        <div>
          <NextServicesSection
            heading={heading('services')}
            next={services}
            postalAddress={postalAddress}
            clocks={clocks}
            findUs={findUs}
          />
        </div>
        <WaysIn ways={ways} openKinds={openKinds} occasions={occasions} headings={content.headings} />
        <Welcomes welcomes={welcomes} />
        <div className="to-window-edge flex flex-col @min-[52rem]:order-1 @min-[52rem]:mt-10 print:hidden">
          <div className="@min-[52rem]:relative @min-[52rem]:grow @min-[72rem]:min-h-[26rem]">
            {content.picture ? (
              <Picture picture={content.picture} sizes={pictureSizes} first className={besideServices} />
            ) : (
              <StainedGlass
                seed={church.title}
                width={120}
                height={100}
                panes={28}
                className={`block h-40 w-full sm-md:h-72 ${besideServices}`}
              />
            )}
          </div>
          <PictureCredits pictures={[content.picture]} />
        </div>
      </div>
      {content.body.length > 0 && (
        <div lang={content.language} className="halves mt-6 max-w-wide sm-md:mt-16">
          <RichText blocks={opening} isLead />
          <div className="grid content-start gap-6">
            {sections.map(({ id, heading, blocks }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parsed sections have no identity but their place
              <section key={at} id={id} className="grid gap-3">
                <h2 className="font-bold text-xl tracking-tight">
                  <Inlines inlines={heading} />
                </h2>
                <RichText blocks={blocks} />
              </section>
            ))}
          </div>
        </div>
      )}
      {highlighted.length > 0 && (
        <section className="page-section">
          <SectionHeading {...heading('highlights')} />
          <div className="filled-cards">
            {highlighted.map((event) => (
              <HighlightCard key={event.slug} event={event} />
            ))}
          </div>
          <p className="mt-6">
            <StandaloneLink to={routePattern.whatsOn}>{home.allEvents}</StandaloneLink>
          </p>
        </section>
      )}
      {diary.days.length > 0 && (
        <section className="page-section max-w-wide">
          <SectionHeading {...heading('soon')} />
          <div className="diary-list">
            <DiaryDays {...diary} />
          </div>
          {diary.more > 0 && <p className="mt-2">{home.moreThatDay(diary.more)}</p>}
          <p className="mt-6">
            <StandaloneLink to={routePattern.comingUp}>{home.allDates}</StandaloneLink>
          </p>
        </section>
      )}
      <div className="grid max-w-wide gap-x-12 @min-[52rem]:grid-cols-[2fr_1fr]">
        {project && (
          <section className="page-section">
            <SectionHeading {...heading('haven')} />
            <Appeal project={project} />
            <p className="mt-4 max-w-text">{project.nextStep}</p>
            {project.path && (
              <p className="mt-4">
                <StandaloneLink to={project.path}>{home.project}</StandaloneLink>
              </p>
            )}
          </section>
        )}
        {church.newsletter && (
          <section id="newsletter" className="page-section">
            <SectionHeading {...heading('newsletter')} />
            <p className="max-w-text">
              <ExternalLink href={church.newsletter.url} className="target inline-block font-bold">
                {layout.newsletter}
              </ExternalLink>
              {church.newsletter.provider && (
                <span className="block">{home.newsletterBy(church.newsletter.provider)}</span>
              )}
            </p>
          </section>
        )}
      </div>
    </>
  );
});
