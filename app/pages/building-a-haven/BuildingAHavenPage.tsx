import { memo } from 'react';
import type { Milestone, Project } from '#domain/church/project.ts';
import type { PageContent } from '#domain/page/page.ts';
import { pageHeading } from '#domain/page/page-heading.ts';
import { PersonLines } from '../../components/contact/PersonLines.tsx';
import { SectionHeading } from '../../components/Heading/SectionHeading.tsx';
import { PageOpening } from '../../components/PageOpening/PageOpening.tsx';
import { Appeal } from './Appeal.tsx';
import { poundsInWords } from './money.ts';

interface BuildingAHavenPageProps {
  content: PageContent;
  project: Project | undefined;
}

const states = { done: 'Done', now: 'Under way', next: 'To come' } as const;
const stones = {
  done: 'bg-secondary text-primary',
  now: 'bg-tertiary',
  next: 'border-2 border-tertiary',
} as const;

/** Building A Haven: the story, how far the appeal has come, the steps, and what happens to gifts. */
export const BuildingAHavenPage = memo(function BuildingAHavenPage({
  content,
  project,
}: BuildingAHavenPageProps) {
  return (
    <>
      <PageOpening content={content} />
      {project && (
        <>
          <section className="page-section">
            <SectionHeading {...pageHeading(content.headings, 'appeal')} />
            <Appeal project={project} />
            {project.nextStep && (
              <p className="mt-6 max-w-text">
                <strong className="font-bold">Next:</strong> {project.nextStep}
              </p>
            )}
          </section>
          <section className="page-section">
            <SectionHeading {...pageHeading(content.headings, 'steps')} />
            <ol className="grid max-w-wide gap-1.5">
              {project.milestones.map((milestone) => (
                <Course key={milestone.title} milestone={milestone} />
              ))}
            </ol>
          </section>
          <section className="page-section">
            <SectionHeading {...pageHeading(content.headings, 'gifts')} />
            <div className="grid max-w-text gap-4">
              {[project.restrictedFund, project.ifMissed, project.ifPassed].filter(Boolean).map((promise) => (
                <p key={promise}>{promise}</p>
              ))}
            </div>
          </section>
          <section className="page-section">
            <SectionHeading {...pageHeading(content.headings, 'help')} />
            <ul className="grid max-w-wide gap-1.5 @min-[34rem]:grid-cols-2">
              {project.waysToHelp.map((way) => (
                <li key={way} className="bg-tertiary p-5">
                  {way}
                </li>
              ))}
            </ul>
            {project.contact && (
              <div className="mt-6">
                <PersonLines person={project.contact} />
              </div>
            )}
          </section>
        </>
      )}
    </>
  );
});

/** A milestone as a course of stone: laid, being laid, or only marked out. */
function Course({ milestone }: { milestone: Milestone }) {
  const { title, when, state, cost, summary } = milestone;
  return (
    <li className={`grid gap-x-8 gap-y-1 p-5 sm-md:grid-cols-[10rem_minmax(0,1fr)_auto] ${stones[state]}`}>
      <p className="text-sm">
        {states[state]}
        <span className="block font-thin">{when}</span>
      </p>
      <div>
        <h3 className="font-bold text-lg">{title}</h3>
        <p className="max-w-text">{summary}</p>
      </div>
      {cost !== undefined && <p className="font-thin text-xl tabular-nums">{poundsInWords(cost)}</p>}
    </li>
  );
}
