import type { ComingUpDay } from '#site/domain/coming-up.ts';
import { Link } from '#site/ui/Link/Link.tsx';
import { OccurrenceNotes, OccurrenceTime } from '../occurrence/OccurrenceLine.tsx';

/** A day of Coming Up: its number enormous and thin, its events beside it. */
export function DayOfEvents({ day }: { day: ComingUpDay }) {
  return (
    <section className="diary-day">
      <p
        aria-hidden="true"
        className="font-thin text-[3.25rem] tabular-nums leading-[0.85] tracking-tighter sm-md:text-[6.5rem] print:hidden"
      >
        {day.dayOfMonth}
        <span className="mt-2 block text-sm tracking-normal">{day.month}</span>
      </p>
      <div>
        <h3 className="font-bold text-lg print:break-after-avoid print:border-secondary print:border-b print:text-[9pt] print:leading-tight">
          <DayInWords day={day} />
        </h3>
        <ul className="@container mt-2 grid gap-1.5 print:mt-0.5 print:gap-0 print:text-[8pt] print:leading-[1.2]">
          {day.items.map(({ path, title, palette, occurrence, where }) => (
            <li
              key={`${path} ${occurrence.date}`}
              data-palette={palette || undefined}
              className="diary-line bg-tertiary"
            >
              <div className="font-medium print:font-normal">
                <OccurrenceTime occurrence={occurrence} say="hours" />
              </div>
              <div>
                <Link to={path} className="target inline-block font-bold print:inline print:no-underline">
                  {title}
                </Link>
                {where && (
                  <span className="diary-where">
                    {where.brief}
                    {where.further && <span className="print:hidden">{where.further}</span>}
                  </span>
                )}
                <OccurrenceNotes occurrence={occurrence} />
              </div>
            </li>
          ))}
        </ul>
      </div>
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
