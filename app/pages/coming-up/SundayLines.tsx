import type { EventLine as Line } from '#domain/event/event-groups.ts';
import { useWords } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';
import { EventLine } from '../whats-on/EventLine.tsx';

/** What a list for children says of Sunday, since services are of another kind. */
export interface SundayForChildren {
  /** The main services that recur. */
  readonly services: readonly Line[];
  /** The section of About with answers for parents; undefined when there are none. */
  readonly answers: string | undefined;
}

/** "Sunday worship, every Sunday, 10.30am", and the way to what parents ask about it. */
export function SundayLines({ services, answers }: SundayForChildren) {
  const { diary } = useWords();
  if (services.length === 0) return null;
  return (
    <div className="my-6 max-w-text bg-tertiary">
      <ul>
        {services.map((event) => (
          <EventLine key={event.slug} event={event} />
        ))}
      </ul>
      {answers && (
        <p className="px-4 pb-3 sm-md:pb-4">
          <Link to={answers} className="target relative inline-block">
            {diary.childrenOnSunday}
          </Link>
        </p>
      )}
    </div>
  );
}
