import type { Place } from '../church/place.ts';
import type { EventInFull, EventPlace, ScheduledEvent } from '../event/event.ts';
import type { RawChange, RawSchedule } from '../time/parse/raw-schedule.ts';
import { scheduleOf } from '../time/schedules-for-tests.ts';

export const CHURCH: Place = {
  id: 'church',
  name: 'The church',
  street: 'High Road',
  locality: 'Leeds',
  postcode: 'LS0 0AA',
  latitude: 53.8,
  longitude: -1.5,
  door: undefined,
  directions: undefined,
  parking: undefined,
  blueBadge: undefined,
  bus: undefined,
  stepFree: undefined,
  hearingLoop: undefined,
  toilets: undefined,
  changingPlace: undefined,
  quietSpace: undefined,
  largePrint: undefined,
  lastChecked: undefined,
};

export const HALL: Place = { ...CHURCH, id: 'hall', name: 'The hall', street: 'Mill Lane' };

type Change = Omit<RawChange<EventPlace>, 'id'>;

/** An event around raw times, everything else plain. */
export function eventOf(
  slug: string,
  times: RawSchedule,
  { changes = [], ...more }: Partial<EventInFull> & { readonly changes?: readonly Change[] } = {},
): ScheduledEvent<EventInFull> {
  return {
    id: slug,
    slug,
    title: slug,
    summary: '',
    highlighted: false,
    palette: 0,
    picture: undefined,
    worship: false,
    mainService: false,
    where: { place: CHURCH, room: undefined },
    audience: undefined,
    cost: undefined,
    price: undefined,
    bookingUrl: undefined,
    access: undefined,
    body: [],
    contact: undefined,
    revision: { publishedAt: '2026-11-20T10:11:12.345Z' },
    ...more,
    schedule: scheduleOf<EventPlace>(times, changes),
  };
}

/** An ordinary week: every Sunday, 10.30am to 11.45am, from September 2026. */
export const SUNDAYS: RawSchedule = {
  repeats: 'every week',
  weekdays: ['Sunday'],
  firstDate: '2026-09-06',
  startTime: '10:30',
  endTime: '11:45',
};

/** Every Wednesday, 11am to 11.40am. */
export const WEDNESDAYS: RawSchedule = {
  ...SUNDAYS,
  weekdays: ['Wednesday'],
  firstDate: '2026-09-02',
  startTime: '11:00',
  endTime: '11:40',
};

/** Friday 11 to Sunday 13 December 2026, 10am to 4pm each day. */
export const EXHIBITION: RawSchedule = {
  repeats: 'every day',
  firstDate: '2026-12-11',
  lastDate: '2026-12-13',
  startTime: '10:00',
  endTime: '16:00',
};

/** Once, on Saturday 5 December 2026 from 2pm to 4pm. */
export const FAIR: RawSchedule = {
  repeats: 'once',
  firstDate: '2026-12-05',
  startTime: '14:00',
  endTime: '16:00',
};
