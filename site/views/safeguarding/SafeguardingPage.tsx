import type { PageWords } from '#site/domain/page.ts';
import { type HelplineGroup, helplineGroups, type Safeguarding } from '#site/domain/safeguarding.ts';
import { PageHeading } from '#site/ui/Heading/PageHeading.tsx';
import { SectionHeading } from '#site/ui/SectionHeading/SectionHeading.tsx';
import { PersonLines } from '../person/PersonLines.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { sectionClass } from '../words/section-class.ts';
import { HelplinePane } from './HelplinePane.tsx';

interface SafeguardingPageProps {
  words: PageWords;
  safeguarding: Safeguarding;
}

const groupHeadings = {
  emergency: ['In danger now', 'ring 999'],
  local: ['Here', 'in our church'],
  outside: ['Outside', 'our church'],
  council: ['The council', 'by day and by night'],
  police: ['The police', 'when it is not an emergency'],
  helpline: ['Someone to talk to', 'by telephone'],
} as const satisfies Record<HelplineGroup, readonly [string, string]>;

/** Safeguarding: whom to ring, danger first; complete without another click and without scripts. */
export function SafeguardingPage({ words, safeguarding: { contacts, helplines } }: SafeguardingPageProps) {
  return (
    <>
      <PageHeading title={words.title} qualifier={words.qualifier} />
      {helplineGroups.map((group) => {
        const numbers = helplines.filter((helpline) => helpline.group === group);
        const [title, qualifier] = groupHeadings[group];
        const ours = group === 'local' ? contacts : undefined;
        return (
          (numbers.length > 0 || ours) && (
            <section key={group} className={sectionClass}>
              <SectionHeading title={title} qualifier={qualifier} />
              <div className="grid max-w-wide gap-1.5 sm:grid-cols-2 lg:grid-cols-3">
                {ours && (
                  <div className="bg-tertiary p-5">
                    <PersonLines person={ours.localContact} />
                    <p className="mt-2">{ours.mailbox}</p>
                  </div>
                )}
                {numbers.map((helpline) => (
                  <HelplinePane key={`${helpline.name} ${helpline.telephone}`} helpline={helpline} />
                ))}
              </div>
            </section>
          )
        );
      })}
      <div className={sectionClass}>
        <RichText blocks={words.body} />
      </div>
      {contacts && (
        <section className={sectionClass}>
          <SectionHeading title="What we promise" />
          <p className="max-w-words">{contacts.statement}</p>
          {contacts.policyUrl && (
            <p className="mt-4">
              <a href={contacts.policyUrl}>{contacts.policyTitle}</a>
            </p>
          )}
        </section>
      )}
    </>
  );
}
