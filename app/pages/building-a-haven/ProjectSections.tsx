import type { Milestone, Project } from '#domain/church/project.ts';
import type { PageHeadings } from '#domain/page/page-heading.ts';
import { PersonLines } from '../../components/contact/ContactLinks.tsx';
import { HungSection } from '../../components/Headings.tsx';
import { useHeadings, usePageLocale } from '../../language/page-locale.ts';

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
      <ul className="filled-cards mb-8 empty:hidden">
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
      <ul className="filled-cards">
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

const stones = {
  done: 'bg-secondary text-primary',
  now: 'bg-tertiary',
  next: 'border-2 border-secondary',
} as const;

/** A milestone as a course of stone: laid, being laid, or only marked out. */
export function Course({ milestone }: { milestone: Milestone }) {
  const { words, currency } = usePageLocale();
  const { title, when, state, cost, summary } = milestone;
  return (
    <li
      className={`grid gap-x-8 gap-y-1 p-5 @min-[40rem]:grid-cols-[10rem_minmax(0,1fr)_auto] ${stones[state]}`}
    >
      <p className="text-sm">
        <strong className="font-bold">{words.giving.project.states[state]}</strong>
        <span className="block">{when}</span>
      </p>
      <div>
        <h3 className="font-bold text-lg">{title}</h3>
        <p className="max-w-text">{summary}</p>
      </div>
      {cost !== undefined && <p className="font-thin text-xl tabular-nums">{words.money(cost, currency)}</p>}
    </li>
  );
}
