import { addressLine, directionLinks, type PlaceOnMap } from '#domain/church/place.ts';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { PlaceFacts } from './PlaceFacts.tsx';

/** How to find a place and enter it: a map that is a picture of this site, and links to map services. */
export function WayThere({ place }: { place: PlaceOnMap }) {
  const { map } = place;
  return (
    <>
      <div className={map ? 'grid max-w-wide items-start gap-8 @min-[44rem]:grid-cols-[2fr_3fr]' : ''}>
        <div>
          <address className="max-w-text text-lg not-italic">{addressLine(place)}</address>
          <ul className="mt-4 grid justify-items-start gap-2">
            {directionLinks(place).map(({ name, href }) => (
              <li key={name}>
                <ExternalLink href={href} className="target inline-block">
                  Directions on {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
        {map && (
          <div className="max-w-[48rem]">
            <Picture
              picture={map}
              sizes="(min-width:40rem) 40rem,calc(100vw - 2rem)"
              className="border-2 border-secondary"
            />
          </div>
        )}
      </div>
      <PlaceFacts place={place} />
    </>
  );
}
