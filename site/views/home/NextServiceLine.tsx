import type { Church } from '#site/domain/church.ts';
import type { ComingService, NextService } from '#site/domain/next-service.ts';
import { addressLine } from '#site/domain/place.ts';
import { routePattern } from '#site/domain/route-pattern.ts';
import { Link } from '#site/ui/Link/Link.tsx';
import { ClockChangeLine } from '../occurrence/ClockChangeLine.tsx';
import { OccurrenceLine } from '../occurrence/OccurrenceLine.tsx';

interface NextServiceLineProps {
  next: NextService;
  church: Church;
  /** That the clocks change, in the week before they do. */
  clocks: string | undefined;
}

/** A service that is off: said before the one that takes place, for it is the one people were coming to. */
function ServiceThatIsOff({ service }: { service: ComingService }) {
  return (
    <p className="max-w-words border-secondary border-l-4 pl-4">
      <Link to={service.path} className="target inline-block font-bold">
        {service.title}
      </Link>
      <span className="block">
        <OccurrenceLine occurrence={service.occurrence} />
      </span>
    </p>
  );
}

/** When and where to come next: what most people open the site for. */
export function NextServiceLine({ next: { service, off }, church, clocks }: NextServiceLineProps) {
  return (
    <div className="mt-6 grid gap-2 sm-md:mt-10">
      {off.map((each) => (
        <ServiceThatIsOff key={`${each.slug} ${each.occurrence.date}`} service={each} />
      ))}
      {service && (
        <p className="text-xl">
          <strong className="font-bold">
            <OccurrenceLine occurrence={service.occurrence} />
          </strong>
          <span className="block font-thin">
            <Link to={service.path}>{service.title}</Link>
            {service.where && `, ${service.where}`}
          </span>
        </p>
      )}
      {church.place && (
        <p>
          {addressLine(church.place)}. <Link to={routePattern.contact}>How to find us</Link>
        </p>
      )}
      <ClockChangeLine words={clocks} />
    </div>
  );
}
