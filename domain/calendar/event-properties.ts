import { type Occurrence, takesPlace, type When } from '../schedule/occurrence.ts';
import { statusInWords } from '../wording/occurrence-words.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { dateProperty, utcProperty, zonedProperties } from './date-properties.ts';
import { bareTextProperty, type JCalProperty, textProperty } from './jcal.ts';

/** Everything a VEVENT says but its times. Stamps come from the entry, so the same entry gives the same bytes. */
export function entryProperties<Where>(
  entry: CalendarEntry<Where>,
  uid: string,
  occurrence: Occurrence<Where>,
): JCalProperty[] {
  const isOn = takesPlace(occurrence);
  // Some calendars pass over STATUS, so what does not take place says it in its title as well.
  const title = isOn ? entry.title : `${statusInWords(occurrence.status)}: ${entry.title}`;
  const description = [occurrence.note, entry.description].filter((part) => part !== null).join('\n\n');
  const location = entry.location(occurrence.where);
  const properties: JCalProperty[] = [
    textProperty('uid', uid),
    utcProperty('dtstamp', entry.publishedAt),
    utcProperty('last-modified', entry.publishedAt),
    ['sequence', {}, 'integer', entry.version],
    // To subscribe to a church's calendar is not to be at everything in it (RFC 5545 §3.8.2.7).
    ['transp', {}, 'text', 'TRANSPARENT'],
    // Outlook reads this instead.
    bareTextProperty('x-microsoft-cdo-busystatus', 'FREE'),
    textProperty('summary', title),
    // Nothing is known of a postponed one's new time, so its old one must leave people's calendars too.
    ['status', {}, 'text', isOn ? 'CONFIRMED' : 'CANCELLED'],
  ];
  if (description !== '') properties.push(textProperty('description', description));
  if (location !== null) properties.push(textProperty('location', location));
  // The point on the map is the usual place's.
  if (entry.geo !== null && occurrence.where === null) {
    properties.push(['geo', {}, 'float', [entry.geo.lat, entry.geo.lon]]);
  }
  if (entry.url !== null) properties.push(['url', {}, 'uri', new URL(entry.url).href]);
  return properties;
}

/** DTSTART and, when an end is known, DTEND; a last whole day ends on the next (RFC 5545 §3.8.2.2). */
export function whenProperties(when: When): JCalProperty[] {
  if (when.kind === 'all-day') {
    return [dateProperty('dtstart', when.first), dateProperty('dtend', when.last.add({ days: 1 }))];
  }
  return zonedProperties(
    when.end === null ? { dtstart: when.start } : { dtstart: when.start, dtend: when.end },
  );
}
