import type { ReactNode } from 'react';
import { addressLine } from '#domain/church/place.ts';
import type { EventDetail } from '#domain/event/event-detail.ts';
import { PersonLines } from '../../components/contact/PersonLines.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';

interface FactProps {
  name: string;
  /** True for a long text, which spans the foot of a printed poster. */
  wide?: boolean;
  children: ReactNode;
}

function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div
      className={`grid content-start gap-1 bg-tertiary p-5 print:break-inside-avoid print:gap-0.5 print:p-0 ${wide ? '@min-[34rem]:col-span-2 print:order-last print:col-span-4 print:text-[9pt]' : ''}`}
    >
      <dt className="font-bold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The facts that a visitor needs: where it is, who it is for, what it costs, how to get in, whom to ask. */
export function EventFacts({ event }: { event: EventDetail }) {
  const { place, room, audience, cost, bookingUrl, access, contact } = event;
  return (
    <dl className="grid max-w-wide gap-1.5 @min-[34rem]:grid-cols-2 @min-[54rem]:grid-cols-3 print:max-w-none print:grid-cols-[3fr_2fr_2fr_2fr] print:gap-4 print:text-[11pt] print:leading-snug">
      {place && (
        <Fact name="Where">
          {room && <span className="block">{room}</span>}
          {addressLine(place)}
          {place.door && <span className="block text-sm">{place.door}</span>}
        </Fact>
      )}
      {audience && <Fact name="Who it’s for">{audience}</Fact>}
      {(cost || bookingUrl) && (
        <Fact name="Cost">
          {cost}
          {bookingUrl && (
            <span className="block">
              <ExternalLink href={bookingUrl} className="target inline-block">
                Book a place
              </ExternalLink>
            </span>
          )}
        </Fact>
      )}
      {(access || place?.stepFree) && (
        <Fact name="Getting in" wide>
          {access}
          {place?.stepFree && <span className="block">{place.stepFree}</span>}
          {place?.hearingLoop && <span className="block">{place.hearingLoop}</span>}
        </Fact>
      )}
      {contact && (
        <Fact name="Who to ask">
          <PersonLines person={contact} />
        </Fact>
      )}
    </dl>
  );
}
