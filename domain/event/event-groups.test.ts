import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { groupByKind, lineOf, mainServices } from './event-groups.ts';
import type { EventKind } from './event-kind.ts';
import { summarizeEvent } from './event-summary.ts';

const kind = (slug: string): EventKind => ({ slug, title: slug, palette: 0 });
const [worship, food, music] = ['worship', 'food', 'music'].map(kind) as [EventKind, EventKind, EventKind];
const event = (slug: string, ...kinds: EventKind[]) => eventOf(slug, everySunday, { kinds });

test('events are grouped by their leading kind, in the order of the kinds, those of no kind last', () => {
  const events = [
    event('picnic'),
    event('choir', music, worship),
    event('lunch', food),
    event('songs', music),
  ];
  const groups = groupByKind(events, [worship, food, music]);
  expect(groups.map((group) => [group.kind?.slug, group.events.map(({ slug }) => slug)])).toEqual([
    ['food', ['lunch']],
    ['music', ['choir', 'songs']],
    [undefined, ['picnic']],
  ]);
});

test('a line names the next date only when something about it is changed, it is more than a week off, or a feast', () => {
  const now = inLondon('2026-12-05T09:00');
  const line = (changes: readonly { date: string; status: string }[]) =>
    lineOf(summarizeEvent(eventOf('sundays', everySunday, { changes }), localeAt(british, now)));
  expect(line([])).toMatchObject({ when: expect.stringContaining('Every Sunday'), next: undefined });
  expect(line([{ date: '2026-12-06', status: 'cancelled' }])).toMatchObject({
    brief: 'Sun 10.30am',
    next: { doesNotTakePlace: true },
    following: { doesNotTakePlace: false },
  });
  const ash = eventOf('ash', { ...everySunday, repeats: 'Ash Wednesday', firstDate: '2026-02-18' });
  expect(lineOf(summarizeEvent(ash, localeAt(british, now))).next).toMatchObject({
    soon: 'Wednesday 10 February 2027, 10.30am',
  });
  const dayBefore = localeAt(british, inLondon('2027-02-09T09:00'));
  expect(lineOf(summarizeEvent(ash, dayBefore)).next?.soon).toBe('Tomorrow, Wednesday 10 February, 10.30am');
  const fair = eventOf('fair', { ...theFair, firstDate: '2027-02-10' });
  expect(lineOf(summarizeEvent(fair, localeAt(british, now))).next).toBeUndefined();
});

test('a line leaves to the page of the event why something is changed', () => {
  const now = inLondon('2026-12-05T09:00');
  const changes = [{ date: '2026-12-06', status: 'cancelled', note: 'The choir is away.' }];
  const line = lineOf(summarizeEvent(eventOf('sundays', everySunday, { changes }), localeAt(british, now)));
  expect(line.next).toMatchObject({ status: 'Cancelled', note: undefined });
});

test('the main services that recur are a Sunday’s for families, but no single one, and none that is off', () => {
  const main = { worship: true, mainService: true };
  const events = [
    eventOf('sundays', everySunday, main),
    eventOf('evening', everySunday, { worship: true }),
    eventOf('christmas', theFair, main),
    eventOf('ended', { ...everySunday, status: 'cancelled' }, main),
  ];
  const lines = mainServices(events, localeAt(british, inLondon('2026-12-03T09:00')));
  expect(lines.map(({ slug, when }) => [slug, when])).toEqual([
    ['sundays', 'Every Sunday, 10.30am to 11.45am'],
  ]);
});
