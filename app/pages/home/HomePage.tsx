import { memo } from 'react';
import type { Church, Welcome } from '#domain/church/church.ts';
import type { Project } from '#domain/church/project.ts';
import type { DiaryPreview } from '#domain/diary/coming-up.ts';
import type { EventSummary } from '#domain/event/event-summary.ts';
import type { PageContent } from '#domain/page/page.ts';
import { splitAtHeadings } from '#domain/page/rich-text.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import type { NextServices } from '#domain/services/next-services.ts';
import { PageHeading, SectionHeading } from '../../components/Headings.tsx';
import { Picture, PictureCredits } from '../../components/pictures/Picture.tsx';
import { StainedGlass } from '../../components/pictures/StainedGlass.tsx';
import { Inlines, RichText } from '../../components/rich-text/RichText.tsx';
import { useHeadings, useWords } from '../../language/page-locale.ts';
import { ExternalLink, Link } from '../../navigation/Link.tsx';
import { Appeal } from '../building-a-haven/Appeal.tsx';
import { DiaryDays } from '../coming-up/DiaryDays.tsx';
import { HighlightCard } from './HighlightCard.tsx';
import { NextServicesSection } from './NextServicesSection.tsx';
import { type OpenKind, type Way, WaysIn, Welcomes } from './WaysIn.tsx';

interface HomePageProps {
  content: PageContent;
  church: Church;
  services: NextServices;
  /** The address of the service that is named first; undefined when it is not known. */
  postalAddress: string | undefined;
  /** The line about a clock change in the coming week. */
  clocks: string | undefined;
  /** A few: Whats On has them all. */
  highlighted: readonly EventSummary[];
  diary: DiaryPreview;
  /** The facts about the project that Home shows. */
  project: Pick<Project, 'path' | 'raised' | 'target' | 'asOf' | 'nextStep'> | undefined;
  ways: readonly Way[];
  openKinds: readonly OpenKind[];
  welcomes: readonly Welcome[];
  /** The page with directions to that address; undefined when there is none. */
  findUs: string | undefined;
}

/** The `sizes` of the picture and its shape: as wide as the main area, or as high as what stands beside it. */
const pictureSizes =
  '(min-width:73rem) calc(50vw - 9rem),(min-width:44rem) calc(100vw - 19rem),calc(100vw - 2rem)';
const besideServices =
  'max-h-[80svh] object-cover @min-[52rem]:absolute @min-[52rem]:inset-0 @min-[52rem]:h-full @min-[52rem]:w-full';

/** Two things beside each other, where the width allows it. */
const halves = 'grid gap-x-12 gap-y-6 @min-[52rem]:grid-cols-2';

/** Home: who, when and where on the first screen, with the ways that most visitors want; then a welcome, what comes next and the project. */
export const HomePage = memo(function HomePage(props: HomePageProps) {
  const { content, church, services, postalAddress, clocks, highlighted } = props;
  const { diary, project, ways, openKinds, welcomes, findUs } = props;
  const words = useWords();
  const heading = useHeadings(content.headings);
  const { home, layout } = words;
  const { opening, sections } = splitAtHeadings(content.body);
  return (
    <>
      <PageHeading title={content.title} qualifier={content.qualifier} lang={content.language} />
      <div className={halves}>
        <div>
          <NextServicesSection
            heading={heading('services')}
            next={services}
            postalAddress={postalAddress}
            clocks={clocks}
            findUs={findUs}
          />
          <WaysIn ways={ways} openKinds={openKinds} headings={content.headings} church={church} />
          <Welcomes welcomes={welcomes} />
        </div>
        <div className="flex flex-col sm-md:-mr-6 @min-[52rem]:mt-10 lg:-mr-12 print:hidden">
          <div className="@min-[52rem]:relative @min-[52rem]:grow">
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
        <div lang={content.language} className={`mt-6 sm-md:mt-16 ${halves}`}>
          <RichText blocks={opening} isLead />
          <div className="grid content-start gap-8">
            {sections.map(({ heading, blocks }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parsed sections have no identity but their place
              <section key={at} className="grid gap-3">
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
            <Link to={routePattern.whatsOn} className="target inline-block">
              {home.allEvents}
            </Link>
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
            <Link to={routePattern.comingUp} className="target inline-block">
              {home.allDates}
            </Link>
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
                <Link to={project.path} className="target inline-block">
                  {home.project}
                </Link>
              </p>
            )}
          </section>
        )}
        {church.newsletter && (
          <section className="page-section">
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
