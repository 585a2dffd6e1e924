import type { ComingUpDay, ComingUpItem } from '#site/domain/coming-up.ts';
import { Link } from '#site/ui/Link/Link.tsx';
import { OccurrenceNotes } from '../occurrence/OccurrenceLine.tsx';
import { StatusMark } from '../occurrence/StatusMark.tsx';

/** A day of the diary. The longest pages are made of these: each element in a line counts, and looks are the style's. */
export function DayOfEvents({ day }: { day: ComingUpDay }) {
  return (
    <section className="diary-day">
      <p aria-hidden="true">
        {day.dayOfMonth}
        <span>{day.month}</span>
      </p>
      <h3>
        <DayInWords day={day} />
      </h3>
      <ul className="diary-lines">{day.items.map(diaryLine)}</ul>
    </section>
  );
}

/** "Tomorrow", and on paper, where that would soon be wrong, the date. */
function DayInWords({ day: { heading, dated } }: { day: ComingUpDay }) {
  if (heading === dated) return dated;
  return (
    <>
      <span className="print:hidden">{heading}</span>
      <span className="hidden print:inline">{dated}</span>
    </>
  );
}

function diaryLine({ path, title, palette, occurrence, where }: ComingUpItem) {
  const { date, machine, hours, off, status, was, note } = occurrence;
  return (
    <li key={`${path} ${date}`} data-palette={palette || undefined}>
      <time dateTime={machine}>
        {off ? <s>{hours}</s> : hours}
        {status && (
          <>
            {' '}
            <StatusMark>{status}</StatusMark>
          </>
        )}
      </time>{' '}
      <Link to={path}>{title}</Link>
      {where && (
        <div>
          {where.brief}
          {where.further && <span className="print:hidden">{where.further}</span>}
        </div>
      )}
      {(was || note) && <OccurrenceNotes occurrence={occurrence} />}
    </li>
  );
}
