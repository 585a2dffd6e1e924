import type { EventLine as Line } from '#domain/event/event-groups.ts';
import { EventLink, EventStatusLines, NextDates } from '../../components/occurrence/OccurrenceLines.tsx';
import { useEnded } from '../../navigation/ended.ts';

/** An event in a long list: its title, when and where it is, and what is changed; in a narrow window a row. All of it leads to its page. */
export function EventLine({ event }: { event: Line }) {
  const { path, when, brief, repeats, next, status, where } = event;
  if (useEnded().has(path)) return null;
  return (
    <li className="event-line">
      <h3>
        <EventLink event={event} className="card-link" />
      </h3>
      {brief && <p className="brief">{brief}</p>}
      {when && <p className="when">{next?.doesNotTakePlace && !repeats ? <del>{when}</del> : when}</p>}
      {where && <p className="where">{where}</p>}
      {status && (
        <p>
          <EventStatusLines status={status} />
        </p>
      )}
      {next && (
        <p>
          <NextDates event={event} />
        </p>
      )}
    </li>
  );
}
