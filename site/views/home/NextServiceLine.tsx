import type { Church } from '#site/domain/church.ts';
import type { NextService } from '#site/domain/next-service.ts';
import { addressLine } from '#site/domain/place.ts';
import { routePattern } from '#site/domain/route-pattern.ts';
import { Link } from '#site/ui/Link/Link.tsx';
import { OccurrenceLine } from '../occurrence/OccurrenceLine.tsx';

interface NextServiceLineProps {
  service: NextService | undefined;
  church: Church;
}

/** When and where to come next: what most people open the site for. */
export function NextServiceLine({ service, church }: NextServiceLineProps) {
  return (
    <div className="mt-6 grid gap-2 sm-md:mt-10">
      {service && (
        <p className="text-xl">
          <strong className="font-bold">
            <OccurrenceLine occurrence={service.occurrence} say="soon" />
          </strong>
          <span className="block font-thin">
            <Link to={service.path}>{service.title}</Link>
          </span>
        </p>
      )}
      {church.place && (
        <p>
          {addressLine(church.place)}. <Link to={routePattern.contact}>How to find us</Link>
        </p>
      )}
    </div>
  );
}
