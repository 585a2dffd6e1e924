import { Fragment } from 'react';
import type { DatedEvent } from '#domain/event/occurrence-in-words.ts';
import type { Heading } from '#domain/page/page-heading.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import type { NextServices } from '#domain/services/next-services.ts';
import { SectionHeading } from '../../components/Headings.tsx';
import {
  ClockChangeLine,
  EventLink,
  OccurrenceLine,
  StatusMark,
  WatchNow,
} from '../../components/occurrence/OccurrenceLines.tsx';
import { useWords } from '../../language/page-locale.ts';
import { Sentence } from '../../language/Sentence.tsx';
import { Link } from '../../navigation/Link.tsx';

interface NextServicesSectionProps {
  heading: Heading;
  next: NextServices;
  /** The address of the service that is named first; undefined when it is not known. */
  postalAddress: string | undefined;
  clocks: string | undefined;
  /** The page with directions to that address; undefined when there is none. */
  findUs: string | undefined;
}

/** When and where the next service is, which is why most people open the site. */
export function NextServicesSection(props: NextServicesSectionProps) {
  const { heading, next, postalAddress, clocks, findUs } = props;
  const { home } = useWords();
  const { notTakingPlace, moreNotTakingPlace, none, underWay, service, others, hasMore, day, also, long } =
    next;
  const toComingUp = (text: string) => (
    <Sentence text={text} inserts={{ comingUp: <Link to={routePattern.comingUp}>{home.comingUp}</Link> }} />
  );
  return (
    <section className="mt-3 grid gap-1.5 strip:leading-snug sm-md:mt-10 sm-md:gap-2">
      <SectionHeading {...heading} className="font-bold text-lg" />
      {notTakingPlace.map((each) => (
        <ServiceNotTakingPlace key={`${each.slug} ${each.occurrence.machine}`} service={each} />
      ))}
      {moreNotTakingPlace > 0 && (
        <p className="border-secondary border-l-4 pl-4">{toComingUp(home.moreOff(moreNotTakingPlace))}</p>
      )}
      {none && <p className="font-bold text-xl">{none}</p>}
      {underWay.map((each) => (
        <ServiceOnNow key={`${each.slug} ${each.occurrence.machine}`} service={each} />
      ))}
      {service && <MainService service={service} />}
      {postalAddress && (
        <p className="pb-1">
          {postalAddress}. {findUs && <Link to={findUs}>{home.howToFindUs}</Link>}
        </p>
      )}
      {others.map((each) => (
        <OtherService key={`${each.slug} ${each.occurrence.machine}`} service={each} />
      ))}
      {hasMore && <p>{toComingUp(home.moreServices)}</p>}
      {day && also.length > 0 && <AlsoThatDay day={day} services={also} />}
      {long.map((each) => (
        <LongService key={`${each.slug} ${each.occurrence.machine}`} service={each} />
      ))}
      <ClockChangeLine text={clocks} />
    </section>
  );
}

interface ServiceProps {
  service: DatedEvent;
}

/** A service that does not take place. It is shown before the next one, since people were coming to it. */
function ServiceNotTakingPlace({ service }: ServiceProps) {
  const { components } = useWords();
  const { machine, soon, status, movedTo, note } = service.occurrence;
  return (
    <p className="max-w-text border-secondary border-l-4 pl-4">
      <EventLink event={service} className="font-bold" />
      {': '}
      <time dateTime={machine} className="tabular-nums">
        <del>{soon}</del>
      </time>
      {movedTo ? (
        <strong className="font-bold">{` ${components.movedTo(movedTo)}`}</strong>
      ) : (
        <StatusMark>{status}</StatusMark>
      )}
      {note && ` ${note}`}
    </p>
  );
}

/** "On now until 11.45am: Sunday worship, St Oswin's". */
function ServiceOnNow({ service }: ServiceProps) {
  const { home } = useWords();
  return (
    <p>
      <strong className="font-bold">{home.onNow(service.until)}</strong> <EventLink event={service} />
      {service.where && `, ${service.where}`}
      <WatchNow {...service} />
    </p>
  );
}

/** A long service: until when, if it has started, otherwise from when. */
function LongService({ service }: ServiceProps) {
  if (service.until) return <ServiceOnNow service={service} />;
  return (
    <p>
      <OccurrenceLine occurrence={service.occurrence} />: <EventLink event={service} />
    </p>
  );
}

/** The service that most people come for: its date, its title and its room, large, and the editor's note. */
function MainService({ service }: ServiceProps) {
  const { occurrence, where } = service;
  return (
    <>
      <p className="text-balance text-xl">
        <strong className="font-bold">
          <OccurrenceLine occurrence={{ ...occurrence, note: undefined }} />
        </strong>{' '}
        <span className="block font-thin">
          <EventLink event={service} />
          {where && `, ${where}`}
        </span>
      </p>
      {occurrence.note && <p>{occurrence.note}</p>}
      <WatchNow {...service} />
    </>
  );
}

/** A service on another day: "This Wednesday, 25 November, 11am: Midweek communion, Side chapel". */
function OtherService({ service }: ServiceProps) {
  const { occurrence, where } = service;
  return (
    <p>
      <time dateTime={occurrence.machine} className="tabular-nums">
        {occurrence.soon}
      </time>
      {': '}
      <EventLink event={service} />
      {where && `, ${where}`}
      {occurrence.status && <StatusMark>{occurrence.status}</StatusMark>}
      {occurrence.note && <span className="block">{occurrence.note}</span>}
    </p>
  );
}

/** Further services on the day of the main one: "Also on Sunday 20 December: 8am Early communion, 3.30pm Messy Church (Loom Street Hall)". */
function AlsoThatDay({ day, services }: { day: string; services: readonly DatedEvent[] }) {
  const { home } = useWords();
  const list = services.map((service, index) => {
    const { slug, starts, occurrence, where } = service;
    return (
      <Fragment key={`${slug} ${occurrence.machine}`}>
        {index > 0 && ', '}
        <time dateTime={occurrence.machine} className="tabular-nums">
          {starts}
        </time>{' '}
        <EventLink event={service} />
        {where && ` (${where})`}
        {occurrence.status && <StatusMark>{occurrence.status}</StatusMark>}
      </Fragment>
    );
  });
  return (
    <p>
      <Sentence text={home.also(day)} inserts={{ services: list }} />
    </p>
  );
}
