import type { ComingUp, ComingUpDay } from '#site/domain/coming-up.ts';
import type { CalendarLinks } from '#site/domain/event-add-links.ts';
import type { PageWords } from '#site/domain/page.ts';
import { type Heading, pageHeading } from '#site/domain/page-heading.ts';
import { SectionHeading } from '#site/ui/SectionHeading/SectionHeading.tsx';
import { ClockChangeLine } from '../occurrence/ClockChangeLine.tsx';
import { PageOpening } from '../words/PageOpening.tsx';
import { sectionClass } from '../words/section-class.ts';
import { DayOfEvents } from './DayOfEvents.tsx';

interface ComingUpPageProps {
  words: PageWords;
  comingUp: ComingUp;
  /** That the clocks change, in the week before they do. */
  clocks: string | undefined;
  calendar: CalendarLinks;
}

/** Coming Up: a column of days, nearest first; then what happens once, further ahead. */
export function ComingUpPage({ words, comingUp: { soon, later }, clocks, calendar }: ComingUpPageProps) {
  return (
    <>
      <PageOpening words={words} />
      <ClockChangeLine words={clocks} />
      <Days heading={pageHeading(words.headings, 'soon')} days={soon} />
      <Days heading={pageHeading(words.headings, 'later')} days={later} />
      {soon.length === 0 && later.length === 0 && (
        <p className={sectionClass}>Nothing is in the diary just now.</p>
      )}
      <Subscribe heading={pageHeading(words.headings, 'calendar')} calendar={calendar} />
    </>
  );
}

/** How to have all this in one's own calendar, following every change. */
function Subscribe({ heading, calendar }: { heading: Heading; calendar: CalendarLinks }) {
  return (
    <section className={`${sectionClass} print:hidden`}>
      <SectionHeading {...heading} />
      <div className="grid max-w-words gap-4">
        <p>
          <a href={calendar.webcal} className="font-bold">
            Subscribe to our calendar
          </a>
          . What we cancel or move then changes in your own calendar too.
        </p>
        <p>
          If your calendar asks for an address, give it this one:{' '}
          <a href={calendar.https} className="break-all">
            {calendar.https}
          </a>
        </p>
      </div>
    </section>
  );
}

function Days({ heading, days }: { heading: Heading; days: readonly ComingUpDay[] }) {
  return (
    days.length > 0 && (
      <section className={`${sectionClass} max-w-wide`}>
        <SectionHeading {...heading} />
        <div className="grid gap-10 print:gap-3">
          {days.map((day) => (
            <DayOfEvents key={day.date} day={day} />
          ))}
        </div>
      </section>
    )
  );
}
