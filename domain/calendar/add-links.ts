import type { Occurrence } from '../schedule/occurrence.ts';

/** What the "add to my calendar" links of one occurrence say. */
export type AddLinkEvent = {
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
};

/** How long the entry lasts in a calendar that insists on an end, when none is known. */
const LENGTH_WITHOUT_END = { hours: 1 } as const;

/** A link that opens Google Calendar with the occurrence filled in. */
export function googleCalendarLink(event: AddLinkEvent, occurrence: Occurrence): string {
  const [start, end] = spanOf(occurrence);
  const dates = `${start.replaceAll(/[-:]/g, '')}/${end.replaceAll(/[-:]/g, '')}`;
  return withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates,
    details: event.description,
    location: event.location,
  });
}

/** A link that opens Outlook on the web with the occurrence filled in. */
export function outlookCalendarLink(event: AddLinkEvent, occurrence: Occurrence): string {
  const [start, end] = spanOf(occurrence);
  return withQuery('https://outlook.live.com/calendar/0/action/compose', {
    rru: 'addevent',
    subject: event.title,
    startdt: start,
    enddt: end,
    allday: occurrence.when.kind === 'all-day' ? 'true' : null,
    body: event.description,
    location: event.location,
  });
}

/** The same address as a subscription: calendar programs answer to `webcal:`. */
export function webcalLink(calendarUrl: string): string {
  return calendarUrl.replace(/^https?:/, 'webcal:');
}

/** Start and end in UTC, which no reader's own zone can bend; whole days as dates with the day after as end. */
function spanOf({ when }: Occurrence): [string, string] {
  if (when.kind === 'all-day') return [when.first.toString(), when.last.add({ days: 1 }).toString()];
  const end = when.end ?? when.start.add(LENGTH_WITHOUT_END);
  return [utc(when.start), utc(end)];
}

function utc(moment: Temporal.ZonedDateTime): string {
  return moment.toInstant().toString({ smallestUnit: 'second' });
}

function withQuery(address: string, query: Readonly<Record<string, string | null>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  // Percent-encoded spaces: Outlook shows the plus signs of URLSearchParams as they are.
  const encoded = pairs.map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${encoded.join('&')}`;
}
