import { Fragment } from 'react';
import type { Church } from '#domain/church/church.ts';
import { addressLine } from '#domain/church/place.ts';
import type { Heading } from '#domain/page/page-heading.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import type { ComingService, NextService } from '#domain/worship/next-service.ts';
import { HeadingWords } from '../../components/Headings.tsx';
import { ClockChangeLine } from '../../components/occurrence/ClockChangeLine.tsx';
import { OccurrenceLine } from '../../components/occurrence/OccurrenceLine.tsx';
import { StatusMark } from '../../components/occurrence/StatusMark.tsx';
import { useWords } from '../../language/page-locale.ts';
import { Sentence } from '../../language/Sentence.tsx';
import { Link } from '../../navigation/Link.tsx';

interface NextServiceLineProps {
  heading: Heading;
  next: NextService;
  church: Church;
  /** The line about a clock change in the coming week. */
  clocks: string | undefined;
  /** The page with directions to the church; undefined when there is none. */
  findUs: string | undefined;
}

/** A service that does not take place. It is shown before the next one, since people were coming to it. */
function ServiceThatIsOff({ service: { path, title, language, occurrence } }: { service: ComingService }) {
  const { components } = useWords();
  const { machine, soon, status, movedTo, note } = occurrence;
  return (
    <p className="max-w-text border-secondary border-l-4 pl-4">
      <Link to={path} lang={language} className="font-bold">
        {title}
      </Link>
      {': '}
      <time dateTime={machine} className="tabular-nums line-through">
        {soon}
      </time>
      {movedTo ? (
        <strong className="font-bold"> {components.movedTo(movedTo)}</strong>
      ) : (
        <StatusMark>{status}</StatusMark>
      )}
      {note && ` ${note}`}
    </p>
  );
}

/** "On now until 11.45am: Sunday worship, St Oswin's". */
function ServiceOnNow({ service: { path, title, language, until, where } }: { service: ComingService }) {
  const { home } = useWords();
  return (
    <p>
      <strong className="font-bold">{home.onNow(until)}</strong>{' '}
      <Link to={path} lang={language}>
        {title}
      </Link>
      {where && `, ${where}`}
    </p>
  );
}

/** A long service: until when, if it has started, otherwise from when. */
function LongService({ service }: { service: ComingService }) {
  if (service.until) return <ServiceOnNow service={service} />;
  return (
    <p>
      <OccurrenceLine occurrence={service.occurrence} />:{' '}
      <Link to={service.path} lang={service.language}>
        {service.title}
      </Link>
    </p>
  );
}

/** The next service, and the others of its day: "Also 8am Early communion, 6.30pm Evening service". */
function ServicesOfTheDay({ service, also }: { service: ComingService; also: readonly ComingService[] }) {
  const { home } = useWords();
  return (
    <>
      <p className="text-balance text-xl">
        <strong className="font-bold">
          <OccurrenceLine occurrence={service.occurrence} />
        </strong>
        <span className="block font-thin">
          <Link to={service.path} lang={service.language}>
            {service.title}
          </Link>
          {service.where && `, ${service.where}`}
        </span>
      </p>
      {also.length > 0 && (
        <p>
          <Sentence
            text={home.also}
            parts={{
              services: also.map(({ slug, path, title, language, starts, occurrence }, index) => (
                <Fragment key={`${slug} ${occurrence.machine}`}>
                  {index > 0 && ', '}
                  <time dateTime={occurrence.machine} className="tabular-nums">
                    {starts}
                  </time>{' '}
                  <Link to={path} lang={language}>
                    {title}
                  </Link>
                  {occurrence.status && <StatusMark>{occurrence.status}</StatusMark>}
                </Fragment>
              )),
            }}
          />
        </p>
      )}
    </>
  );
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
