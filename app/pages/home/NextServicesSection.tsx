import type { Heading } from '#domain/page/page-heading.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import type { NextServices } from '#domain/services/next-services.ts';
import { HeadingWords } from '../../components/Headings.tsx';
import { ClockChangeLine } from '../../components/occurrence/OccurrenceLines.tsx';
import { useWords } from '../../language/page-locale.ts';
import { Sentence } from '../../language/Sentence.tsx';
import { Link } from '../../navigation/Link.tsx';
import {
  AlsoThatDay,
  LongService,
  MainService,
  OtherService,
  ServiceNotTakingPlace,
  ServiceOnNow,
} from './ServiceLines.tsx';

interface NextServicesSectionProps {
  heading: Heading;
  next: NextServices;
  /** The address of the service that is named first; undefined when it is not known. */
  postalAddress: string | undefined;
  /** The line about a clock change in the coming week. */
  clocks: string | undefined;
  /** The page with directions to that address; undefined when there is none. */
  findUs: string | undefined;
}

/** When and where the next service is, which is why most people open the site. */
export function NextServicesSection({
  heading,
  next,
  postalAddress,
  clocks,
  findUs,
}: NextServicesSectionProps) {
  const { home, seo } = useWords();
  const { notTakingPlace, moreNotTakingPlace, none, underWay, service, others, hasMore, day, also, long } =
    next;
  const toComingUp = (text: string) => (
    <Sentence text={text} inserts={{ comingUp: <Link to={routePattern.comingUp}>{seo.comingUp}</Link> }} />
  );
  return (
    <section className="mt-3 grid gap-1.5 strip:leading-snug sm-md:mt-10 sm-md:gap-2">
      <h2 lang={heading.lang} className="font-bold text-lg">
        <HeadingWords title={heading.title} qualifier={heading.qualifier} />
      </h2>
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
