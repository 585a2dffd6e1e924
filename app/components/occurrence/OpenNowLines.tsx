import type { OpenNow } from '#domain/diary/open-now.ts';
import type { ComingService } from '#domain/worship/next-service.ts';
import { useWords } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';
import { OccurrenceLine } from './OccurrenceLine.tsx';

/** "Open now until 3pm: The Warm Room, Loom Street Hall", or that nothing is open, and what opens next. */
export function OpenNowLines({ open, next }: Pick<OpenNow, 'open' | 'next'>) {
  const { components } = useWords();
  return (
    <>
      {open.map((event) => (
        <p key={event.slug} className="text-balance">
          <strong className="font-bold">{components.openNow(event.until)}</strong>
          <WhatAndWhere {...event} />
        </p>
      ))}
      {open.length === 0 && <p className="font-bold">{components.notOpenNow}</p>}
      {next.map((event) => (
        <p key={`${event.slug} ${event.occurrence.machine}`} className="text-balance">
          {components.next} <OccurrenceLine occurrence={event.occurrence} />
          <WhatAndWhere {...event} />
        </p>
      ))}
    </>
  );
}

function WhatAndWhere({ path, title, language, where }: ComingService) {
  return (
    <span className="block">
      <Link to={path} lang={language} className="relative">
        {title}
      </Link>
      {where && `, ${where}`}
    </span>
  );
}
