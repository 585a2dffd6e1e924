import type { ComingUpDay } from '#site/domain/coming-up.ts';
import { Link } from '#site/ui/Link/Link.tsx';
import { targetClass } from '#site/ui/Link/target-class.ts';
import { OccurrenceNotes, OccurrenceTime } from '../occurrence/OccurrenceLine.tsx';

/** A day of Coming Up: its number enormous and thin, its events beside it. */
export function DayOfEvents({ day }: { day: ComingUpDay }) {
  return (
    <section className="grid print:mb-[0.8mm] print:block grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-secondary border-t pt-3 sm-md:grid-cols-[9rem_minmax(0,1fr)] sm-md:gap-x-8 print:border-t-0 print:pt-0">
      <p aria-hidden="true" className="print:hidden font-thin tabular-nums leading-[0.85] tracking-tighter">
        <span className="block text-[3.25rem] sm-md:text-[6.5rem]">{day.dayOfMonth}</span>
        <span className="mt-2 block text-sm tracking-normal">{day.month}</span>
      </p>
      <div>
        <h3 className="font-bold text-lg print:break-after-avoid print:border-secondary print:border-b print:text-[9pt] print:leading-tight">
          <span className="print:hidden">{day.heading}</span>
          <span className="hidden print:inline">{day.dated}</span>
        </h3>
        <ul className="@container mt-2 grid gap-1.5 print:mt-0.5 print:gap-0 print:text-[8pt] print:leading-[1.2]">
          {day.items.map(({ path, title, palette, occurrence, where, whereBriefly }) => (
            <li
              key={`${path} ${occurrence.date}`}
              data-palette={palette || undefined}
              className="grid gap-x-6 bg-tertiary p-3 text-secondary @min-[26rem]:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[28mm_minmax(0,1fr)] print:gap-x-2 print:break-inside-avoid print:p-0"
            >
              <div className="font-medium print:font-normal">
                <OccurrenceTime occurrence={occurrence} say="hours" />
              </div>
              <div>
                <Link
                  to={path}
                  className={`${targetClass} inline-block font-bold print:inline print:no-underline`}
                >
                  {title}
                </Link>
                {where && <span className="block text-sm print:hidden">{where}</span>}
                {whereBriefly && <span className="hidden print:inline">{`, ${whereBriefly}`}</span>}
                <OccurrenceNotes occurrence={occurrence} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
