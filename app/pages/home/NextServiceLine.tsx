import type { Church } from '#domain/church/church.ts';
import { addressLine } from '#domain/church/place.ts';
import type { Heading } from '#domain/page/page-heading.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import type { NextService } from '#domain/worship/next-service.ts';
import { HeadingWords } from '../../components/Headings.tsx';
import { ClockChangeLine } from '../../components/occurrence/ClockChangeLine.tsx';
import { StatusMark } from '../../components/occurrence/StatusMark.tsx';
import { useWords } from '../../language/page-locale.ts';
import { Sentence } from '../../language/Sentence.tsx';
import { Link } from '../../navigation/Link.tsx';
import { LongService, ServiceOnNow, ServicesOfTheDay, ServiceThatIsOff } from './ServiceLines.tsx';

interface NextServiceLineProps {
  heading: Heading;
  next: NextService;
  church: Church;
  /** The line about a clock change in the coming week. */
  clocks: string | undefined;
  /** The page with directions to the church; undefined when there is none. */
  findUs: string | undefined;
}

/** When and where the next service is, which is why most people open the site. */
export function NextServiceLine({ heading, next, church, clocks, findUs }: NextServiceLineProps) {
  const { home, seo } = useWords();
  const { off, moreOff, none, underWay, underWayFirst, service, also, nextMain, long } = next;
  const onNow = underWay.map((each) => (
    <ServiceOnNow key={`${each.slug} ${each.occurrence.machine}`} service={each} />
  ));
  return (
    <section className="mt-4 grid gap-1.5 sm-md:mt-10 sm-md:gap-2">
      <h2 lang={heading.lang} className="font-bold text-lg">
        <HeadingWords title={heading.title} qualifier={heading.qualifier} />
      </h2>
      {off.map((each) => (
        <ServiceThatIsOff key={`${each.slug} ${each.occurrence.machine}`} service={each} />
      ))}
      {moreOff > 0 && (
        <p className="border-secondary border-l-4 pl-4">
          <Sentence
            text={home.moreOff(moreOff)}
            parts={{ comingUp: <Link to={routePattern.comingUp}>{seo.comingUp}</Link> }}
          />
        </p>
      )}
      {none && <p className="font-bold text-xl">{none}</p>}
      {underWayFirst && onNow}
      {service && <ServicesOfTheDay service={service} also={also} />}
      {!underWayFirst && onNow}
      {nextMain && (
        <p>
          <Sentence
            text={home.nextMain}
            parts={{
              time: (
                <time dateTime={nextMain.occurrence.machine} className="tabular-nums">
                  {nextMain.occurrence.dated}
                </time>
              ),
              service: (
                <Link to={nextMain.path} lang={nextMain.language}>
                  {nextMain.title}
                </Link>
              ),
            }}
          />
          {nextMain.occurrence.status && <StatusMark>{nextMain.occurrence.status}</StatusMark>}
        </p>
      )}
      {long.map((each) => (
        <LongService key={`${each.slug} ${each.occurrence.machine}`} service={each} />
      ))}
      {church.place && (
        <p>
          {addressLine(church.place)}. {findUs && <Link to={findUs}>{home.howToFindUs}</Link>}
        </p>
      )}
      <ClockChangeLine text={clocks} />
    </section>
  );
}
