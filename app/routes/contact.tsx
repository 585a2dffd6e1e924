import { memo } from 'react';
import { nameAndRole, reasonsToRing } from '#domain/church/person.ts';
import { mainFirst } from '#domain/church/place.ts';
import { pick } from '#domain/event/event.ts';
import { earliest } from '#domain/event/event-validity.ts';
import { hoursStatus } from '#domain/opening-hours/hours-status.ts';
import type { Heading } from '#domain/page/page-heading.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { EmailLink, TelephoneLink } from '../components/contact/ContactLinks.tsx';
import { SectionHeading } from '../components/Headings.tsx';
import { PageOpening } from '../components/PageOpening.tsx';
import { PictureCredits } from '../components/pictures/Picture.tsx';
import { RichText } from '../components/rich-text/RichText.tsx';
import { useHeadings, useWords } from '../language/page-locale.ts';
import { useRootData } from '../loaders/page-data.ts';
import { describePage, pageLoader, type ViewOf } from '../loaders/page-loader.server.ts';
import type { ShownChurch } from '../loaders/root-data.ts';
import { PlaceLinks, Places } from '../pages/contact/Places.tsx';
import { RoomsForHire } from '../pages/contact/RoomsForHire.tsx';
import { WhoToRing } from '../pages/contact/WhoToRing.tsx';
import { openingHoursJsonLd, placesJsonLd } from '../seo/json-ld/opening-hours-json-ld.ts';
import type { Route } from './+types/contact.ts';

export { headers, meta } from '../loaders/page-data.ts';

/** The facts of a person that Contact shows, since all others would be sent for nothing. */
const shownOfPeople = ['role', 'name', 'telephone', 'email', 'ringFor'] as const;

export const loader = pageLoader(({ content, now, locale }) => {
  const { pages, places, people, rooms, church, safeguarding } = content;
  const office = hoursStatus({ hours: church.officeHours }, locale);
  const officer = safeguarding.contacts?.localContact;
  const answering = officer && hoursStatus({ hours: undefined, ...officer }, locale);
  const shown = mainFirst(places, church.place).map((place) => {
    const hours = { hours: place.openingHours, isPlace: true };
    const { sentence, validUntil } = hoursStatus(hours, locale);
    return { place: { ...place, openNow: sentence }, validUntil };
  });
  const further = places.filter(({ id }) => id !== church.place?.id);
  const changes = shown.map(({ validUntil }) => validUntil);
  const validUntil = earliest(office.validUntil, answering?.validUntil, ...changes);
  return {
    page: {
      ...describePage(pages.contact, routePattern.contact, church.place),
      openingHours: openingHoursJsonLd(church.place?.openingHours, now, locale),
      nodes: placesJsonLd(further, now, locale),
    },
    view: {
      content: pages.contact,
      people: people.map((person) => pick(person, shownOfPeople)),
      rooms,
      places: shown.map(({ place }) => place),
      officeNow: office.sentence,
      officer: officer && { role: officer.role, sentence: answering?.sentence ?? officer.hours },
    },
    validUntil,
  };
});

export default function ContactRoute({ loaderData: { view } }: Route.ComponentProps) {
  return <ContactPage {...view} church={useRootData().church} />;
}

type View = ViewOf<typeof loader>;

/** Contact: how to reach the church, who to ring for what, how to find and enter each place, and rooms for hire. */
export const ContactPage = memo(function ContactPage(props: View & { church: ShownChurch }) {
  const { content, church, people, places, rooms, officeNow, officer } = props;
  const words = useWords();
  const heading = useHeadings(content.headings);
  const reasons = reasonsToRing(people);
  const hire = heading('hire');
  return (
    <>
      <PageOpening content={{ ...content, body: [] }} />
      <div className="mt-4 grid max-w-wide gap-x-8 gap-y-4 sm-md:mt-10 sm-md:gap-y-6 @min-[40rem]:grid-cols-2">
        <WaysToReach church={church} officeNow={officeNow} />
        <PlaceLinks places={places} hire={rooms.length > 0 ? hire.title : undefined} />
      </div>
      {reasons.length > 0 && (
        <section className="mt-6 sm-md:mt-20">
          <SectionHeading {...heading('ring')} />
          <WhoToRing reasons={reasons} officer={officer} />
        </section>
      )}
      {content.body.length > 0 && (
        <div className="mt-4 sm-md:mt-8">
          <RichText blocks={content.body} lang={content.language} />
        </div>
      )}
      {places.length > 0 && (
        <section className="page-section">
          <SectionHeading {...heading('find')} />
          <Places places={places} />
        </section>
      )}
      {rooms.length > 0 && (
        <section id="hire" className="page-section">
          <SectionHeading {...hire} />
          <RoomsForHire rooms={rooms} church={church} />
        </section>
      )}
      <People heading={heading('people')} people={people} />
      <div className="mt-8">
        <PictureCredits
          pictures={[...rooms.map(({ picture }) => picture), ...places.flatMap(({ pictures }) => pictures)]}
          label={words.contact.pictures}
        />
      </div>
    </>
  );
});

/** Everybody who reads email, folded under what they do, since most visitors ring or write to the office. */
function People({ heading, people }: Pick<View, 'people'> & { heading: Heading }) {
  const writable = people.flatMap(({ role, name, email }) => (email ? [{ role, name, email }] : []));
  return (
    writable.length > 0 && (
      <section className="page-section">
        <SectionHeading {...heading} />
        <details className="folded-facts">
          <summary>
            <span>{writable.map(({ role }) => role).join('\u00A0· ')}</span>
          </summary>
          <ul className="grid gap-x-8 gap-y-4 pb-4 @min-[40rem]:grid-cols-2 @min-[54rem]:grid-cols-3">
            {writable.map(({ role, name, email }) => (
              <li key={role}>
                {nameAndRole({ name, role })}
                <EmailLink address={email} className="target block w-fit py-1 font-medium" />
              </li>
            ))}
          </ul>
        </details>
      </section>
    )
  );
}

function WaysToReach({ church, officeNow }: Pick<View, 'officeNow'> & { church: ShownChurch }) {
  const { contact } = useWords();
  const { telephone, email, officeHours } = church;
  return (
    <div className="grid content-start gap-1">
      {telephone && (
        <TelephoneLink
          number={telephone}
          className="target w-fit py-1 font-bold text-2xl tabular-nums leading-none"
        />
      )}
      {officeHours && <p>{contact.office(officeHours)}</p>}
      {officeNow && <p className="font-medium">{officeNow}</p>}
      {email && <EmailLink address={email} className="target w-fit py-1" />}
    </div>
  );
}
