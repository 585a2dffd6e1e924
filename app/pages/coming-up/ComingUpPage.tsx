import { memo } from 'react';
import type { CalendarLinks } from '#domain/calendar/add-links.ts';
import type { ComingUp } from '#domain/diary/coming-up.ts';
import type { Diary } from '#domain/diary/diary.ts';
import type { Poster } from '#domain/event/poster.ts';
import type { PageContent } from '#domain/page/page.ts';
import { type Heading, pageHeading } from '#domain/page/page-heading.ts';
import { SectionHeading } from '../../components/Heading/SectionHeading.tsx';
import { ClockChangeLine } from '../../components/occurrence/ClockChangeLine.tsx';
import { PageOpening } from '../../components/PageOpening/PageOpening.tsx';
import { Subscribe } from '../../components/Subscribe/Subscribe.tsx';
import { PosterCode } from '../event/PosterCode.tsx';
import { DiaryDays } from './DiaryDays.tsx';

interface ComingUpPageProps {
  content: PageContent;
  comingUp: ComingUp;
  /** The line about a clock change in the coming week. */
  clocks: string | undefined;
  calendar: CalendarLinks;
  poster: Poster;
}

/** Coming Up: a column of days, nearest first; then what is rare further ahead. */
export const ComingUpPage = memo(function ComingUpPage({
  content,
  comingUp: { soon, later, span, asOf },
  clocks,
  calendar,
  poster,
}: ComingUpPageProps) {
  return (
    <>
      <div className="print:hidden">
        <PageOpening content={content} />
      </div>
      <SheetHeading
        title={pageHeading(content.headings, 'sheet').title}
        span={span}
        asOf={asOf}
        poster={poster}
      />
      <ClockChangeLine text={clocks} />
      <Days heading={pageHeading(content.headings, 'soon')} diary={soon} inSheet />
      <Days heading={pageHeading(content.headings, 'later')} diary={later} />
      {soon.days.length === 0 && later.days.length === 0 && (
        <p className="page-section">Nothing is in the diary just now.</p>
      )}
      <section className="page-section print:hidden">
        <SectionHeading {...pageHeading(content.headings, 'calendar')} />
        <Subscribe label="Subscribe to our calendar" calendar={calendar} />
      </section>
    </>
  );
});

interface SheetHeadingProps extends Pick<ComingUp, 'span' | 'asOf'> {
  title: string;
  poster: Poster;
}

/** In print: the days of the list, its date, and a QR code that leads back to this page, which has later changes. */
function SheetHeading({ title, span, asOf, poster }: SheetHeadingProps) {
  return (
    <div className="-mt-[3mm] hidden items-end justify-between gap-6 print:flex">
      <div>
        <p className="font-bold text-[22pt] leading-none tracking-tight">
          {title} <span className="block font-thin">{span}</span>
        </p>
        <p className="mt-2 text-[9pt]">As of {asOf}. Later changes are on our website.</p>
      </div>
      <PosterCode poster={poster} size="small" />
    </div>
  );
}

interface DaysProps {
  heading: Heading;
  diary: Diary;
  /** True for the days that the printed sheet covers. */
  inSheet?: boolean;
}

function Days({ heading, diary, inSheet = false }: DaysProps) {
  return (
    diary.days.length > 0 && (
      <section className="max-w-wide print:mt-2">
        <div className={`page-section ${inSheet ? 'print:hidden' : 'print:[&>h2]:mb-2'}`}>
          <SectionHeading {...heading} />
        </div>
        <div className="grid gap-10 print:block print:columns-2 print:gap-x-[8mm]">
          <DiaryDays diary={diary} />
        </div>
      </section>
    )
  );
}
