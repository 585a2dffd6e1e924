import type { EventSummary } from '#domain/event/event-summary.ts';
import { isSmallPhotograph } from '#domain/picture/picture-files.ts';
import { EventOpening } from '../../components/occurrence/EventOpening.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { StainedGlass } from '../../components/pictures/StainedGlass.tsx';
import { useCurrent } from '../../navigation/ended.ts';

/** The `sizes` of a card's picture: on a phone the first one fills it, and the others, beside their words, are cut from one as high. */
const pictureSizes = '(min-width:43rem) clamp(22rem,50vw - 8rem,52rem)';
const sizesOf = (isFirst: boolean) => `${pictureSizes},${isFirst ? 'calc(100vw - 2rem)' : '18rem'}`;

/** The maximum number of stained-glass windows in a list: more of them read as wallpaper. */
const maxWindows = 3;

/** Events as cards that fill their rows, and share their lines with those beside them. The first ones without a picture have a window. */
export function EventCards(props: { events: readonly EventSummary[] }) {
  const events = useCurrent(props.events);
  const windows = events.filter(({ picture }) => !picture).slice(0, maxWindows);
  return (
    <div className="event-cards">
      {events.map((event, at) => (
        <EventCard key={event.slug} event={event} hasWindow={windows.includes(event)} isFirst={at === 0} />
      ))}
    </div>
  );
}

interface EventCardProps {
  event: EventSummary;
  hasWindow: boolean;
  /** True for the one that fills a narrow window, whose picture loads first. */
  isFirst: boolean;
}

/** An event as a card in the colours of its kind: its picture or window, and the facts that visitors decide by. */
function EventCard({ event, hasWindow, isFirst }: EventCardProps) {
  const { palette, picture, where, audience, cost } = event;
  const more = [audience, cost].filter(Boolean).join(' · ');
  return (
    <article data-palette={palette} className="bg-tertiary text-secondary">
      {(picture || hasWindow) && (
        <div className="art">
          {picture ? (
            <Picture
              picture={picture}
              sizes={sizesOf(isFirst)}
              first={isFirst}
              className={isSmallPhotograph(picture) ? 'object-scale-down' : 'object-cover'}
            />
          ) : (
            <StainedGlass seed={event.slug} width={120} height={80} panes={24} className="h-full w-full" />
          )}
        </div>
      )}
      <EventOpening event={event} />
      {event.summary && (
        <p lang={event.language} className="summary">
          {event.summary}
        </p>
      )}
      <p className="practical">
        {where}
        <span>
          {where && more && ' · '}
          {more}
        </span>
      </p>
    </article>
  );
}
