import type { RawSchedule } from 'schedules-in-words';
import { expect, test } from 'vitest';
import { datedLocale, localeAt } from '#languages/locale.ts';
import { inLondon, london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import type { EventKind } from '../event/event-kind.ts';
import type { RichText } from '../page/rich-text.ts';
import { comingUpItems, itemsOfKind } from './coming-up.ts';
import { openNow } from './open-now.ts';

const food: EventKind = { slug: 'food', title: 'Food and warmth', palette: 2 };
const kinds = [food];
const weekly = (repeats: string, startTime: string, endTime?: string): RawSchedule => ({
  repeats,
  firstDate: '2026-09-01',
  startTime,
  endTime,
});
const warmRoom = eventOf(
  'Warm Room',
  {
    ...weekly('every Monday, Wednesday and Friday', '10am', '3pm'),
    otherTimes: ['Fridays: 10am to 2pm'],
    leftOut: ['2026-12-25: Christmas Day'],
  },
  { kinds },
);
const pantry = eventOf('Pantry', weekly('every Thursday', '10am', '1pm'), {
  kinds,
  changes: [{ date: '2026-12-03', status: 'cancelled', note: 'The van is broken.' }],
});
const beds = eventOf(
  'Beds',
  { ...weekly('every Tuesday', '7pm', '8am'), firstDate: '2027-01-05' },
  { kinds },
);
const choir = eventOf('Choir', weekly('every Thursday', '7.30pm', '9pm'));
const otherwise: RichText = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'Ring 0113 496 0162.' }] }];

function at(now: string, events = [warmRoom, pantry, beds, choir], locale = british) {
  const instant = inLondon(now);
  const items = itemsOfKind(comingUpItems(events, { now: instant, zone: london }), food.slug);
  const found = openNow(items, otherwise, localeAt(locale, instant));
  return {
    open: found?.open?.map(({ title, until }) => `${title} until ${until}`),
    next: found?.next.map(({ title, occurrence }) => `${title}: ${occurrence.soon}`),
  };
}

test.each([
  ['2026-11-23T10:00', ['Warm Room until 3pm'], ['Warm Room: This Wednesday, 25 November, 10am to 3pm']],
  ['2026-11-23T14:59', ['Warm Room until 3pm'], ['Warm Room: This Wednesday, 25 November, 10am to 3pm']],
  ['2026-11-23T17:00', [], ['Warm Room: This Wednesday, 25 November, 10am to 3pm']],
  ['2026-11-26T09:59', [], ['Pantry: Today, Thursday 26 November, 10am to 1pm']],
  ['2026-11-27T13:00', ['Warm Room until 2pm'], ['Warm Room: Monday 30 November, 10am to 3pm']],
  // The pantry is cancelled on 3 December.
  ['2026-12-03T10:30', [], ['Warm Room: Tomorrow, Friday 4 December, 10am to 2pm']],
  ['2027-01-06T02:00', ['Beds until 8am'], ['Warm Room: Today, Wednesday 6 January, 10am to 3pm']],
])('at %s it is said what is open until when, and what opens next', (now, open, next) => {
  expect(at(now)).toEqual({ open, next });
});

test('everything that opens on the next day is named', () => {
  const lunch = eventOf('Lunch', weekly('every Wednesday', 'noon', '2pm'), { kinds });
  expect(at('2026-11-24T20:00', [warmRoom, lunch]).next).toEqual([
    'Warm Room: Tomorrow, Wednesday 25 November, 10am to 3pm',
    'Lunch: Tomorrow, Wednesday 25 November, noon to 2pm',
  ]);
});

test('where nothing of the kind is planned there are still the words of content', () => {
  const nothing = openNow(
    comingUpItems([], { now: inLondon('2026-11-23T10:00'), zone: london }),
    otherwise,
    localeAt(british, inLondon('2026-11-23T10:00')),
  );
  expect(nothing).toEqual({ open: [], next: [], otherwise });
});

test('a kind without such words is not shown by the clock', () => {
  const now = inLondon('2026-11-23T10:00');
  expect(
    openNow(comingUpItems([warmRoom], { now, zone: london }), undefined, localeAt(british, now)),
  ).toBeUndefined();
});

test('where nobody knows when it is read, nothing is open or closed: what is under way is said with its date', () => {
  expect(at('2026-11-23T14:59', undefined, datedLocale(british))).toEqual({
    open: undefined,
    next: ['Warm Room: Monday 23 November, 10am to 3pm', 'Warm Room: Wednesday 25 November, 10am to 3pm'],
  });
});
