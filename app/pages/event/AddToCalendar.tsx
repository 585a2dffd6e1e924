import type { CalendarLinks } from '#domain/calendar/event-calendar.ts';
import { Subscribe } from '../../components/Subscribe.tsx';
import { useWords } from '../../language/page-locale.ts';
import { useFullPath } from '../../navigation/base-path.ts';

interface AddToCalendarProps {
  links: CalendarLinks;
  /** True for a series: one can subscribe to it. */
  repeats: boolean;
}

/** The file that adds an event to the visitor's own calendar, with every date; for a series, the ways to subscribe are folded below it. */
export function AddToCalendar({ links, repeats }: AddToCalendarProps) {
  const { calendar } = useWords().events;
  return (
    <div className="grid bg-tertiary px-4 py-3 sm-md:px-5 print:hidden">
      <a href={useFullPath(links.file)} className="target inline-block font-bold text-lg">
        {calendar.add}
      </a>
      {repeats && (
        <details>
          <summary className="target w-fit text-sm">{calendar.follow}</summary>
          <Subscribe label={calendar.subscribe} calendar={links} />
        </details>
      )}
    </div>
  );
}
