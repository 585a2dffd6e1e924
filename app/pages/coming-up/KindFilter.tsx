import { type EventKind, kindPath } from '#domain/event/event-kind.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { useWords } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';

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
          <li key={kind.slug} data-palette={kind.palette}>
            <Link to={kindPath(kind)} current={kind.slug === current?.slug}>
              {kind.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
