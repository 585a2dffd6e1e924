import type { Diary, DiaryDay, DiaryEvent, DiaryLine } from '#domain/diary/diary.ts';
import { OccurrenceNotes } from '../../components/occurrence/OccurrenceLine.tsx';
import { StatusMark } from '../../components/occurrence/StatusMark.tsx';
import { Link } from '../../navigation/Link.tsx';

/** The days of a diary. The longest pages consist of these, so each line has as few elements as possible. */
export function DiaryDays({ diary: { events, days } }: { diary: Diary }) {
  return days.map((day) => (
    <section key={day.date} className="diary-day">
      {/* Visual only: the heading has the same as text. */}
      <p aria-hidden="true">
        <span>{day.dayOfMonth}</span> {day.month}
      </p>
      <h3>{dayInWords(day)}</h3>
      <ul className="diary-lines">
        {day.lines.map((line) => (
          <Line
            key={`${line.event} ${line.date ?? ''} ${line.machine}`}
            line={line}
            event={events[line.event]}
          />
        ))}
      </ul>
    </section>
  ));
}

/** "Tomorrow, Monday 7 December"; in print only the date, since "tomorrow" would soon be wrong. */
function dayInWords({ near, dated }: DiaryDay) {
  return near ? (
    <>
      <span className="print:hidden">{near} </span>
      {dated}
    </>
  ) : (
    dated
  );
}

/** The status with a space after it, for readers without styles; "Moved to …" is in the next line. */
function hoursInWords({ hours, off, status, movedTo }: DiaryLine) {
  if (status === undefined) return `${hours} `;
  return (
    <>
      {off ? <s>{hours}</s> : hours}
      {!movedTo && <StatusMark>{status}</StatusMark>}{' '}
    </>
  );
}

function Line({ line, event }: { line: DiaryLine; event: DiaryEvent | undefined }) {
  if (event === undefined) return null;
  const where = line.where ?? event.where;
  return (
    <li data-palette={event.palette}>
      <time dateTime={line.machine}>{hoursInWords(line)}</time>
      <Link to={event.path} className={where ? undefined : 'placeless'}>
        {event.title}
      </Link>
      {where && ` ${where.brief}`}
      {where?.further && <span className="print:hidden">{where.further}</span>}
      {(line.was || line.movedTo || line.note) && (
        <p>
          <OccurrenceNotes occurrence={line} />
        </p>
      )}
    </li>
  );
}
