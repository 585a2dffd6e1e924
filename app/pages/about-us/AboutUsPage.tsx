import { memo } from 'react';
import type { Person } from '#domain/church/person.ts';
import { type Question, questionTopics } from '#domain/church/question.ts';
import type { PageContent } from '#domain/page/page.ts';
import { pageHeading } from '#domain/page/page-heading.ts';
import { PersonLines } from '../../components/contact/PersonLines.tsx';
import { SectionHeading } from '../../components/Heading/SectionHeading.tsx';
import { PageOpening } from '../../components/PageOpening/PageOpening.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';

interface AboutUsPageProps {
  content: PageContent;
  people: readonly Person[];
  questions: readonly Question[];
}

/** About: who we are, what people ask before they come, and who does what. */
export const AboutUsPage = memo(function AboutUsPage({ content, people, questions }: AboutUsPageProps) {
  return (
    <>
      <PageOpening content={content} />
      {questionTopics.map((topic) => {
        const inTopic = questions.filter((question) => question.topic === topic);
        return (
          inTopic.length > 0 && (
            <section key={topic} className="page-section">
              <SectionHeading {...pageHeading(content.headings, topic)} />
              <div className="grid max-w-wide gap-1.5 @min-[40rem]:grid-cols-2">
                {inTopic.map(({ question, answer }) => (
                  <article key={question} className="grid content-start gap-2 bg-tertiary p-5">
                    <h3 className="font-bold text-lg">{question}</h3>
                    <RichText blocks={answer} />
                  </article>
                ))}
              </div>
            </section>
          )
        );
      })}
      {people.length > 0 && (
        <section className="page-section">
          <SectionHeading {...pageHeading(content.headings, 'people')} />
          <ul className="grid max-w-wide gap-1.5 @min-[34rem]:grid-cols-2 @min-[54rem]:grid-cols-3">
            {people.map((person) => (
              <li key={person.role} className="grid content-start gap-2 bg-tertiary p-5">
                <div className="font-medium">
                  <PersonLines person={person} isHeaded />
                </div>
                <p>{person.responsibilities}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});
