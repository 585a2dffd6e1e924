import type { ComingUpDay } from '#site/domain/coming-up.ts';
import { Link } from '#site/ui/Link/Link.tsx';
import { targetClass } from '#site/ui/Link/target-class.ts';
import { OccurrenceNotes, OccurrenceTime } from '../occurrence/OccurrenceLine.tsx';

/** A day of Coming Up: its number enormous and thin, its events beside it. */
export function DayOfEvents({ day }: { day: ComingUpDay }) {
  return (
    <section className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-secondary border-t pt-3 sm-md:grid-cols-[9rem_minmax(0,1fr)] sm-md:gap-x-8 print:break-inside-avoid print:grid-cols-[6rem_minmax(0,1fr)] print:pt-1.5">
      <p aria-hidden="true" className="font-thin tabular-nums leading-[0.85] tracking-tighter">
        <span className="block text-[3.25rem] sm-md:text-[6.5rem] print:text-[2.5rem]">{day.dayOfMonth}</span>
        <span className="mt-2 block text-sm tracking-normal print:mt-1">{day.month}</span>
      </p>
      <div>
        <h3 className="font-bold text-lg">{day.heading}</h3>
        <ul className="@container mt-2 grid gap-1.5 print:mt-0 print:gap-1">
          {day.items.map(({ slug, path, title, palette, occurrence, where }) => (
            <li
              key={`${slug} ${occurrence.date}`}
              data-palette={palette || undefined}
              className="grid gap-x-6 bg-tertiary p-3 text-secondary @min-[26rem]:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[13rem_minmax(0,1fr)] print:p-0"
            >
              <div className="font-medium">
                <OccurrenceTime occurrence={occurrence} say="hours" />
              </div>
              <div>
                <Link to={path} className={`${targetClass} inline-block font-bold print:no-underline`}>
                  {title}
                </Link>
                {where && <span className="block text-sm">{where}</span>}
                <OccurrenceNotes occurrence={occurrence} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
