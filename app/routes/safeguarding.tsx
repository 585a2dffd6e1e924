import { memo } from 'react';
import { routePattern } from '#domain/page/route-pattern.ts';
import { helpNow } from '#domain/safeguarding/help-now.ts';
import { defaultExitUrl, type SafeguardingContacts } from '#domain/safeguarding/safeguarding.ts';
import { HungSection, PageHeading } from '../components/Headings.tsx';
import { SectionLinks } from '../components/PageOpening.tsx';
import { RichText } from '../components/rich-text/RichText.tsx';
import { useHeadings, useWords } from '../language/page-locale.ts';
import { CheckedOn, Day, Sentence } from '../language/Sentence.tsx';
import { describePage, pageLoader, type ViewOf } from '../loaders/page-loader.server.ts';
import { ExternalLink } from '../navigation/Link.tsx';
import { BookOfNumbers } from '../pages/safeguarding/BookOfNumbers.tsx';
import { DangerCard } from '../pages/safeguarding/DangerCard.tsx';
import { UrgentContacts } from '../pages/safeguarding/UrgentContacts.tsx';
import type { Route } from './+types/safeguarding.ts';

export { headers, meta } from '../loaders/page-data.ts';

export const loader = pageLoader(({ content: { pages, safeguarding }, locale }) => {
  const { validUntil, ...help } = helpNow(safeguarding, locale);
  const { contacts } = safeguarding;
  return {
    page: describePage(pages.safeguarding, routePattern.safeguarding),
    view: { content: pages.safeguarding, contacts, help },
    exitUrl: contacts?.exitUrl ?? defaultExitUrl,
    validUntil,
  };
});

export default function SafeguardingRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <SafeguardingPage {...view} />;
}

type View = ViewOf<typeof loader>;

/**
 * Safeguarding: 999, then who can be reached now by whom, then what happens when you tell us, then every number. Everything is
 * visible without a click and without scripts.
 */
export const SafeguardingPage = memo(function SafeguardingPage({ content, contacts, help }: View) {
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
        <HungSection id="promise" {...heading('promise')}>
          <Policy contacts={contacts} />
        </HungSection>
      )}
    </>
  );
});

/** The safeguarding policy: its document, when it was adopted, and when somebody last checked it. */
function Policy({ contacts }: { contacts: SafeguardingContacts }) {
  const { safeguarding } = useWords();
  const { statement, policyTitle, policyUrl, policyAdopted, lastChecked } = contacts;
  return (
    <div className="grid max-w-text gap-4 max-sm-md:text-sm max-sm-md:leading-snug">
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
