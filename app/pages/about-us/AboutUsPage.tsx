import { memo } from 'react';
import { type Question, questionTopics } from '#domain/church/church.ts';
import type { Person } from '#domain/church/person.ts';
import type { PageContent } from '#domain/page/page.ts';
import type { HeadingName } from '#domain/page/page-heading.ts';
import { splitAtHeadings } from '#domain/page/rich-text.ts';
import { HungSection } from '../../components/Headings.tsx';
import { PageOpening, SectionLinks } from '../../components/PageOpening.tsx';
import { RichText, TextSections } from '../../components/rich-text/RichText.tsx';
import { useHeadings } from '../../language/page-locale.ts';
import { People } from './People.tsx';

interface AboutUsPageProps {
  content: PageContent;
  people: readonly Person[];
  questions: readonly Question[];
}

/** The id of a section, to which a link at the top leads. */
const idOf = (name: HeadingName) => name.replaceAll(' ', '-');

/**
 * About: what people ask before they come, who does what, and then who we are. The first answers are open, since a newcomer reads
 * all of them; of the others a visitor wants one or two.
 */
export const AboutUsPage = memo(function AboutUsPage({ content, people, questions }: AboutUsPageProps) {
  const heading = useHeadings(content.headings);
  const { opening, sections } = splitAtHeadings(content.body);
  const topics = questionTopics
    .map((topic) => ({ topic, inTopic: questions.filter((question) => question.topic === topic) }))
    .filter(({ inTopic }) => inTopic.length > 0);
  const names: readonly HeadingName[] = [
    ...topics.map(({ topic }) => topic),
    ...(people.length > 0 ? (['people'] as const) : []),
  ];
  return (
    <>
      <PageOpening content={{ ...content, body: opening }} />
      <SectionLinks
        sections={names.map((name) => ({
          id: idOf(name),
          title: heading(name).title,
        }))}
      />
      {topics.map(({ topic, inTopic }, at) => (
        <HungSection key={topic} id={idOf(topic)} {...heading(topic)}>
          <div
            className={`gap-x-12 ${at === 0 ? '@min-[52rem]:columns-2' : 'grid items-start @min-[52rem]:grid-cols-2'}`}
          >
            {inTopic.map(({ question, language, answer }) => (
              <details key={question} lang={language} open={at === 0} className="answer">
                <summary>
                  <h3>{question}</h3>
                </summary>
                <RichText blocks={answer} />
              </details>
            ))}
          </div>
        </HungSection>
      ))}
      {people.length > 0 && <People id={idOf('people')} heading={heading('people')} people={people} />}
      <TextSections sections={sections} lang={content.language} />
    </>
  );
});
