import { memo } from 'react';
import type { Church } from '#domain/church/church.ts';
import type { Project } from '#domain/church/project.ts';
import type { Diary } from '#domain/diary/diary.ts';
import type { EventListing } from '#domain/event/event-listing.ts';
import { newsletterLabel } from '#domain/page/navigation.ts';
import type { PageContent } from '#domain/page/page.ts';
import { pageHeading } from '#domain/page/page-heading.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import type { NextService } from '#domain/worship/next-service.ts';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { PageHeading } from '../../components/Heading/PageHeading.tsx';
import { SectionHeading } from '../../components/Heading/SectionHeading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { PictureCredits } from '../../components/Picture/PictureCredits.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { Window } from '../../components/Window/Window.tsx';
import { Link } from '../../navigation/Link.tsx';
import { Appeal } from '../building-a-haven/Appeal.tsx';
import { DiaryDays } from '../coming-up/DiaryDays.tsx';
import { EventPanes } from '../whats-on/EventPane.tsx';
import { NextServiceLine } from './NextServiceLine.tsx';

/** The `sizes` of the picture: from the left edge of the main area to the right edge of the window. */
const pictureSizes =
  '(min-width:64rem) calc(100vw - 21rem),(min-width:44rem) calc(100vw - 19.5rem),calc(100vw - 2rem)';

interface HomePageProps {
  content: PageContent;
  church: Church;
  service: NextService;
  /** The line about a clock change in the coming week. */
  clocks: string | undefined;
  highlighted: readonly EventListing[];
  diary: Diary;
  /** The facts about the project that Home shows. */
  project: Pick<Project, 'path' | 'raised' | 'target' | 'asOf' | 'nextStep'> | undefined;
}

/** Home: who, when and where on the first screen; then the next events, the project and a welcome. */
export const HomePage = memo(function HomePage({
  content,
  church,
  service,
  clocks,
  highlighted,
  diary,
  project,
}: HomePageProps) {
  return (
    <>
      <PageHeading title={content.title} qualifier={content.qualifier} />
      <NextServiceLine
        heading={pageHeading(content.headings, 'services')}
        next={service}
        church={church}
        clocks={clocks}
      />
      <div className="mt-8 sm-md:-mr-6 sm-md:mt-12 lg:-mr-12">
        {content.picture ? (
          <Picture
            picture={content.picture}
            sizes={pictureSizes}
            first
            className="max-h-[80svh] object-cover"
          />
        ) : (
          <Window
            seed={church.title}
            width={240}
            height={70}
            panes={28}
            className="block h-40 w-full sm-md:h-72"
          />
        )}
        <PictureCredits pictures={[content.picture]} />
      </div>
      {content.body.length > 0 && (
        <div className="mt-12">
          <RichText blocks={content.body} />
        </div>
      )}
      {highlighted.length > 0 && (
        <section className="page-section">
          <SectionHeading {...pageHeading(content.headings, 'highlights')} />
          <div className="grid max-w-wide gap-1.5 @min-[34rem]:grid-cols-2">
            <EventPanes events={highlighted} />
          </div>
          <p className="mt-6">
            <Link to={routePattern.whatsOn} className="target inline-block">
              See everything that’s on
            </Link>
          </p>
        </section>
      )}
      {diary.days.length > 0 && (
        <section className="page-section max-w-wide">
          <SectionHeading {...pageHeading(content.headings, 'soon')} />
          <div className="grid gap-10">
            <DiaryDays diary={diary} />
          </div>
          <p className="mt-6">
            <Link to={routePattern.comingUp} className="target inline-block">
              See everything that’s coming up
            </Link>
          </p>
        </section>
      )}
      {project && (
        <section className="page-section">
          <SectionHeading {...pageHeading(content.headings, 'haven')} />
          <Appeal project={project} />
          <p className="mt-4 max-w-text">{project.nextStep}</p>
          {project.path && (
            <p className="mt-4">
              <Link to={project.path} className="target inline-block">
                How the project is going
              </Link>
            </p>
          )}
        </section>
      )}
      {church.newsletter && (
        <section className="page-section">
          <SectionHeading {...pageHeading(content.headings, 'newsletter')} />
          <p className="max-w-text">
            <ExternalLink href={church.newsletter.url} className="target inline-block font-bold">
              {newsletterLabel}
            </ExternalLink>
            {church.newsletter.provider && (
              <span className="block">
                {church.newsletter.provider}, another company, sends it for us. Every email has a link to
                unsubscribe.
              </span>
            )}
          </p>
        </section>
      )}
    </>
  );
});
