import type { CalendarLinks } from '#domain/calendar/add-links.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { LongAddress } from '../LongAddress/LongAddress.tsx';

const target = 'target inline-block';

interface SubscribeProps {
  /** "Subscribe to our calendar". */
  label: string;
  calendar: CalendarLinks;
}

/** How to subscribe to a calendar, so that it follows every change, and how soon it does. */
export function Subscribe({ label, calendar: { webcal, google, https } }: SubscribeProps) {
  return (
    <div className="grid max-w-text gap-4">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li>
          <a href={webcal} className={`${target} font-bold`}>
            {label}
          </a>
        </li>
        <li>
          {/* Most Android phones have no program that opens webcal addresses. */}
          <ExternalLink href={google} className={`${target} font-bold`}>
            Subscribe in Google Calendar
          </ExternalLink>
        </li>
      </ul>
      <p>
        What we cancel or move then changes in your own calendar too. Each calendar looks for changes in its
        own time: many within hours, Google Calendar within a day or so.
      </p>
      <p>
        If your calendar asks for an address, give it this one:{' '}
        <a href={https}>
          <LongAddress address={https} />
        </a>
      </p>
    </div>
  );
}
