import { memo } from 'react';
import { initialsOf } from '#domain/church/person.ts';
import { questionTopics } from '#domain/church/question.ts';
import { pick } from '#domain/event/event.ts';
import { type Heading, type HeadingName, sectionId } from '#domain/page/page-heading.ts';
import { splitAtHeadings } from '#domain/page/rich-text.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { EmailLink, TelephoneLink } from '../components/contact/ContactLinks.tsx';
import { HungSection, RoleBelow, SectionHeading } from '../components/Headings.tsx';
import { PageOpening, SectionLinks } from '../components/PageOpening.tsx';
import { Picture, PictureCredits } from '../components/pictures/Picture.tsx';
import { RichText, TextSections } from '../components/rich-text/RichText.tsx';
import { useHeadings } from '../language/page-locale.ts';
import { notFound } from '../loaders/load.server.ts';
import { describePage, pageLoader, type ViewOf } from '../loaders/page-loader.server.ts';
import type { Route } from './+types/about-us.ts';

export { headers, meta } from '../loaders/page-data.ts';

/** The facts of a person that About shows, since all others would be sent for nothing. */
const shown = ['role', 'name', 'telephone', 'email', 'responsibilities', 'portrait'] as const;

export const loader = pageLoader(({ content: { pages, people, questions, church } }) => {
  const content = pages.aboutUs ?? notFound();
  return {
    page: describePage(content, routePattern.aboutUs, church.place),
    view: { content, people: people.map((person) => pick(person, shown)), questions },
  };
});

export default function AboutUsRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <AboutUsPage {...view} />;
}

type View = ViewOf<typeof loader>;

/**
 * About: what people ask before they come, who does what, and then who we are. The first answers are open, since a newcomer reads
 * all of them; of the others a visitor wants one or two.
 */
export const AboutUsPage = memo(function AboutUsPage({ content, people, questions }: View) {
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
      <SectionLinks sections={names.map((name) => ({ id: sectionId(name), title: heading(name).title }))} />
      {topics.map(({ topic, inTopic }, at) => (
        <HungSection key={topic} id={sectionId(topic)} {...heading(topic)}>
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
      {people.length > 0 && <People id={sectionId('people')} heading={heading('people')} people={people} />}
      <TextSections sections={sections} lang={content.language} />
    </>
  );
});

/** The `sizes` of a portrait, which stands beside the name. */
const portraitSizes = '7rem';

/** The people of the church: a picture, or else their initials, the name, what they do, and how to reach them. */
function People({ id, heading, people }: Pick<View, 'people'> & { id: string; heading: Heading }) {
  return (
    <section id={id} className="page-section">
      <SectionHeading {...heading} />
      <ul className="grid max-w-wide gap-x-8 gap-y-10 @min-[40rem]:grid-cols-2 @min-[66rem]:grid-cols-3">
        {people.map((person) => (
          <li key={person.role} className="portrayed">
            {person.portrait ? (
              <Picture picture={person.portrait} sizes={portraitSizes} />
            ) : (
              <span aria-hidden="true" className="initials">
                {initialsOf(person.name ?? person.role)}
              </span>
            )}
            <NameAndContact person={person} />
            <p>{person.responsibilities}</p>
          </li>
        ))}
      </ul>
      <PictureCredits pictures={people.map(({ portrait }) => portrait)} />
    </section>
  );
}

function NameAndContact({ person: { name, role, telephone, email } }: { person: View['people'][number] }) {
  return (
    <div>
      <h3 className="text-lg leading-tight">
        <span className="font-bold">{name ?? role}</span>
        {name && <RoleBelow role={role} />}
      </h3>
      {telephone && (
        <TelephoneLink number={telephone} className="target mt-1 block w-fit py-1 font-medium tabular-nums" />
      )}
      {email && <EmailLink address={email} className="target block w-fit py-1" />}
    </div>
  );
}
