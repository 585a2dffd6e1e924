import { memo } from 'react';
import type { PageContent } from '#domain/page/page.ts';
import type { HelpNow } from '#domain/safeguarding/help-now.ts';
import type { SafeguardingContacts } from '#domain/safeguarding/safeguarding.ts';
import { PageHeading } from '../../components/Headings.tsx';
import { SectionLinks } from '../../components/PageOpening.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { useHeadings, useWords } from '../../language/page-locale.ts';
import { CheckedOn, Day, Sentence } from '../../language/Sentence.tsx';
import { ExternalLink } from '../../navigation/Link.tsx';
import { BookHeading, BookOfNumbers } from './BookOfNumbers.tsx';
import { DangerCard } from './DangerCard.tsx';
import { UrgentContacts } from './UrgentContacts.tsx';

interface SafeguardingPageProps {
  content: PageContent;
  contacts: SafeguardingContacts | undefined;
  help: Omit<HelpNow, 'validUntil'>;
}

/**
 * Safeguarding: 999, then who can be reached now by whom, then what happens when you tell us, then every number. Everything is
 * visible without a click and without scripts.
 */
export const SafeguardingPage = memo(function SafeguardingPage(props: SafeguardingPageProps) {
  const { content, contacts, help } = props;
  const heading = useHeadings(content.headings);
  const hasSpeech = help.book.some(({ name }) => name === 'emergency');
  const groups = help.book.flatMap(({ name }) => (name === 'emergency' ? [] : [name]));
  const sections = [...groups, ...(contacts ? (['promise'] as const) : [])];
  return (
    <>
      {/* "Exit this page" sends no referrer, even when a script follows it. */}
      <meta name="referrer" content="no-referrer" />
      <PageHeading title={content.title} qualifier={content.qualifier} lang={content.language} />
      {help.danger && (
        <DangerCard
          heading={heading('emergency')}
          helpline={help.danger}
          speech={hasSpeech ? heading('speech') : undefined}
        />
      )}
      <UrgentContacts headings={content.headings} rows={help.rows} writing={help.writing} />
      {help.nobodyYet && <p className="mt-8 max-w-text">{help.nobodyYet}</p>}
      {contacts?.exitWords && <p className="mt-4 max-w-text text-sm leading-snug">{contacts.exitWords}</p>}
      <SectionLinks sections={sections.map((name) => ({ id: name, title: heading(name).title }))} />
      {content.body.length > 0 && (
        <div className="mt-4 max-sm-md:text-sm max-sm-md:leading-snug max-sm-md:[&_h2]:mt-1 sm-md:mt-16">
          <RichText blocks={content.body} lang={content.language} />
        </div>
      )}
      <BookOfNumbers headings={content.headings} contacts={contacts} help={help} />
      {contacts && (
        <section id="promise" className="mt-5 max-sm-md:text-sm max-sm-md:leading-snug sm-md:mt-14">
          <BookHeading {...heading('promise')} />
          <Policy contacts={contacts} />
        </section>
      )}
    </>
  );
});

/** The safeguarding policy: its document, when it was adopted, and when somebody last checked it. */
export function Policy({ contacts }: { contacts: SafeguardingContacts }) {
  const { safeguarding } = useWords();
  const { statement, policyTitle, policyUrl, policyAdopted, lastChecked } = contacts;
  return (
    <div className="grid max-w-text gap-4">
      {statement && <p>{statement}</p>}
      {policyTitle && (
        <p>
          <Sentence
            text={policyAdopted ? safeguarding.policyAdopted : safeguarding.policy}
            inserts={{
              policy: policyUrl ? (
                <ExternalLink href={policyUrl} className="font-bold">
                  {policyTitle}
                </ExternalLink>
              ) : (
                <strong className="font-bold">{policyTitle}</strong>
              ),
              date: policyAdopted && <Day date={policyAdopted} />,
            }}
          />
        </p>
      )}
      <CheckedOn date={lastChecked} />
    </div>
  );
}
