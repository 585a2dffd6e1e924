import type { AddLinks } from '#domain/calendar/add-links.ts';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { Subscribe } from '../../components/Subscribe/Subscribe.tsx';

const target = 'target inline-block';

interface AddToCalendarProps {
  links: AddLinks;
  /** True for a series: one can subscribe to it, and its file has every date, the links to Google and Outlook only the next. */
  repeats: boolean;
}

/** Links that add an event to the visitor's own calendar: one that suits most, the others folded below it. */
export function AddToCalendar({
  links: { file, subscription, google, outlook },
  repeats,
}: AddToCalendarProps) {
  const which = repeats ? ', the next date' : '';
  return (
    <div className="grid bg-tertiary px-4 py-3 sm-md:px-5 print:hidden">
      <a href={file} className="target inline-block font-bold text-lg">
        Add to my calendar
      </a>
      {(google || outlook || repeats) && (
        <details>
          <summary className="target w-fit text-sm">
            {repeats ? 'Google, Outlook, or follow changes' : 'Google or Outlook'}
          </summary>
          <ul className="flex flex-wrap gap-x-6">
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
          {repeats && <Subscribe label="Subscribe to all its dates" calendar={subscription} />}
        </details>
      )}
    </div>
  );
}
