import type { AddLinks } from '#domain/calendar/add-links.ts';
import { Subscribe } from '../../components/Subscribe.tsx';
import { useWords } from '../../language/page-locale.ts';
import { useFullPath } from '../../navigation/base-path.ts';
import { ExternalLink } from '../../navigation/Link.tsx';

interface AddToCalendarProps {
  links: AddLinks;
  /** True for a series: one can subscribe to it, and its file has every date, the links to Google and Outlook only the next. */
  repeats: boolean;
}

/** Links that add an event to the visitor's own calendar: one that suits most, the others folded below it. */
export function AddToCalendar({ links, repeats }: AddToCalendarProps) {
  const { calendar } = useWords().events;
  const which = repeats ? calendar.nextDate : '';
  const others = (['google', 'outlook'] as const).flatMap((program) => {
    const href = links[program];
    return href ? [{ name: calendar[program], href }] : [];
  });
  return (
    <div className="grid bg-tertiary px-4 py-3 sm-md:px-5 print:hidden">
      <a href={useFullPath(links.file)} className="target inline-block font-bold text-lg">
        {calendar.add}
      </a>
      {(others.length > 0 || repeats) && (
        <details>
          <summary className="target w-fit text-sm">
            {repeats ? calendar.othersOfSeries : calendar.others}
          </summary>
          <ul className="flex flex-wrap gap-x-6">
            {others.map(({ name, href }) => (
              <li key={name}>
                <ExternalLink href={href} className="target inline-block">
                  {name}
                  {which}
                </ExternalLink>
              </li>
            ))}
          </ul>
          {repeats && <Subscribe label={calendar.subscribe} calendar={links.subscription} />}
        </details>
      )}
    </div>
  );
}
