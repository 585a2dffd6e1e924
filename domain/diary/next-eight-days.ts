import { agendaByDay, describeOccurrence } from 'schedules-in-words';
import type { LocaleNow } from '#languages/locale.ts';
import type { Words } from '#languages/words.ts';
import { type EventOccurrence, type EventPlace, pick, type ScheduledEvent } from '../event/event.ts';
import { datedEvent } from '../event/occurrence-in-words.ts';
import type { ComingUpItems } from './coming-up.ts';
import { isListedFarAhead } from './diary.ts';

/** Today and the same day of the next week: a sheet that is printed on a Sunday has the next one too. */
const length = { days: 8 } as const;

/** The days of the notice sheet, of the screen in a porch, and of the words to copy. */
export type EightDays = ReturnType<typeof nextEightDays>;

/** One date of an event, with the day by its date and never by its nearness, since paper is read later. */
export type WeekLine = EightDays['lines'][number];

/** The parts of a notice sheet that have lines: what is off or moved away first, since people were coming to it. */
export function sheetParts(
  lines: readonly WeekLine[],
  { off, services, dates }: Pick<Words['week'], 'off' | 'services' | 'dates'>,
) {
  const on = lines.filter(({ doesNotTakePlace }) => !doesNotTakePlace);
  return [
    { title: off, lines: lines.filter(({ doesNotTakePlace }) => doesNotTakePlace) },
    { title: services, lines: on.filter(({ isService }) => isService) },
    { title: dates, lines: on.filter(({ isService }) => !isService) },
  ].filter((part) => part.lines.length > 0);
}

/** Who leads a date, and what is read, in words; with a line about one time of the day before one about all of it. */
function rotaOf({ event: { rota = [] }, occurrence: { date, part } }: EventOccurrence, { week }: Words) {
  const start = part.timing.kind === 'timed' ? part.timing.start : null;
  const ofDay = rota.filter((line) => line.date.equals(date));
  const line =
    ofDay.find((each) => each.start && start?.equals(each.start)) ?? ofDay.find((each) => !each.start);
  return (
    line && {
      leads: line.leads && week.leads(line.leads),
      readings: line.readings && week.readings(line.readings),
    }
  );
}

/**
 * What is on in the next eight days, in order: the one list of which the sheet, the screen and the words to copy are made.
 * @param items what is to come: see `comingUpItems`
 */
export function nextEightDays({ soon }: ComingUpItems, locale: LocaleNow) {
  const { now, today, zone, words } = locale;
  const last = today.add(length).subtract({ days: 1 });
  const days = agendaByDay<ScheduledEvent, EventPlace>(soon, now, zone).filter(
    ({ date }) => Temporal.PlainDate.compare(date, last) <= 0,
  );
  const lineOf = (item: EventOccurrence, date: Temporal.PlainDate) => {
    const { event, occurrence } = item;
    const { path, title, language, where, occurrence: inWords } = datedEvent(item, locale);
    const { dated } = describeOccurrence(occurrence, date, words);
    return {
      ...{ path, title, language, where },
      /** The day, `YYYY-MM-DD`, and as it is said: "Sunday 29 November". */
      date: date.toString(),
      day: words.dates.date(date, today),
      /** "10.30am to 11.45am"; of what began on an earlier day, both its days. */
      hours: occurrence.startDate.equals(date) ? inWords.hours : dated,
      ...pick(inWords, ['machine', 'status', 'note', 'was', 'movedTo', 'doesNotTakePlace']),
      isService: event.worship,
      /** True for what happens once, or once a year; false for what comes every week or month. */
      isOnce: isListedFarAhead(event.schedule),
      rota: occurrence.takesPlace ? rotaOf(item, words) : undefined,
    };
  };
  return {
    lines: days.flatMap(({ date, items }) => items.map((item) => lineOf(item, date))),
    /** "26 November to 3 December". */
    span: words.dates.span(today, last),
    /** "Thursday 26 November 2026". */
    asOf: words.dates.asOf(today),
    /** When each day is over, in milliseconds since 1970: nobody's name is shown after that. */
    endings: Object.fromEntries(
      days.map(({ date }) => [
        date.toString(),
        date.add({ days: 1 }).toZonedDateTime(zone).toInstant().epochMilliseconds,
      ]),
    ),
  };
}
