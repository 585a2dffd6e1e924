import { memo } from 'react';
import type { Project } from '#domain/church/project.ts';
import { pagePath } from '#domain/page/page.ts';
import { splitAtHeadings } from '#domain/page/rich-text.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { PersonLines } from '../components/contact/ContactLinks.tsx';
import { PageHeading, SectionHeading } from '../components/Headings.tsx';
import { PageOpening } from '../components/PageOpening.tsx';
import { besideFacts, Picture, PictureCredits } from '../components/pictures/Picture.tsx';
import { RichText, TextSections } from '../components/rich-text/RichText.tsx';
import { useHeadings, useWords } from '../language/page-locale.ts';
import { CheckedOn, Day, Sentence } from '../language/Sentence.tsx';
import { notFound } from '../loaders/load.server.ts';
import { describePage, pageLoader, type ViewOf } from '../loaders/page-loader.server.ts';
import { StandaloneLink } from '../navigation/Link.tsx';
import { Appeal } from '../pages/building-a-haven/Appeal.tsx';
import { Course, Gifts, volunteerId, WaysToHelp } from '../pages/building-a-haven/ProjectSections.tsx';
import type { Route } from './+types/page.ts';

export { headers, meta } from '../loaders/page-data.ts';

/** A page of text by its slug, with the project on the page that is about it. */
export const loader = pageLoader((site, { params: { slug } }: Route.LoaderArgs) => {
  const { pages, textPages, project } = site.content;
  const content = textPages.get(slug) ?? notFound();
  const path = pagePath(slug);
  return {
    page: describePage(content, path),
    view: {
      content,
      project: project?.path === path ? project : undefined,
      hasDonate: pages.donate !== undefined,
    },
  };
});

export default function PageRoute({ loaderData: { view } }: Route.ComponentProps) {
  return view.project ? (
    <ProjectPage {...view} project={view.project} />
  ) : (
    <TextPage content={view.content} />
  );
}

type View = ViewOf<typeof loader>;
type ProjectView = View & { project: Project };

/** The page of the project: how far the appeal has come and how to help, what it will be, the steps, and what a gift does. */
export const ProjectPage = memo(function ProjectPage({ content, project, hasDonate }: ProjectView) {
  const words = useWords();
  const heading = useHeadings(content.headings);
  const { opening, sections } = splitAtHeadings(project.story);
  return (
    <>
      <PageHeading title={content.title} qualifier={content.qualifier} lang={content.language} />
      <div className="beside-facts mt-5 sm-md:mt-8">
        <ProjectFacts project={project} hasDonate={hasDonate} />
        <div className="@max-[52rem]:mt-6">
          {content.picture && <Picture picture={content.picture} sizes={besideFacts} first />}
          <PictureCredits pictures={[content.picture]} />
          <div className="mt-8 grid gap-4">
            <RichText blocks={content.body} isLead lang={content.language} />
            <RichText blocks={opening} />
          </div>
        </div>
      </div>
      <TextSections sections={sections} />
      <section className="page-section">
        <SectionHeading {...heading('steps')} />
        {project.nextStep && (
          <p className="mb-6 max-w-text @min-[52rem]:text-lg">
            <strong className="font-bold">{words.giving.project.next}</strong> {project.nextStep}
          </p>
        )}
        <ol className="grid max-w-wide gap-1.5">
          {project.milestones.map((milestone) => (
            <Course key={milestone.title} milestone={milestone} />
          ))}
        </ol>
      </section>
      <Gifts headings={content.headings} project={project} />
      <WaysToHelp headings={content.headings} project={project} />
    </>
  );
});

/** What somebody who wants to help looks for: how far it has come, the two ways to help, and whom to ask. */
function ProjectFacts({ project, hasDonate }: Omit<ProjectView, 'content'>) {
  const { project: says } = useWords().giving;
  return (
    <div className="facts">
      <div className="bg-tertiary p-4 sm-md:p-5">
        <Appeal project={project} />
      </div>
      <ul className="grid bg-tertiary px-4 py-3 font-bold text-lg sm-md:px-5 print:hidden">
        <li>
          <StandaloneLink to={`#${volunteerId}`}>{says.volunteer}</StandaloneLink>
        </li>
        {hasDonate && (
          <li>
            <StandaloneLink to={routePattern.donate}>{says.give}</StandaloneLink>
          </li>
        )}
      </ul>
      {project.contact && (
        <div className="bg-tertiary px-4 py-3 text-sm sm-md:px-5">
          <h2 className="font-bold">{says.ask}</h2>
          <PersonLines person={project.contact} />
        </div>
      )}
    </div>
  );
}

const belowText = 'mt-12 @min-[52rem]:ps-[17rem] @min-[72rem]:ps-[33rem]';

/** A page of text, such as the accessibility and privacy statements, with the days of its last change and of its last check. */
export const TextPage = memo(function TextPage({ content }: Pick<View, 'content'>) {
  const { components } = useWords();
  return (
    <>
      <PageOpening content={content} />
      {content.updated && (
        <p className={`${belowText} text-sm`}>
          <Sentence text={components.updatedOn} inserts={{ date: <Day date={content.updated} /> }} />
        </p>
      )}
      <CheckedOn date={content.lastChecked} className={belowText} />
    </>
  );
});
