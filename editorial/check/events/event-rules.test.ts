import type { RawChange, RawSchedule } from 'schedules-in-words';
import { expect, test } from 'vitest';
import type { ContentEntry } from '#cms/content-entries.ts';
import { mapContent } from '#cms/map-content.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { entryOf, linkTo } from '#tests/fixtures/content-entry.fixture.ts';
import { everySunday, theFair } from '#tests/fixtures/event.fixture.ts';
import { eventProblems, termsEndProblems } from './event-rules.ts';

const nave = { place: linkTo('church'), room: 'Nave' };

function event(id: string, raw: RawSchedule, room: object = nave) {
  return entryOf('eventPage', id, { slug: id, title: `The ${id}`, ...raw, ...room });
}

function change(event: string, raw: Omit<RawChange, 'id'> & { readonly newPlace?: object }) {
  return entryOf('eventChange', `${event}-change`, { event: linkTo(event), ...raw });
}

const places = ['church', 'hall'].map((id) =>
  entryOf('place', id, { name: id, street: 'High Street', locality: 'Leeds', postcode: 'LS0 4ST' }),
);
const settings = entryOf('siteSettings', 'site', { nation: 'england-wales' });

const items = (entries: readonly ContentEntry[]) => ({ items: entries.map(({ fields }) => fields as never) });

/** What is found in events as visitors see them: what mapping reports, and the rules. */
function problemsOf(
  events: readonly ContentEntry[],
  changes: readonly ContentEntry[] = [],
  terms: readonly ContentEntry[] = [],
  now = inLondon('2026-12-01T09:00'),
) {
  const { content, problems } = mapContent(
    {
      AllEvents: {
        eventPageCollection: { total: 0, ...items(events) },
        eventChangeCollection: { total: 0, ...items(changes) },
        termCollection: { total: 0, ...items(terms) },
      },
      ChurchFacts: {
        placeCollection: { total: 0, ...items(places) },
        siteSettingsCollection: items([settings]),
      },
    },
    { title: '', city: '', telephone: undefined },
    now,
  );
  const today = now.toZonedDateTimeISO('Europe/London').toPlainDate();
  return [
    ...problems,
    ...eventProblems([{ from: now, content }]),
    ...termsEndProblems(content.events, terms, today),
  ];
}

function findings(events: readonly ContentEntry[], changes: readonly ContentEntry[] = []): string[] {
  return problemsOf(events, changes).map(
    ({ severity, entry, field, item, sentence }) =>
      `${severity} ${entry.split(' ')[1]} ${field}${item === undefined ? '' : `[${item}]`}: ${sentence}`,
  );
}

test('a valid week has no findings', () => {
  expect(findings([event('worship', everySunday), event('fair', theFair)])).toEqual([]);
});

test('each fault names its entry and field, and the item of a list', () => {
  const leftOut = ['2026-12-27', '2026-12-28: a Monday'];
  const [first, second] = findings([
    event('fair', { ...theFair, endTime: '13:00' }),
    event('worship', { ...everySunday, leftOut }),
  ]);
  expect(first).toMatch(/^error fair endTime: It ends before it starts: from 2pm to 1pm\./);
  expect(second).toMatch(/^error worship leftOut\[1\]: "2026-12-28: a Monday" leaves out a date/);
});

test('a change of a date that does not exist is an error of the change', () => {
  const changes = [change('worship', { date: '2026-12-07', status: 'cancelled' })];
  expect(findings([event('worship', everySunday)], changes)).toEqual([
    expect.stringMatching(/^error worship-change date: It does not happen on 2026-12-07/),
  ]);
});

test.each([
  [
    'a new date of last year',
    { date: '2027-01-10', status: 'moved', newDate: '2026-01-12' },
    'error worship-change newDate: The new date 2026-01-12 lies 363 days before 2027-01-10, the date it moves; if 2027-01-12 is meant, write that. Until then it is shown as postponed.',
  ],
  [
    'a new date of the year after',
    { date: '2026-12-06', status: 'moved', newDate: '2027-12-10' },
    'error worship-change newDate: The new date 2027-12-10 lies 369 days after 2026-12-06, the date it moves; if 2026-12-10 is meant, write that. Until then it is shown as postponed.',
  ],
  [
    'a new date that is past, of a date to come',
    { date: '2026-12-06', status: 'moved', newDate: '2026-11-10' },
    'warning worship-change newDate: The new date 2026-11-10 is past, and 2026-12-06, the date it moves, is not; look at the year and the month.',
  ],
  [
    'a new date before the old one',
    { date: '2026-12-06', status: 'moved', newDate: '2026-12-04' },
    'warning worship-change newDate: The new date 2026-12-04 lies before 2026-12-06, the date it moves; look at the year and the month.',
  ],
  [
    'a new date months ahead',
    { date: '2026-12-06', status: 'moved', newDate: '2027-02-10' },
    'warning worship-change newDate: The new date 2027-02-10 lies more than eight weeks after 2026-12-06, the date it moves; look at the year and the month.',
  ],
])('%s is reported', (_, raw, message) => {
  expect(findings([event('worship', everySunday)], [change('worship', raw)])).toEqual([message]);
});

test('a run of dates that are moved far is reported once', () => {
  const raw = { date: '2026-12-01', lastDate: '2026-12-31', status: 'moved', newDate: '2027-02-05' };
  expect(findings([event('worship', everySunday)], [change('worship', raw)])).toEqual([
    expect.stringMatching(
      /^warning worship-change newDate: The new date 2027-02-10 lies more than eight weeks after 2026-12-06/,
    ),
  ]);
});

test('when the school terms run out, the last one says so once, with the events that need more', () => {
  const terms = [
    entryOf('term', 'spring', { firstDate: '2027-01-04', lastDate: '2027-03-25' }),
    entryOf('term', 'autumn', { firstDate: '2026-09-03', lastDate: '2026-12-18' }),
  ];
  const club = { ...everySunday, termTimeOnly: true, startTime: '14:00', endTime: '15:00' };
  const events = [event('club', club), event('band', { ...club, startTime: '16:00', endTime: '17:00' })];
  const at = (now: string) =>
    problemsOf(events, [], terms, inLondon(now)).map(
      ({ entry, field, sentence }) => `${entry} ${field}: ${sentence}`,
    );
  expect(at('2026-12-01T09:00')).toEqual([]);
  expect(at('2027-03-01T09:00')).toEqual([
    expect.stringMatching(
      /^term spring lastDate: The last school term ends .* This is for “The club” and “The band”\.$/,
    ),
  ]);
});

test('an event by arrangement needs no date', () => {
  expect(findings([event('visits', { repeats: 'by arrangement' })])).toEqual([]);
});

test('a new date within eight weeks passes, and so does a past change', () => {
  for (const raw of [
    { date: '2026-12-06', status: 'moved', newDate: '2027-01-31' },
    { date: '2026-10-04', status: 'moved', newDate: '2026-10-02' },
  ])
    expect(findings([event('worship', everySunday)], [change('worship', raw)])).toEqual([]);
});

test('last year’s date of an upcoming event is reported, and a date decades ahead', () => {
  expect(findings([event('carols', { ...theFair, firstDate: '2025-12-20' })])).toEqual([
    'warning carols firstDate: 2025-12-20 is past, so it is filed as over; if 2026-12-20 is meant, write that.',
  ]);
  expect(findings([event('carols', { ...theFair, firstDate: '2062-12-20' })])).toEqual([
    'warning carols firstDate: The first date 2062-12-20 is more than two years away; look at the year.',
  ]);
  expect(findings([event('fair', { ...theFair, firstDate: '2026-06-20' })])).toEqual([]);
});

test('a whole event that is moved must say from when and where to', () => {
  const moved = { ...theFair, status: 'moved' };
  expect(findings([event('fair', moved)])).toEqual([expect.stringMatching(/^warning fair statusNote: /)]);
  expect(findings([event('fair', { ...moved, statusNote: 'It was to be on 28 November.' })])).toEqual([]);
});

test('two events in one room at the same time are reported once, with their times', () => {
  const choir = event('choir', { ...everySunday, startTime: '11:30', endTime: '12:30' });
  expect(findings([event('worship', everySunday), choir])).toEqual([
    expect.stringMatching(
      /^warning worship startTime: .* as “The choir” \(choir\): Sunday 6 December, 10\.30am to 11\.45am, and Sunday 6 December, 11\.30am to 12\.30pm\./,
    ),
  ]);
});

test('events in other rooms or places, one after the other or without a place do not clash', () => {
  const choir = { ...everySunday, startTime: '11:30', endTime: '12:30' };
  const worship = event('worship', everySunday);
  expect(findings([worship, event('choir', choir, { ...nave, room: 'Vestry' })])).toEqual([]);
  expect(findings([worship, event('choir', choir, { ...nave, place: linkTo('hall') })])).toEqual([]);
  expect(findings([worship, event('choir', { ...choir, startTime: '11:45' })])).toEqual([]);
  const nowhere = { place: null, room: null };
  expect(findings([event('worship', everySunday, nowhere), event('choir', choir, nowhere)])).toEqual([]);
});

test('what is cancelled or lasts all day takes up no room', () => {
  const worship = event('worship', everySunday);
  expect(findings([worship, event('choir', { ...everySunday, status: 'cancelled' })])).toEqual([]);
  expect(findings([worship, event('advent', { repeats: 'once', firstDate: '2026-12-06' })])).toEqual([]);
});

test('a date moved into a room in use clashes, one moved out of it does not', () => {
  const events = [event('worship', everySunday), event('fair', { ...theFair, startTime: '10:00' })];
  const toSunday = { date: '2026-12-05', status: 'moved', newDate: '2026-12-06' };
  expect(findings(events, [change('fair', toSunday)])).toHaveLength(1);
  expect(findings(events, [change('fair', { ...toSunday, newPlace: linkTo('hall') })])).toEqual([]);
});

test('a service without an end is reported: it would count as over after an hour', () => {
  const service = (raw: RawSchedule) => event('midnight', raw, { ...nave, worship: true });
  expect(findings([service({ ...theFair, endTime: null })])).toEqual([
    expect.stringMatching(/^warning midnight endTime: No end is given/),
  ]);
  expect(findings([service(theFair), service({ ...theFair, startTime: null, endTime: null })])).toEqual([]);
  expect(findings([event('fair', { ...theFair, endTime: null })])).toEqual([]);
});

test('an event without any date gets a warning, one with only a time an error', () => {
  expect(findings([event('hire', { repeats: 'once' })])).toEqual([
    'warning hire repeats: No date is given, so it is listed without one.',
  ]);
  expect(findings([event('hire', { repeats: 'once', startTime: '10:00' })])).toEqual([
    expect.stringMatching(/^error hire firstDate: There is no first date/),
  ]);
});
