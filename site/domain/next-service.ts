import { type Event, type EventPlace, isScheduled, type ScheduledEvent } from './event.ts';
import { isSeriesOff } from './event-next.ts';
import { type OccurrenceWords, occurrenceInWords, placeInWords } from './occurrence-words.ts';
import { eventPath, type Path } from './route-pattern.ts';
import { type Occurrence, takesPlace } from './time/occurrence.ts';
import { byStart, listedUntil, nextOccurrence, outlook } from './time/occurrences.ts';

/** A service at one of its times. */
export interface ComingService {
  readonly slug: string;
  readonly title: string;
  readonly path: Path;
  readonly occurrence: OccurrenceWords;
  readonly where: string | undefined;
}

/** What a visitor must know who wants to come to a service. */
export interface NextService {
  /** The next that takes place; undefined when none is known. */
  readonly service: ComingService | undefined;
  /** Services before that one (or in the next seven days) that are off, nearest first: nobody may come in vain. */
  readonly off: readonly ComingService[];
}

/** How many services that are off are said at most. */
const longest = 3;

/** How far ahead what is off is said when nothing takes place. */
const week = { hours: 7 * 24 } as const;

type Dated = { readonly event: ScheduledEvent; readonly occurrence: Occurrence<EventPlace> };

function sorted(items: readonly Dated[]): readonly Dated[] {
  return items.toSorted((one, other) => byStart(one.occurrence, other.occurrence));
}

function describe({ event, occurrence }: Dated, today: Temporal.PlainDate): ComingService {
  return {
    slug: event.slug,
    title: event.title,
    path: eventPath(event.slug),
    occurrence: occurrenceInWords(occurrence, today),
    where: placeInWords(occurrence.where ?? event.where),
  };
}

/**
 * The next service of all events marked as worship, and what is off before it.
 * @returns neither when no service is to come
 */
export function nextService(events: readonly Event[], now: Temporal.Instant, zone: string): NextService {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const services = events.filter((event) => event.worship).filter(isScheduled);
  const [first] = sorted(
    services.flatMap((event) => {
      const occurrence = nextOccurrence(event.schedule, now, zone);
      return occurrence ? [{ event, occurrence }] : [];
    }),
  );
  const until = first?.occurrence.begins ?? now.add(week);
  const off = services
    .filter(({ schedule }) => !isSeriesOff(schedule))
    .flatMap((event) =>
      [...listedUntil(event.schedule, outlook(now, zone), until)]
        .filter((occurrence) => !takesPlace(occurrence))
        .map((occurrence) => ({ event, occurrence })),
    );
  return {
    service: first && describe(first, today),
    off: sorted(off)
      .slice(0, longest)
      .map((item) => describe(item, today)),
  };
}
