import type { OpenNow } from '#domain/diary/open-now.ts';
import { useWords } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';
import { OccurrenceLine } from './OccurrenceLine.tsx';

/** "Open now until 3pm: The Warm Room, Loom Street Hall", or that nothing is open, and what opens next. */
export function OpenNowLines({ open, next }: Pick<OpenNow, 'open' | 'next'>) {
  const { components } = useWords();
  return (
    <>
      {open.length === 0 && <p className="font-bold">{components.notOpenNow}</p>}
      {[...open, ...next].map((event, at) => (
        <p key={`${event.slug} ${event.occurrence.machine}`} className="text-balance">
          {at < open.length ? <b>{components.openNow(event.until)}</b> : `${components.next} `}
          {at >= open.length && <OccurrenceLine occurrence={event.occurrence} />}
          <span className="block">
            <Link to={event.path} lang={event.language} className="relative">
              {event.title}
            </Link>
            {event.where && `, ${event.where}`}
          </span>
        </p>
      ))}
    </>
  );
}
