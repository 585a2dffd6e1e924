import { schemaOrgSchedules } from 'schedules-in-words';
import type { Place } from '#domain/church/place.ts';
import { type OpeningHours, parseOpeningHours } from '#domain/opening-hours/opening-hours.ts';
import type { Locale } from '#languages/locale.ts';
import { geoCoordinates, type JsonLdNode, known, postalAddress } from './json-ld.ts';

const dayNames: Readonly<Record<string, string>> = {
  ...{ MO: 'Monday', TU: 'Tuesday', WE: 'Wednesday', TH: 'Thursday' },
  ...{ FR: 'Friday', SA: 'Saturday', SU: 'Sunday' },
};

/** Stands for every public holiday, and overrides the hours of the weekday (https://schema.org/PublicHolidays). */
const publicHolidays = 'PublicHolidays';

const onDays = (days: readonly string[], times: object = {}) =>
  known({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day}`),
    ...times,
  });

/**
 * The hours of a building as schema.org/OpeningHoursSpecification, one for each set of hours. One without `opens` says that it is closed.
 * @param hours in words
 * @returns undefined without hours that can be read, and for such as are not those of every week
 */
export function openingHoursJsonLd(
  hours: string | undefined,
  now: Temporal.Instant,
  locale: Locale,
): readonly JsonLdNode[] | undefined {
  const read = hours === undefined ? undefined : parseOpeningHours(hours, locale);
  if (read === undefined) return undefined;
  const found = read.flatMap(({ schedule, onHolidays }) => {
    const schedules = schemaOrgSchedules(schedule, now, locale.zone);
    return schedules.length > 0 ? schedules.map((each) => onEveryWeek(each, onHolidays)) : [undefined];
  });
  const weekly = found.filter((each) => each !== undefined);
  if (weekly.length < found.length) return undefined;
  const says = new Set(read.map(({ onHolidays }) => onHolidays));
  const isClosed = says.has('closed') && !says.has('only') && !says.has('open');
  return [...weekly, ...(isClosed ? [onDays([publicHolidays])] : [])];
}

/** The hours of a schedule; undefined unless they are the same in every week. */
function onEveryWeek(
  { repeatFrequency, byDay = [], startTime, endTime }: ReturnType<typeof schemaOrgSchedules>[number],
  onHolidays: OpeningHours[number]['onHolidays'],
): JsonLdNode | undefined {
  if (repeatFrequency !== 'P1W' || endTime === undefined) return undefined;
  const days = byDay.flatMap((code) => dayNames[code] ?? []);
  return onDays(onHolidays === 'only' ? [publicHolidays] : days, { opens: startTime, closes: endTime });
}

/** The further buildings of a church with their hours, as structured data; nothing of those that have no hours. */
export function placesJsonLd(
  places: readonly Place[],
  now: Temporal.Instant,
  locale: Locale,
): readonly JsonLdNode[] {
  return places.flatMap((place) => {
    const openingHoursSpecification = openingHoursJsonLd(place.openingHours, now, locale);
    if (openingHoursSpecification === undefined) return [];
    const { name } = place;
    const address = postalAddress(place, locale.country);
    return known({
      ...{ '@type': 'Place', name, address, geo: geoCoordinates(place) },
      openingHoursSpecification,
    });
  });
}
