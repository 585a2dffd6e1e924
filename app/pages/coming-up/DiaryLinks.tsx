import type { DiaryWeek } from '#domain/diary/weeks.ts';
import { type EventKind, kindPath } from '#domain/event/event-kind.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { useWords } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';

/** The id of a week's section of the page. @param from the first day of the week, `YYYY-MM-DD` */
export function weekId(from: string): string {
  return `week-${from}`;
}

/** The id of the section with what is further ahead. */
export const laterId = 'later';

/** The weeks of the diary as links that stay in view. They need no script. */
export function WeekLinks({ weeks, hasLater }: { weeks: readonly DiaryWeek[]; hasLater: boolean }) {
  const { diary } = useWords();
  if (weeks.length + Number(hasLater) < 2) return null;
  return (
    <nav aria-label={diary.weeks} className="week-links">
      <ul>
        {weeks.map(({ from, isThisWeek, begins }) => (
          <li key={from}>
            <a href={`#${weekId(from)}`}>{isThisWeek ? diary.thisWeek : begins}</a>
          </li>
        ))}
        {hasLater && (
          <li>
            <a href={`#${laterId}`}>{diary.later}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface KindFilterProps {
  kinds: readonly EventKind[];
  current: EventKind | undefined;
}

/** Links to the events of one kind, and to all. Each has the colours that its events have in the diary. */
export function KindFilter({ kinds, current }: KindFilterProps) {
  const { diary } = useWords();
  if (kinds.length === 0) return null;
  return (
    <nav aria-label={diary.kinds}>
      <ul className="diary-kinds">
        {current && (
          <li>
            <Link to={routePattern.comingUp}>{diary.everything}</Link>
          </li>
        )}
        {kinds.map((kind) => (
          <li key={kind.slug} data-palette={kind.palette} data-pattern={kind.pattern}>
            <Link to={kindPath(kind)} current={kind.slug === current?.slug}>
              {kind.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
