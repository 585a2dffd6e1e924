import type { Project } from '#domain/church/project.ts';
import type { PageHeadings } from '#domain/page/page-heading.ts';
import { PersonLines } from '../../components/contact/ContactLinks.tsx';
import { HungSection } from '../../components/Headings.tsx';
import { useHeadings } from '../../language/page-locale.ts';

interface ProjectSectionProps {
  headings: PageHeadings;
  project: Project;
}

/** What a gift pays for, and what becomes of it. */
export function Gifts({ headings, project }: ProjectSectionProps) {
  const heading = useHeadings(headings);
  const { giftExamples, restrictedFund, ifMissed, ifPassed } = project;
  return (
    <HungSection {...heading('gifts')}>
      <ul className="filled-panes mb-8 empty:hidden">
        {giftExamples.map((example) => (
          <li key={example} className="bg-tertiary p-5">
            <GiftExample text={example} />
          </li>
        ))}
      </ul>
      <div className="grid max-w-text gap-4">
        {[restrictedFund, ifMissed, ifPassed].filter(Boolean).map((promise) => (
          <p key={promise}>{promise}</p>
        ))}
      </div>
    </HungSection>
  );
}

/** An example with the sum that it begins with in large figures: "£25 pays for a square foot of floor." */
function GiftExample({ text }: { text: string }) {
  const [, sum, rest] = /^(\S*\d\S*)\s+(.+)$/s.exec(text) ?? [];
  if (sum === undefined) return text;
  return (
    <>
      <strong className="block font-bold text-2xl tabular-nums">{sum}</strong> {rest}
    </>
  );
}

/** The id of the section for volunteers, to which a link at the top of the page leads. */
export const volunteerId = 'volunteer';

/** How to help with one's hands, and whom to ask. */
export function WaysToHelp({ headings, project: { waysToHelp, contact } }: ProjectSectionProps) {
  const heading = useHeadings(headings);
  return (
    <HungSection id={volunteerId} {...heading('help')}>
      <ul className="filled-panes">
        {waysToHelp.map((way) => (
          <li key={way} className="bg-tertiary p-5">
            {way}
          </li>
        ))}
      </ul>
      {contact && (
        <div className="mt-6">
          <PersonLines person={contact} />
        </div>
      )}
    </HungSection>
  );
}
