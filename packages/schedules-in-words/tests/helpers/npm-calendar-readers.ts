import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';

/** The occurrences in a calendar file from 2025 to 2030, as `lineOf` writes them, cancelled ones with "off". */
export type CalendarReader = (file: string) => readonly string[];

const [windowStart, windowEnd] = [Date.UTC(2025, 0, 1), Date.UTC(2031, 0, 1)];

/** Reads as Thunderbird does. */
export const readWithIcalJs: CalendarReader = (file) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  // By itself it would take a change of any event on the same date for its own.
  const components = calendar.getAllSubcomponents('vevent');
  const events = components.map((event) => new ICAL.Event(event, { strictExceptions: true, exceptions: [] }));
  const masters = events.filter((event) => !event.isRecurrenceException());
  return masters
    .flatMap((event) => {
      for (const other of events) {
        if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other);
      }
      if (!event.isRecurring()) return [icalJsLine(event, event.startDate, event.endDate)];
      const lines: string[] = [];
      const dates = event.iterator();
      for (let date = dates.next(); date && date.toUnixTime() * 1000 < windowEnd; date = dates.next()) {
        const { item, startDate, endDate } = event.getOccurrenceDetails(date);
        lines.push(icalJsLine(item, startDate, endDate));
      }
      return lines;
    })
    .filter(isInRange)
    .toSorted();
};

function icalJsLine(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): string {
  const off = event.component.getFirstPropertyValue('status') === 'CANCELLED' ? ' off' : '';
  if (start.isDate) {
    const last = end.clone();
    last.adjust(-1, 0, 0, 0);
    return `${start.toString()}/${last.toString()}${off}`;
  }
  const [from, to] = [start, end].map((time) => utc(new Date(time.toUnixTime() * 1000)));
  return `${from}/${to === from ? '' : to}${off}`;
}

/** node-ical shares neither code nor author with the library that the files are written with. */
export const readWithNodeIcal: CalendarReader = (file) => {
  const components = Object.values(nodeIcal.sync.parseICS(file));
  const events = components.filter((component): component is VEvent => component?.type === 'VEVENT');
  // A year more on both sides, for occurrences moved into the time looked at.
  const [from, to] = [new Date('2023-01-01T00:00Z'), new Date('2036-01-01T00:00Z')];
  return events
    .flatMap((event) => nodeIcal.expandRecurringEvent(event, { from, to, expandOngoing: true }))
    .map((instance) => {
      const times = isDate(instance.start)
        ? `${localDate(instance.start)}/${localDate(instance.end, -1)}`
        : `${utc(instance.start)}/${instance.end && +instance.end !== +instance.start ? utc(instance.end) : ''}`;
      return instance.event.status === 'CANCELLED' ? `${times} off` : times;
    })
    .filter(isInRange)
    .toSorted();
};

function isInRange(line: string): boolean {
  const start = Date.parse(line.split('/')[0] ?? '');
  return windowStart <= start && start < windowEnd;
}

/** node-ical marks the dates it reads as such. */
function isDate(date: Date): boolean {
  return 'dateOnly' in date && date.dateOnly === true;
}

/** node-ical gives whole days as midnight of wherever the tests run. */
function localDate(date: Date, days = 0): string {
  const local = new Temporal.PlainDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
  return local.add({ days }).toString();
}

function utc(date: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(+date).toString();
}
