import { memo } from 'react';
import type { PageContent } from '#domain/page/page.ts';
import type { PageHeadings } from '#domain/page/page-heading.ts';
import type { FirstNumbers } from '#domain/safeguarding/first-numbers.ts';
import { dayAndNightFirst } from '#domain/safeguarding/helpline-hours.ts';
import { type HelplineGroup, helplineGroups, type Safeguarding } from '#domain/safeguarding/safeguarding.ts';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { PageHeading, SectionHeading } from '../../components/Headings.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { SectionLinks } from '../../components/SectionLinks.tsx';
import { useHeadings, usePageLocale, useWords } from '../../language/page-locale.ts';
import { DangerPane, speechId } from './DangerPane.tsx';
import { FirstNumbersSection } from './FirstNumbersSection.tsx';
import { LocalContactPane } from './LocalContactPane.tsx';
import { NumberPane } from './NumberPane.tsx';
import { Policy } from './Policy.tsx';

interface SafeguardingPageProps {
  content: PageContent;
  safeguarding: Safeguarding;
  first: Pick<FirstNumbers, 'now' | 'otherwise'>;
}

const [one, two, three] = [
  '',
  '@min-[34rem]:grid-cols-2',
  '@min-[34rem]:grid-cols-2 @min-[54rem]:grid-cols-3',
];

/** The groups of numbers, in pairs that belong together. The first number for an emergency is above them all. */
const columns = {
  emergency: one,
  local: two,
  outside: two,
  council: two,
  police: one,
  helpline: three,
} as const satisfies Record<HelplineGroup, string | undefined>;

/**
 * Safeguarding: 999, then one number for a child and one for an adult, then all the others. Everything is visible without a click
 * and without scripts.
 */
export const SafeguardingPage = memo(function SafeguardingPage({
  content,
  safeguarding,
  first,
}: SafeguardingPageProps) {
  const words = useWords();
  const heading = useHeadings(content.headings);
  const { contacts, helplines } = safeguarding;
  const [danger, ...speech] = helplines.filter(({ group }) => group === 'emergency');
  const police = helplines.find(({ group, dayAndNight }) => group === 'police' && dayAndNight);
  return (
    <>
      {/* "Exit this page" sends no referrer, even when a script follows it. */}
      <meta name="referrer" content="no-referrer" />
      <PageHeading title={content.title} qualifier={content.qualifier} lang={content.language} />
      {danger && (
        <DangerPane
          heading={heading('emergency')}
          helpline={danger}
          speech={speech.length > 0 ? heading('speech') : undefined}
        />
      )}
      <FirstNumbersSection heading={heading('first')} first={first} police={police} />
      {!contacts && <p className="mt-8 max-w-text">{words.safeguarding.nobodyYet}</p>}
      {contacts?.exitWords && <p className="mt-8 max-w-text">{contacts.exitWords}</p>}
      <SectionLinks
        sections={[...groupsToLink(safeguarding), ...(contacts ? (['promise'] as const) : [])].map(
          (name) => ({
            id: name,
            title: heading(name).title,
          }),
        )}
      />
      {helplineGroups.map((group) => (
        <Numbers key={group} group={group} headings={content.headings} safeguarding={safeguarding} />
      ))}
      <div className="page-section">
        <RichText blocks={content.body} lang={content.language} />
      </div>
      {contacts && (
        <section id="promise" className="page-section">
          <SectionHeading {...heading('promise')} />
          <Policy contacts={contacts} />
        </section>
      )}
    </>
  );
});

/** The groups below the first numbers that have a number; the church's own contact is one. */
function groupsToLink({ contacts, helplines }: Safeguarding): readonly HelplineGroup[] {
  return helplineGroups.filter(
    (name) =>
      name !== 'emergency' &&
      ((name === 'local' && contacts !== undefined) || helplines.some(({ group }) => group === name)),
  );
}

interface NumbersProps {
  group: HelplineGroup;
  headings: PageHeadings;
  safeguarding: Safeguarding;
}

/** The numbers of a group. The church's own contact comes first in its group. */
function Numbers({ group, headings, safeguarding }: NumbersProps) {
  const { words, dialling } = usePageLocale();
  const heading = useHeadings(headings);
  const { contacts, helplines } = safeguarding;
  const isEmergency = group === 'emergency';
  const listed = helplines.filter((helpline) => helpline.group === group).slice(isEmergency ? 1 : 0);
  const { numbers, areMixed } = dayAndNightFirst(listed);
  const local = group === 'local' ? contacts : undefined;
  if (numbers.length === 0 && !local) return null;
  return (
    <section id={isEmergency ? speechId : group} className="mt-14 sm-md:mt-20">
      <SectionHeading {...heading(isEmergency ? 'speech' : group)} />
      {areMixed && (
        <p className="mb-6 max-w-text">{words.safeguarding.dayAndNightFirst(dialling.emergency)}</p>
      )}
      <div className={`grid max-w-wide gap-1.5 ${columns[group]}`}>
        {local && <LocalContactPane contacts={local} />}
        {numbers.map((helpline) => (
          <NumberPane
            key={`${helpline.name} ${helpline.telephone}`}
            {...helpline}
            availability={words.safeguarding.availability(helpline)}
          >
            {helpline.forWhom && <p lang={helpline.language}>{helpline.forWhom}</p>}
          </NumberPane>
        ))}
      </div>
      {group === 'outside' && contacts?.dioceseUrl && (
        <p className="mt-6">
          <ExternalLink href={contacts.dioceseUrl} className="target inline-block font-bold">
            {words.safeguarding.diocese}
          </ExternalLink>
        </p>
      )}
    </section>
  );
}
