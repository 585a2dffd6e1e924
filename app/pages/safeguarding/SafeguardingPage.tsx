import { memo } from 'react';
import type { PageContent } from '#domain/page/page.ts';
import { type PageHeadings, pageHeading } from '#domain/page/page-heading.ts';
import { availability, dayAndNightFirst } from '#domain/safeguarding/helpline-hours.ts';
import { type HelplineGroup, helplineGroups, type Safeguarding } from '#domain/safeguarding/safeguarding.ts';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { PageHeading } from '../../components/Heading/PageHeading.tsx';
import { SectionHeading } from '../../components/Heading/SectionHeading.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { LocalContactPane } from './LocalContactPane.tsx';
import { NumberPane } from './NumberPane.tsx';
import { Policy } from './Policy.tsx';

interface SafeguardingPageProps {
  content: PageContent;
  safeguarding: Safeguarding;
}

const [one, two, three] = [
  '',
  '@min-[34rem]:grid-cols-2',
  '@min-[34rem]:grid-cols-2 @min-[54rem]:grid-cols-3',
];

/** The groups of numbers, in pairs that belong together. */
const columns = {
  emergency: one,
  local: two,
  outside: two,
  council: two,
  police: one,
  helpline: three,
} as const satisfies Record<HelplineGroup, string | undefined>;

/** Safeguarding: whom to ring, immediate danger first. Everything is visible without a click and without scripts. */
export const SafeguardingPage = memo(function SafeguardingPage({
  content,
  safeguarding,
}: SafeguardingPageProps) {
  const { contacts } = safeguarding;
  return (
    <>
      {/* "Exit this page" sends no referrer, even when a script follows it. */}
      <meta name="referrer" content="no-referrer" />
      <PageHeading title={content.title} qualifier={content.qualifier} />
      {helplineGroups.map((group) => (
        <Numbers key={group} group={group} headings={content.headings} safeguarding={safeguarding} />
      ))}
      <div className="page-section">
        <RichText blocks={content.body} />
      </div>
      {contacts && (
        <section className="page-section">
          <SectionHeading {...pageHeading(content.headings, 'promise')} />
          <Policy contacts={contacts} />
        </section>
      )}
    </>
  );
});

interface NumbersProps {
  group: HelplineGroup;
  headings: PageHeadings;
  safeguarding: Safeguarding;
}

/** The numbers of a group. The church's own contact comes first in its group. */
function Numbers({ group, headings, safeguarding }: NumbersProps) {
  const { contacts, helplines } = safeguarding;
  const { numbers, areMixed } = dayAndNightFirst(helplines.filter((helpline) => helpline.group === group));
  const local = group === 'local' ? contacts : undefined;
  if (numbers.length === 0 && !local) return null;
  const isEmergency = group === 'emergency';
  return (
    <section className={isEmergency ? 'mt-8 sm-md:mt-12' : 'mt-14 sm-md:mt-20'}>
      <SectionHeading {...pageHeading(headings, group)} />
      {areMixed && (
        <p className="mb-6 max-w-text">
          The numbers that answer day and night come first. If somebody is in danger, ring 999.
        </p>
      )}
      <div className={`grid max-w-wide gap-1.5 ${columns[group]}`}>
        {local && <LocalContactPane contacts={local} />}
        {numbers.map((helpline, index) => (
          <NumberPane
            key={`${helpline.name} ${helpline.telephone}`}
            {...helpline}
            availability={availability(helpline)}
            alarm={isEmergency && index === 0}
          >
            {helpline.forWhom && <p>{helpline.forWhom}</p>}
          </NumberPane>
        ))}
      </div>
      {group === 'outside' && contacts?.dioceseUrl && (
        <p className="mt-6">
          <ExternalLink href={contacts.dioceseUrl} className="target inline-block font-bold">
            Our diocese’s page on safeguarding
          </ExternalLink>
        </p>
      )}
      {isEmergency && contacts?.exitWords && <p className="mt-6 max-w-text">{contacts.exitWords}</p>}
    </section>
  );
}
