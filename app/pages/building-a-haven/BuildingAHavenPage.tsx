import { memo } from 'react';
import type { Project } from '#domain/church/project.ts';
import type { PageContent } from '#domain/page/page.ts';
import { splitAtHeadings } from '#domain/page/rich-text.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { PersonLines } from '../../components/contact/ContactLinks.tsx';
import { PageHeading, SectionHeading } from '../../components/Headings.tsx';
import { besideFacts, Picture, PictureCredits } from '../../components/pictures/Picture.tsx';
import { RichText, TextSections } from '../../components/rich-text/RichText.tsx';
import { useHeadings, useWords } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';
import { Appeal } from './Appeal.tsx';
import { Course, Gifts, volunteerId, WaysToHelp } from './ProjectSections.tsx';

interface BuildingAHavenPageProps {
  content: PageContent;
  project: Project;
  /** Whether the church has the page Donate. */
  hasDonate: boolean;
}

/** Building A Haven: how far the appeal has come and how to help, what it will be, the steps, and what a gift does. */
export const BuildingAHavenPage = memo(function BuildingAHavenPage(props: BuildingAHavenPageProps) {
  const { content, project, hasDonate } = props;
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
          <p className="mb-6 max-w-lead @min-[52rem]:text-lg">
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
function ProjectFacts({ project, hasDonate }: { project: Project; hasDonate: boolean }) {
  const { project: says } = useWords().giving;
  return (
    <div className="facts">
      <div className="bg-tertiary p-4 sm-md:p-5">
        <Appeal project={project} />
      </div>
      <ul className="grid bg-tertiary px-4 py-3 font-bold text-lg sm-md:px-5 print:hidden">
        <li>
          <Link to={`#${volunteerId}`} className="target inline-block">
            {says.volunteer}
          </Link>
        </li>
        {hasDonate && (
          <li>
            <Link to={routePattern.donate} className="target inline-block">
              {says.give}
            </Link>
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
