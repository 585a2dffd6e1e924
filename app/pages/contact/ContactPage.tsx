import { memo } from 'react';
import type { Church } from '#domain/church/church.ts';
import type { Person } from '#domain/church/person.ts';
import type { PlaceOnMap } from '#domain/church/place.ts';
import type { PageContent } from '#domain/page/page.ts';
import { type Heading, pageHeading } from '#domain/page/page-heading.ts';
import { EmailLink, TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { PersonLines } from '../../components/contact/PersonLines.tsx';
import { SectionHeading } from '../../components/Heading/SectionHeading.tsx';
import { PageOpening } from '../../components/PageOpening/PageOpening.tsx';
import { WayThere } from './WayThere.tsx';

interface ContactPageProps {
  content: PageContent;
  church: Church;
  people: readonly Person[];
  /** The main building first. */
  places: readonly PlaceOnMap[];
}

/** Contact: how to reach the church, and how to find and enter each of its places. */
export const ContactPage = memo(function ContactPage({ content, church, people, places }: ContactPageProps) {
  const [main, ...others] = places;
  return (
    <>
      <PageOpening content={content} />
      <section className="page-section">
        <SectionHeading {...pageHeading(content.headings, 'reach')} />
        <WaysToReach church={church} />
      </section>
      <WhoToRing heading={pageHeading(content.headings, 'ring')} people={people} />
      {main && (
        <section className="page-section">
          <SectionHeading {...pageHeading(content.headings, 'find')} />
          <WayThere place={main} />
        </section>
      )}
      {others.map((place) => (
        <section key={place.id} className="page-section">
          <SectionHeading title={place.name} qualifier="how to get there" />
          <WayThere place={place} />
        </section>
      ))}
    </>
  );
});

/** The telephone number of each person who has one. */
function WhoToRing({ heading, people }: { heading: Heading; people: readonly Person[] }) {
  const reachable = people.filter(({ telephone }) => telephone);
  return (
    reachable.length > 0 && (
      <section className="page-section">
        <SectionHeading {...heading} />
        <ul className="grid max-w-wide gap-1.5 @min-[34rem]:grid-cols-2 @min-[54rem]:grid-cols-3">
          {reachable.map((person) => (
            <li key={person.role} className="bg-tertiary p-5 font-medium">
              <PersonLines person={person} isHeaded />
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

function WaysToReach({ church }: { church: Church }) {
  const { telephone, email, officeHours } = church;
  return (
    <div className="grid max-w-text gap-4">
      <div className="grid gap-2 text-xl">
        {telephone && (
          <TelephoneLink number={telephone} className="target w-fit py-1 font-bold tabular-nums" />
        )}
        {email && <EmailLink address={email} className="target w-fit py-1" />}
      </div>
      {officeHours && <p>{officeHours}</p>}
    </div>
  );
}
