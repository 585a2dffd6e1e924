import type { Diary, DiaryDay, DiaryEvent, DiaryLine } from '#domain/diary/diary.ts';
import { StatusMark, WatchNow } from '../../components/occurrence/OccurrenceLines.tsx';
import { useWords } from '../../language/page-locale.ts';
import { useEnded } from '../../navigation/ended.ts';
import { Link } from '../../navigation/Link.tsx';

/** The days of a diary. The longest pages consist of these, so each line has as few elements as possible. */
export function DiaryDays({ days, ...diary }: Diary) {
  const ended = useEnded();
  const events = diary.events.map((event) => (ended.has(event.path) ? undefined : event));
  const isOn = ({ lines }: DiaryDay) => lines.some(({ event }) => events[event]);
  return days.filter(isOn).map((day) => (
    <section key={day.date} id={day.date} className="diary-day" data-way-back>
      <DayHeading day={day} />
      <ul className="diary-lines">
        {day.lines.map((line) => (
          <Line
            key={`${line.event} ${line.date ?? ''} ${line.machine}`}
            line={line}
            date={day.date}
            event={events[line.event]}
          />
        ))}
      </ul>
    </section>
  ));
}

/** "Tomorrow, Monday 7 December" for screen readers and, without "tomorrow", on paper; on a screen "Mon" and a large "7". */
function DayHeading({ day: { near, dated, weekday, day, month } }: { day: DiaryDay }) {
  return (
    <>
      <h3>
        {near && <span className="print:hidden">{`${near} `}</span>}
        {dated}
      </h3>
      <p aria-hidden="true">
        {weekday} <b>{day}</b> <i>{month}</i>
      </p>
    </>
  );
}

function Line({ line, date, event }: { line: DiaryLine; date: string; event: DiaryEvent | undefined }) {
  const { components } = useWords();
  if (event === undefined) return null;
  const { machine, starts, ends, doesNotTakePlace, status, was, movedTo, note, again } = line;
  const where = line.where ?? event.where;
  const hours = (
    <>
      {starts}
      {ends && <span className="end">{ends}</span>}
    </>
  );
  return (
    <li className={again && 'again'}>
      <time
        dateTime={/^\d/.test(machine) ? machine : date + machine}
        data-palette={event.palette}
        data-pattern={event.pattern}
      >
        {doesNotTakePlace ? <del>{hours}</del> : hours}
      </time>{' '}
      <Link to={event.path} lang={event.language} className={event.isOnce && 'font-bold'}>
        {event.title}
      </Link>
      {where && ' '}
      {where && (
        <span className="where">
          {where.room && (
            <span className="room">
              {where.room}
              <span>, </span>
            </span>
          )}
          <span>{where.name}</span>
        </span>
      )}
      {(status || note) && (
        <p>
          {movedTo ? (
            <StatusMark>{components.movedTo(movedTo)}</StatusMark>
          ) : (
            status && <StatusMark>{status}</StatusMark>
          )}
          {was && ` ${components.was(was)}`} {note && <span className="note">{note}</span>}
        </p>
      )}
      <WatchNow {...line} />
    </li>
  );
}
