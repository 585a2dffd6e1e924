import { memo } from 'react';
import type { CalendarLinks } from '#domain/calendar/add-links.ts';
import type { ComingUp } from '#domain/diary/coming-up.ts';
import type { OpenNow } from '#domain/diary/open-now.ts';
import type { EventKind } from '#domain/event/event-kind.ts';
import type { Poster } from '#domain/event/poster.ts';
import type { PageContent } from '#domain/page/page.ts';
import { HeadingWords } from '../../components/Headings.tsx';
import { ClockChangeLine, OpenNowLines } from '../../components/occurrence/OccurrenceLines.tsx';
import { PageOpening } from '../../components/PageOpening.tsx';
import { PosterCode } from '../../components/pictures/QrCode.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { Subscribe } from '../../components/Subscribe.tsx';
import { useHeadings, useWords } from '../../language/page-locale.ts';
import { DiaryDays } from './DiaryDays.tsx';
import { KindFilter, laterId, WeekLinks, weekId } from './DiaryLinks.tsx';
import { type SundayForChildren, SundayLines } from './SundayLines.tsx';
import { WeeksAtAGlance } from './WeeksAtAGlance.tsx';

interface ComingUpPageProps {
  content: PageContent;
  kinds: readonly EventKind[];
  /** The kind that is shown alone; undefined for all. */
  kind: EventKind | undefined;
  comingUp: ComingUp;
  /** What of the kind is open now. */
  openNow?: OpenNow | undefined;
  /** What a list for children says of Sunday. */
  sunday?: SundayForChildren | undefined;
  /** The line about a clock change in the coming week. */
  clocks: string | undefined;
  calendar: CalendarLinks;
  poster: Poster;
}

/** Coming Up: four weeks, nearest day first, with a list of the weeks that stays at hand; then what is rare further ahead. */
export const ComingUpPage = memo(function ComingUpPage(props: ComingUpPageProps) {
  const { content, kinds, kind, comingUp, openNow, sunday, clocks, calendar, poster } = props;
  const words = useWords();
  const heading = useHeadings(content.headings);
  const { diary } = words;
  const { soon, later, weeks, glance } = comingUp;
  const laterHeading = heading('later');
  const calendarHeading = heading('calendar');
  return (
    <>
      <div className="print:hidden">
        <PageOpening content={kind ? openingOf(kind, content) : content} />
        {openNow && (
          <div className="my-6 grid max-w-text gap-2 bg-tertiary p-4 sm-md:p-5">
            <OpenNowLines {...openNow} />
            <RichText blocks={openNow.otherwise} />
          </div>
        )}
        {sunday && <SundayLines {...sunday} />}
        <details className="diary-calendar">
          <summary>
            <HeadingWords {...calendarHeading} />
          </summary>
          <Subscribe label={kind ? diary.subscribeTo(kind.title) : diary.subscribe} calendar={calendar} />
        </details>
        <KindFilter kinds={kinds} current={kind} />
      </div>
      <SheetHeading title={heading('sheet').title} comingUp={comingUp} kind={kind} poster={poster} />
      <ClockChangeLine text={clocks} />
      {soon.days.length + later.days.length === 0 ? (
        <p className="mt-6">{kind ? diary.emptyOf(kind.title) : diary.empty}</p>
      ) : (
        <div className="diary">
          <WeekLinks weeks={weeks} hasLater={later.days.length > 0} />
          {soon.days.length > 0 && (
            <WeeksAtAGlance heading={heading('soon')} glance={glance} days={soon.days} />
          )}
          <div className="diary-list">
            {weeks.map(({ from, to, isThisWeek, span }) => (
              <section key={from} id={weekId(from)} className="diary-week">
                <h2 className="diary-heading">
                  <HeadingWords
                    {...(isThisWeek ? { title: diary.thisWeek, qualifier: span } : { title: span })}
                  />
                </h2>
                <DiaryDays
                  events={soon.events}
                  days={soon.days.filter(({ date }) => from <= date && date <= to)}
                />
              </section>
            ))}
            {later.days.length > 0 && (
              <section id={laterId} className="diary-later">
                <h2 lang={laterHeading.lang} className="diary-heading">
                  <HeadingWords title={laterHeading.title} qualifier={laterHeading.qualifier} />
                </h2>
                <p className="mb-2 max-w-text sm-md:mb-4 print:text-[9pt]">{comingUp.goesOn}</p>
                <DiaryDays {...later} />
              </section>
            )}
            {later.days.length === 0 && <p className="mt-6 max-w-text print:text-[9pt]">{comingUp.goesOn}</p>}
          </div>
        </div>
      )}
    </>
  );
});

/** The opening of the page of one kind. Where one line is too short, the kind begins a line of its own and “Coming Up” stays whole. */
function openingOf(kind: EventKind, content: PageContent): PageContent {
  return { ...content, title: content.title.replaceAll(' ', '\u00a0'), qualifier: kind.title, body: [] };
}

interface SheetHeadingProps extends Pick<ComingUpPageProps, 'comingUp' | 'kind' | 'poster'> {
  title: string;
}

/** In print: the days of the list, its date, and a QR code that leads back to this page, which has later changes. */
function SheetHeading({ title, comingUp: { span, asOf }, kind, poster }: SheetHeadingProps) {
  const { diary } = useWords();
  return (
    <div className="-mt-[3mm] hidden items-end justify-between gap-6 print:flex">
      <div>
        <p className="font-bold text-[22pt] leading-none tracking-tight">
          {title} <span className="block font-thin">{kind ? `${kind.title}, ${span}` : span}</span>
        </p>
        <p className="mt-2 text-[9pt]">{diary.asOf(asOf)}</p>
      </div>
      <PosterCode poster={poster} size="small" />
    </div>
  );
}
