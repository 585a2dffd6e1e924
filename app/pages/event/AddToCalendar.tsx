import type { AddLinks } from '#domain/calendar/add-links.ts';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { Subscribe } from '../../components/Subscribe/Subscribe.tsx';

const target = 'target inline-block';

interface AddToCalendarProps {
  links: AddLinks;
  /** True for a series: one can subscribe to it, and its file has every date, the links to Google and Outlook only the next. */
  repeats: boolean;
}

/** Links that add an event to the visitor's own calendar. */
export function AddToCalendar({
  links: { file, subscription, google, outlook },
  repeats,
}: AddToCalendarProps) {
  const which = repeats ? ', the next date' : '';
  return (
    <div className="mt-6 grid max-w-text gap-3 print:hidden">
      <h3 className="font-bold">Add to calendar</h3>
      {repeats && <Subscribe label="Subscribe to all its dates" calendar={subscription} />}
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li>
          <a href={file} className={target}>
            {repeats ? 'All dates, for any calendar' : 'For any calendar'} (.ics file)
          </a>
        </li>
        {google && (
          <li>
            <ExternalLink href={google} className={target}>
              Google Calendar{which}
            </ExternalLink>
          </li>
        )}
        {outlook && (
          <li>
            <ExternalLink href={outlook} className={target}>
              Outlook{which}
            </ExternalLink>
          </li>
        )}
      </ul>
    </div>
  );
}
