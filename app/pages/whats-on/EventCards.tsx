import type { EventSummary } from '#domain/event/event-summary.ts';
import { isSmallPhotograph } from '#domain/picture/picture-files.ts';
import { EventOpening } from '../../components/occurrence/EventOpening.tsx';
import { NextDates } from '../../components/occurrence/OccurrenceLines.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { StainedGlass } from '../../components/pictures/StainedGlass.tsx';
import { useCurrent } from '../../navigation/ended.ts';

/** The `sizes` of a card's picture: one column on a phone, then two or three. */
const pictureSizes = '(min-width:36rem) clamp(28rem,50vw - 11rem,42rem),calc(100vw - 2rem)';

/** The maximum number of stained-glass windows in a list: more of them read as wallpaper. */
const maxWindows = 3;

/** How many cards of a single column have a picture and a summary: seven of them would be eight screens of a phone. */
const maxTall = 3;

/** What a brief card of a single column leaves to the event's own page. */
const notInOneColumn = '@max-[44rem]/main:hidden';

interface EventCardsProps {
  events: readonly EventSummary[];
  /** True for the first list of the page, whose first picture loads first. */
  first?: boolean;
}

/** Events as cards that fill their rows. The first ones without a picture have a window; in a single column the later ones are brief. */
export function EventCards({ first = false, ...props }: EventCardsProps) {
  const events = useCurrent(props.events);
  const windows = events.filter(({ picture }) => !picture).slice(0, maxWindows);
  return (
    <div className="filled-cards [--card:22rem] print:grid print:grid-cols-3 print:gap-x-4 print:gap-y-5">
      {events.map((event, at) => (
        <EventCard
          key={event.slug}
          event={event}
          hasWindow={windows.includes(event)}
          isBrief={at >= maxTall}
          first={first && at === 0}
        />
      ))}
    </div>
  );
}

interface EventCardProps {
  event: EventSummary;
  hasWindow: boolean;
  isBrief: boolean;
  first: boolean;
}

/** An event as a card in the colours of its kind: its picture or window, and the facts that visitors decide by. */
function EventCard({ event, hasWindow, isBrief, first }: EventCardProps) {
  const { palette, picture } = event;
  const detail = isBrief ? notInOneColumn : '';
  return (
    <article
      data-palette={palette}
      className="@container relative bg-tertiary text-secondary print:break-inside-avoid"
    >
      <div className="flex h-full flex-col @min-[42rem]:flex-row">
        {(picture || hasWindow) && (
          // It takes what height its neighbours leave, so that no card has an empty foot. A card that fills a row has it beside its words.
          <div
            className={`relative flex-1 print:hidden ${picture ? 'min-h-52 sm:min-h-72' : 'min-h-36 sm:min-h-56'} ${detail}`}
          >
            {picture ? (
              <Picture
                picture={picture}
                sizes={pictureSizes}
                first={first}
                className={`absolute inset-0 h-full w-full ${isSmallPhotograph(picture) ? 'object-scale-down' : 'object-[50%_40%] object-cover'}`}
              />
            ) : (
              <StainedGlass
                seed={event.slug}
                width={180}
                height={70}
                panes={24}
                className="absolute inset-0 h-full w-full"
              />
            )}
          </div>
        )}
        <div className="grid content-start gap-2 p-5 @min-[42rem]:flex-1 print:gap-1 print:p-0 print:text-[9pt] print:[&>h3]:text-[12pt]">
          <EventOpening
            event={event}
            titleClass={isBrief ? '@min-[44rem]/main:text-2xl' : '@min-[16rem]/main:text-2xl'}
          />
          <p className="text-balance text-sm empty:hidden">
            <NextDates event={event} />
          </p>
          {event.summary && (
            <p lang={event.language} className={`max-w-text ${detail}`}>
              {event.summary}
            </p>
          )}
          <p className="mt-1 text-sm">
            {[event.where, event.audience, event.cost].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
    </article>
  );
}
