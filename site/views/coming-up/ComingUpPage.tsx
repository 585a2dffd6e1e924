import type { ComingUp, ComingUpDay } from '#site/domain/coming-up.ts';
import type { PageWords } from '#site/domain/page.ts';
import { SectionHeading } from '#site/ui/SectionHeading/SectionHeading.tsx';
import { PageOpening } from '../words/PageOpening.tsx';
import { sectionClass } from '../words/section-class.ts';
import { DayOfEvents } from './DayOfEvents.tsx';

interface ComingUpPageProps {
  words: PageWords;
  comingUp: ComingUp;
}

/** Coming Up: a column of days, nearest first; then what happens once, further ahead. */
export function ComingUpPage({ words, comingUp: { soon, later } }: ComingUpPageProps) {
  return (
    <>
      <PageOpening words={words} />
      <Days title="The next" qualifier="four weeks" days={soon} />
      <Days title="Further" qualifier="ahead" days={later} />
      {soon.length === 0 && later.length === 0 && (
        <p className={sectionClass}>Nothing is in the diary just now.</p>
      )}
    </>
  );
}

function Days({
  title,
  qualifier,
  days,
}: {
  title: string;
  qualifier: string;
  days: readonly ComingUpDay[];
}) {
  return (
    days.length > 0 && (
      <section className={`${sectionClass} max-w-wide`}>
        <SectionHeading title={title} qualifier={qualifier} />
        <div className="grid gap-10">
          {days.map((day) => (
            <DayOfEvents key={day.date} day={day} />
          ))}
        </div>
      </section>
    )
  );
}
