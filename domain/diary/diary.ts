import { describeOccurrence, describeSchedule, type Schedule, scheduleSpan } from 'schedules-in-words';
import type { LocaleNow } from '#languages/locale.ts';
import { type EventOccurrence, type EventPlace, pick, type ScheduledEvent } from '../event/event.ts';
import type { EventSummary } from '../event/event-summary.ts';
import { type OccurrenceInWords, occurrenceInWords } from '../event/occurrence-in-words.ts';
import { watchNow } from '../event/watching.ts';
import { eventPath } from '../page/route-pattern.ts';

/** Where something is, in few words. */
interface DiaryPlace {
  /** "Loom Street Hall"; a room that is in no known building. */
  readonly name: string;
  /** "Garden room": the first words of the room in the building; undefined for all of it. */
  readonly room: string | undefined;
}

/** The facts about an event that are the same on all its days. Sent once, they halve the data of the page. */
export interface DiaryEvent extends Pick<EventSummary, 'path' | 'title' | 'language' | 'palette'> {
  /** The pattern of its leading kind. */
  readonly pattern?: number | undefined;
  /** True for what happens once, or once a year; undefined for what comes every week or month. */
  readonly isOnce?: true | undefined;
  readonly where: DiaryPlace | undefined;
}

/** One line of a day: an occurrence of an event. */
export interface DiaryLine extends Pick<OccurrenceInWords, 'status' | 'note' | 'was' | 'movedTo'> {
  /** "10am", in German "10"; all that is said of the time where it is not a start and an end. */
  readonly starts: string;
  /** " to 1pm", in German " bis 13 Uhr"; undefined where no end is known. */
  readonly ends: string | undefined;
  /** For `<time datetime>`, after the date of its day: "T19:00:00+00:00", which many days share; with its own date if that is earlier. */
  readonly machine: string;
  /** The index of its event in the diary's events. */
  readonly event: number;
  /** Identifies the occurrence, `YYYY-MM-DD`; undefined if it is the date of the day. */
  readonly date: string | undefined;
  /** True when it does not take place. */
  readonly doesNotTakePlace: true | undefined;
  /** Undefined when it is in the event's own place. */
  readonly where: DiaryPlace | undefined;
  /** True when an earlier line has the same hours and place: a narrow window does not repeat the end and the place. */
  readonly again: true | undefined;
  /** Where it can be watched now. */
  readonly watch: ReturnType<typeof watchNow>;
}

export interface DiaryDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** "Today,", "Tomorrow," or "This", shown before the date but not printed; undefined for later days. */
  readonly near: string | undefined;
  /** "Sunday 6 December". */
  readonly dated: string;
  /** The same in parts, for a column of days: "Today" or "Sun", 6, and "Dec" or "Jan 2027". */
  readonly weekday: string;
  readonly day: number;
  readonly month: string;
  readonly lines: readonly DiaryLine[];
}

/** Days in order, and the events on them. */
export interface Diary {
  readonly events: readonly DiaryEvent[];
  readonly days: readonly DiaryDay[];
}

/** Leaves out the properties that are undefined: a diary has thousands, which would be sent with its page. */
export function withoutUndefined<Facts extends object>(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts;
}

function placeOf({ room, place }: EventPlace): DiaryPlace | undefined {
  const brief = room?.replace(/(?<=.),.*$/s, '') || undefined;
  if (place) return { name: place.name, room: brief };
  return brief === undefined ? undefined : { name: brief, room: undefined };
}

/** Events are listed for so long, and longer only those of which `isListedFarAhead` is true. */
export const nearHorizon = { days: 28 } as const;

/** True for what people plan long ahead: single events, listed dates, days of the year, and runs of four weeks at most. */
export function isListedFarAhead(schedule: Schedule): boolean {
  const span = scheduleSpan(schedule);
  if (span) return span.isSingle || span.from.until(span.to).days <= nearHorizon.days;
  return schedule.phases.every(({ parts }) =>
    parts.every(
      ({ days }) =>
        days.kind === 'dates' ||
        days.kind === 'festivals' ||
        (days.kind === 'rule' && days.rule.freq === 'yearly'),
    ),
  );
}

function diaryEvent(event: ScheduledEvent): DiaryEvent {
  return withoutUndefined({
    ...pick(event, ['title', 'language', 'palette']),
    path: eventPath(event.slug),
    pattern: event.kinds[0]?.pattern,
    isOnce: isListedFarAhead(event.schedule) || undefined,
    where: placeOf(event.where),
  });
}

/** Parts hours after the words with which they and the start alone begin: "10.30" and " bis 11.45 Uhr" for "10.30 Uhr". */
function inParts(hours: string, start: string): Pick<DiaryLine, 'starts' | 'ends'> {
  const words = hours.split(/(?=\s)/);
  const ofStart = start.split(/(?=\s)/);
  const different = words.findIndex((word, at) => word !== ofStart[at]);
  const starts = different > 0 ? words.slice(0, different).join('') : hours;
  return { starts, ends: hours.slice(starts.length) || undefined };
}

function diaryLine(
  { occurrence }: EventOccurrence,
  date: Temporal.PlainDate,
  locale: LocaleNow,
): Omit<DiaryLine, 'event' | 'again' | 'watch'> {
  const inWords = describeOccurrence(occurrence, date, locale.words);
  const { machine, hours, doesNotTakePlace, status, note, was, movedTo } = occurrenceInWords(
    occurrence,
    locale,
  );
  return {
    date: occurrence.date.equals(date) ? undefined : occurrence.date.toString(),
    machine: machine.startsWith(`${date}`) ? machine.slice(`${date}`.length) : machine,
    // An occurrence that started on an earlier day names all its days: "from 7pm" alone would be read as tonight.
    ...(occurrence.startDate.equals(date)
      ? inParts(hours, inWords.start)
      : { starts: inWords.dated, ends: undefined }),
    doesNotTakePlace: doesNotTakePlace || undefined,
    status,
    note,
    was,
    movedTo,
    where: occurrence.where ? placeOf(occurrence.where) : undefined,
  };
}

/** How long before its times change for good the next date of an event says so. */
const inSight = { weeks: 8 } as const;

/** "From 6 January 2027: 8pm to 9.30pm", on a date before that. */
function changeInSight(
  { event, occurrence }: EventOccurrence,
  { today, words }: LocaleNow,
): string | undefined {
  const [next] = describeSchedule(event.schedule, today, words).later;
  const isAfter = (day: Temporal.PlainDate) => next && Temporal.PlainDate.compare(next.from, day) > 0;
  return isAfter(occurrence.startDate) && !isAfter(today.add(inSight)) ? `${next?.text}.` : undefined;
}

/** A day, and what is on. */
export interface DatedItems {
  readonly date: Temporal.PlainDate;
  readonly items: readonly EventOccurrence[];
}

/** Turns the days of an agenda into text. */
export function diaryInWords(days: readonly DatedItems[], locale: LocaleNow): Diary {
  const { today, words } = locale;
  const { dates } = words;
  const indexes = new Map<ScheduledEvent, number>();
  const indexOf = (event: ScheduledEvent) => indexes.getOrInsert(event, indexes.size);
  const shownHours = new Set<string>();
  const lineOf = (item: EventOccurrence, date: Temporal.PlainDate): DiaryLine => {
    const change = indexes.has(item.event) ? undefined : changeInSight(item, locale);
    const own = diaryLine(item, date, locale);
    const note = [own.note, change].filter(Boolean).join(' ') || undefined;
    const line = { event: indexOf(item.event), ...own, note, watch: watchNow(item, locale) };
    if (line.status || line.note || line.watch || line.where || line.date)
      return withoutUndefined({ ...line, again: undefined });
    const hours = `${line.event} ${line.starts}${line.ends}`;
    const again = shownHours.has(hours) || undefined;
    shownHours.add(hours);
    return withoutUndefined({ ...line, again });
  };
  const dayOf = (date: Temporal.PlainDate, near = dates.beforeDate(date, today)) => ({
    date: date.toString(),
    near,
    dated: dates.date(date, today),
    weekday: near && date.equals(today) ? dates.today : dates.shortWeekday(date.dayOfWeek),
    day: date.day,
    month: `${dates.shortMonth(date.month)}${date.year === today.year ? '' : ` ${date.year}`}`,
  });
  const listed = days.map(({ date, items }) => ({
    ...dayOf(date),
    lines: items.map((item) => lineOf(item, date)),
  }));
  return { events: [...indexes.keys()].map(diaryEvent), days: listed };
}
