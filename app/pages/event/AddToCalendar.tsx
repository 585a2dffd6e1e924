import type { AddLinks } from '#domain/calendar/add-links.ts';
import { Subscribe } from '../../components/Subscribe.tsx';
import { useWords } from '../../language/page-locale.ts';
import { ExternalLink } from '../../navigation/Link.tsx';

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
  const { calendar } = useWords().events;
  const which = repeats ? calendar.nextDate : '';
  return (
    <div className="grid bg-tertiary px-4 py-3 sm-md:px-5 print:hidden">
      <a href={file} className="target inline-block font-bold text-lg">
        {calendar.add}
      </a>
      {(google || outlook || repeats) && (
        <details>
          <summary className="target w-fit text-sm">
            {repeats ? calendar.othersOfSeries : calendar.others}
          </summary>
          <ul className="flex flex-wrap gap-x-6">
            {google && (
              <li>
                <ExternalLink href={google} className={target}>
                  {calendar.google}
                  {which}
                </ExternalLink>
              </li>
            )}
            {outlook && (
              <li>
                <ExternalLink href={outlook} className={target}>
                  {calendar.outlook}
                  {which}
                </ExternalLink>
              </li>
            )}
          </ul>
          {repeats && <Subscribe label={calendar.subscribe} calendar={subscription} />}
        </details>
      )}
    </div>
  );
}
