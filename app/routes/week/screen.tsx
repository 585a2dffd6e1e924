import { earliest } from '#domain/event/event-validity.ts';
import { weekPattern } from '#domain/page/route-pattern.ts';
import { HeadingWords, SectionHeading } from '../../components/Headings.tsx';
import { Notices } from '../../layout/SiteLayout.tsx';
import { churchEvents } from '../../loaders/church-events.ts';
import { outageChurch, useRootData } from '../../loaders/page-data.ts';
import { pageLoader } from '../../loaders/page-loader.server.ts';
import { describeWeek, thisWeek, type WeekWords } from '../../loaders/this-week.ts';
import { useBasePath } from '../../navigation/base-path.ts';
import { useEnded } from '../../navigation/ended.ts';
import { useRenews } from '../../navigation/Renewal.tsx';
import { OutageNotice } from '../../pages/errors.tsx';
import { WeekLines } from '../../pages/this-week/WeekLines.tsx';
import type { Route } from './+types/screen.ts';

export { headers, meta } from '../../loaders/page-data.ts';

/** How many of the dates that come every week are on the screen, below all that come once. */
const maxWeekly = 8;

/** By the clock of the church, the hours between which the screen is not dark. */
const dayHours = [7, 21] as const;

export const loader = pageLoader((site) => {
  const { week, endings, validUntil } = thisWeek(site);
  const here = site.now.toZonedDateTimeISO(site.locale.zone);
  // A page that stays as it was made goes by the device alone.
  const ahead = site.isExported
    ? []
    : dayHours.flatMap((hour) => {
        const instant = here.startOfDay().with({ hour }).toInstant();
        return Temporal.Instant.compare(instant, site.now) > 0 ? [instant] : [];
      });
  const view = {
    once: week.lines.filter(({ isOnce }) => isOnce),
    weekly: week.lines.filter(({ isOnce }) => !isOnce).slice(0, maxWeekly),
    asOf: week.asOf,
    words: week.words,
    service: churchEvents(site).services.service,
    isNight: !site.isExported && ahead.length !== 1,
  };
  const end = earliest(validUntil, ...ahead) ?? validUntil;
  return { page: describeWeek(site), isAlone: true, view, endings, validUntil: end };
});

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OutageNotice church={outageChurch(error)} />;
}

/** The screen of a porch, in large letters and without a menu: the next service, what happens once, then what is weekly. */
export default function ScreenPage({ loaderData: { view } }: Route.ComponentProps) {
  const { words, service, once, weekly, asOf, isNight } = view;
  const { church, asMade } = useRootData();
  const ended = useEnded();
  return (
    <>
      <Notices />
      <main
        id="content"
        className={`porch-screen grid min-h-dvh content-start gap-6 p-6 lg:grid-cols-2 lg:gap-x-12 ${isNight ? 'night' : ''}`}
      >
        <h1 className="text-xl lg:col-span-2">
          <HeadingWords title={<strong>{church.title}</strong>} qualifier={church.city} />
        </h1>
        <div>
          {service && !ended.has(service.occurrence.date) && (
            <section>
              <SectionHeading title={words.next} className="font-bold text-lg" />
              <p className="text-balance font-bold text-2xl">{service.occurrence.dated}</p>
              <p className="text-xl">
                {service.title}
                {service.where && `, ${service.where}`}
              </p>
              {service.occurrence.note && <p>{service.occurrence.note}</p>}
            </section>
          )}
          <p className="mt-6 text-sm">
            {asMade?.asOf ?? asOf}. <RenewalLink {...words} />
          </p>
        </div>
        <ScreenList title={words.once} lines={once} className="" />
        <ScreenList
          title={words.weekly}
          lines={weekly}
          className="lg:col-span-2 lg:[&>ul]:block lg:[&>ul]:columns-2 lg:[&>ul]:gap-x-12"
        />
      </main>
    </>
  );
}

type ScreenListProps = Parameters<typeof WeekLines>[0] & { title: string; className: string };

function ScreenList({ title, lines, className }: ScreenListProps) {
  if (lines.length === 0) return null;
  return (
    <section className={className}>
      <SectionHeading title={title} className="font-bold text-lg" />
      <WeekLines lines={lines} />
    </section>
  );
}

/** The way to the same page without renewal (WCAG 2.2.2), or back: a new document, since a browser keeps the renewal of the one that it has. */
function RenewalLink({ renew, stop }: Pick<WeekWords, 'renew' | 'stop'>) {
  const renews = useRenews();
  const path = renews ? weekPattern.still : weekPattern.screen;
  return (
    <a href={useBasePath() + path} className="target inline-block">
      {renews ? stop : renew}
    </a>
  );
}
